import type { TripPage } from '#content-model/schemas/trip-file.ts';

type Price = TripPage['price'];

/** Returns the GST and the full price from the price of the card, which has the GST in it or not. */
export function fullPrice(cost: number, { percent, included }: Price['gst']) {
  if (included) return { gst: Math.round((cost * percent) / (100 + percent)), total: cost };
  const gst = Math.round((cost * percent) / 100);
  return { gst, total: cost + gst };
}

/**
 * Returns what is paid when by those who book so many days before the trip: first all that is due at the
 * booking, and then each sum with the last day on which it is paid.
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
