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

/** Returns what is paid when: the deposit, the instalments and the rest of the whole sum. */
export function payments({ deposit, instalments = [], restDaysBefore }: Price, total: number): Payment[] {
  if (deposit === undefined) return [];
  const before = [{ amount: deposit, daysBefore: undefined }, ...instalments];
  const rest = total - before.reduce((sum, { amount }) => sum + amount, 0);
  return rest > 0 ? [...before, { amount: rest, daysBefore: restDaysBefore ?? 0 }] : before;
}

/** Returns the time, in epoch milliseconds, of a day so many days before the first day of a trip. */
export function dayBefore(startTime: number, days: number): number {
  return startOfDay(isoDate(startTime)) - days * DAY_MS;
}
