import { fill } from '../../lib/fill.ts';
import { INDIAN_TIME_ZONE, isoDate } from '../../lib/indian-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const timeZone = INDIAN_TIME_ZONE;
const dayFormat = new Intl.DateTimeFormat('en-IN', { timeZone, day: 'numeric' });
const monthFormat = new Intl.DateTimeFormat('en-IN', { timeZone, month: 'long' });
const yearFormat = new Intl.DateTimeFormat('en-IN', { timeZone, year: 'numeric' });
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });

const ORDINAL_SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** The two halves of a trip's date label, each with its full date for machines. */
export interface DateLabel {
  start: { text: string; iso: string };
  end: { text: string; iso: string };
}

/**
 * The dates of a trip from epoch milliseconds: `1st` and `5th March 2025`, read as `1st - 5th March 2025`
 * (specification, section 5). Month and year are the end's, also for a trip over a month's end (decision 11).
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
 * Fills the duration between two epoch milliseconds into a label: {days} is D, rounded up to whole days, and
 * {nights} D-1 (specification, section 5).
 */
export function durationLabel(startTime: number, endTime: number, label: string): string {
  const days = Math.ceil(Math.abs(endTime - startTime) / DAY_MS);
  return fill(label, { days, nights: Math.max(0, days - 1) });
}

function ordinalDay(time: number): string {
  const day = dayFormat.format(time);
  return day + ORDINAL_SUFFIXES[ordinalRules.select(Number(day))];
}
