import type { TripPage } from '#content-model/schemas/trip-file.ts';

type Price = TripPage['price'];

/** The GST and the total, in rupees, from the price of the card, which includes the GST or not. */
export function fullPrice(cost: number, { percent, included }: Price['gst']) {
  if (included) return { gst: Math.round((cost * percent) / (100 + percent)), total: cost };
  const gst = Math.round((cost * percent) / 100);
  return { gst, total: cost + gst };
}

/**
 * The payments, in rupees, of a booking `daysLeft` days before the trip: the sum due at the booking, and
 * later sums with their last day. Undefined `daysBefore` means at the booking.
 */
export function payments(
  { deposit, instalments = [], restDaysBefore = 0 }: Price,
  total: number,
  daysLeft: number,
) {
  if (deposit === undefined) return [];
  const sum = (parts: readonly { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0);
  const rest = { amount: total - deposit - sum(instalments), daysBefore: restDaysBefore };
  const later = [...instalments, rest].filter(
    ({ amount, daysBefore }) => amount > 0 && daysBefore <= daysLeft,
  );
  return [{ amount: total - sum(later), daysBefore: undefined }, ...later];
}
