/**
 * The time zone of all dates on the site, whatever the visitor's time zone is (specification,
 * "Dates and prices").
 */
export const INDIAN_TIME_ZONE = 'Asia/Kolkata';

/** The UTC offset of that time zone. There is no daylight saving time. */
const OFFSET = '+05:30';

/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the first second of a day (`2027-01-18`) in India, in epoch milliseconds. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00${OFFSET}`);
}

/** Returns the last second of a day (`2027-01-18`) in India, in epoch milliseconds. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T23:59:59${OFFSET}`);
}

/** Returns the number of days from one day (`2027-01-18`) to another, less than 0 if that is earlier. */
export function daysBetween(from: string, to: string): number {
  return (startOfDay(to) - startOfDay(from)) / DAY_MS;
}

// A format takes longer to create than to use, and a list may have a thousand trips.
const dateFormat = new Intl.DateTimeFormat('en', {
  timeZone: INDIAN_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the date in India at a time in epoch milliseconds, as `2027-01-18`. */
export function isoDate(time: number): string {
  // Built from parts, because ICU versions differ in order and separators.
  const parts = dateFormat.formatToParts(time);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Returns the date and time in India at a time in epoch milliseconds, as `2027-01-18T00:00:00+05:30`. */
export function isoDateTime(time: number): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: INDIAN_TIME_ZONE, timeStyle: 'medium' });
  return `${isoDate(time)}T${format.format(time)}${OFFSET}`;
}
