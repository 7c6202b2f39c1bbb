import { fill } from '../../lib/fill.ts';
import { INDIAN_TIME_ZONE, isoDate } from '../../lib/indian-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const timeZone = INDIAN_TIME_ZONE;
const dayFormat = new Intl.DateTimeFormat('en-IN', { timeZone, day: 'numeric' });
const monthFormat = new Intl.DateTimeFormat('en-IN', { timeZone, month: 'long' });
const yearFormat = new Intl.DateTimeFormat('en-IN', { timeZone, year: 'numeric' });
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });

const ORDINAL_SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** The start and the end of a trip as displayed, each with its ISO 8601 date for `<time datetime>`. */
export interface DateLabel {
  start: { text: string; iso: string };
  end: { text: string; iso: string };
}

/**
 * Returns the dates of a trip from epoch milliseconds: `1st` and `5th March 2025`, displayed as `1st - 5th
 * March 2025` (specification, section 5). Month and year are those of the end, also for a trip that starts in
 * another month (decision 11).
 */
export function dateLabel(startTime: number, endTime: number): DateLabel {
  return {
    start: { text: ordinalDay(startTime), iso: isoDate(startTime) },
    end: {
      text: `${ordinalDay(endTime)} ${monthFormat.format(endTime)} ${yearFormat.format(endTime)}`,
      iso: isoDate(endTime),
    },
  };
}

/**
 * Inserts the duration between two times in epoch milliseconds into a label: {days} is the number of days D,
 * rounded up, and {nights} is D-1 (specification, section 5).
 */
export function durationLabel(startTime: number, endTime: number, label: string): string {
  const days = Math.ceil(Math.abs(endTime - startTime) / DAY_MS);
  return fill(label, { days, nights: Math.max(0, days - 1) });
}

function ordinalDay(time: number): string {
  const day = dayFormat.format(time);
  return day + ORDINAL_SUFFIXES[ordinalRules.select(Number(day))];
}
