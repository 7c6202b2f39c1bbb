import type { TripPage } from '../schemas/trip-file.ts';
import { DAY_MS, isoDate, startOfDay } from '../indian-time.ts';

type Price = TripPage['price'];

/** Sums in rupees for each person. */
interface WholePrice {
  gst: number;
  /** What is paid in all. */
  total: number;
}

/** Returns the GST and the whole sum from the price of the card, which has the GST in it or not. */
export function wholePrice(cost: number, { percent, included }: Price['gst']): WholePrice {
  if (included) return { gst: Math.round((cost * percent) / (100 + percent)), total: cost };
  const gst = Math.round((cost * percent) / 100);
  return { gst, total: cost + gst };
}

/** A sum, and the last day on which it is paid; without a day it is paid at the booking. */
interface Payment {
  amount: number;
  daysBefore: number | undefined;
}

/** Returns what is paid when by those who book so many days before the trip; first all that is due. */
export function payments(
  { deposit, instalments = [], restDaysBefore = 0 }: Price,
  total: number,
  daysLeft: number,
): Payment[] {
  if (deposit === undefined) return [];
  const sum = (parts: readonly { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0);
  const rest = { amount: total - deposit - sum(instalments), daysBefore: restDaysBefore };
  const later = [...instalments, rest].filter(
    ({ amount, daysBefore }) => amount > 0 && daysBefore <= daysLeft,
  );
  return [{ amount: total - sum(later), daysBefore: undefined }, ...later];
}

/** Returns the time, in epoch milliseconds, of a day so many days before the first day of a trip. */
export function dayBefore(startTime: number, days: number): number {
  return startOfDay(isoDate(startTime)) - days * DAY_MS;
}
