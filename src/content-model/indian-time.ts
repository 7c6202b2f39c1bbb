/** The time zone of all dates, for visitors anywhere (specification, "Dates and prices"). */
export const INDIAN_TIME_ZONE = 'Asia/Kolkata';

/** The UTC offset of that time zone. There is no daylight saving time. */
const OFFSET = '+05:30';
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The first second of a day (`2027-01-18`) in India, in epoch milliseconds. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00${OFFSET}`);
}

/** The last second of a day (`2027-01-18`) in India, in epoch milliseconds. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T23:59:59${OFFSET}`);
}

/** The number of days from one day (`2027-01-18`) to another, less than 0 if that is earlier. */
export function daysBetween(from: string, to: string): number {
  return (startOfDay(to) - startOfDay(from)) / DAY_MS;
}

/** The first second of the day in India that is `days` days after a time, in epoch milliseconds. */
export function addDays(time: number, days: number): number {
  return startOfDay(isoDate(time)) + days * DAY_MS;
}

/** The date in India at a time in epoch milliseconds, as `2027-01-18`. */
export function isoDate(time: number): string {
  return isoDateTime(time).slice(0, 10);
}

/** The date and time in India at a time in epoch milliseconds, as `2027-01-18T00:00:00+05:30`. */
export function isoDateTime(time: number): string {
  return new Date(time + OFFSET_MS).toISOString().slice(0, 19) + OFFSET;
}
