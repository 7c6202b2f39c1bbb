import { fill } from '../../lib/fill.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../lib/languages.ts';
import { INDIAN_TIME_ZONE, isoDate } from '../../lib/indian-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Formats one part of a date in India, with Latin digits. */
const format = (time: number, language: Language, part: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${LANGUAGES[language].tag}-u-nu-latn`, {
    timeZone: INDIAN_TIME_ZONE,
    ...part,
  }).format(time);

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
 * another month (decision 11). In Hindi days have no suffix: `1 - 5 मार्च 2025` (decision 32).
 */
export function dateLabel(
  startTime: number,
  endTime: number,
  language: Language = DEFAULT_LANGUAGE,
): DateLabel {
  const day = language === DEFAULT_LANGUAGE ? ordinalDay : plainDay;
  const month = format(endTime, language, { month: 'long' });
  const year = format(endTime, language, { year: 'numeric' });
  return {
    start: { text: day(startTime, language), iso: isoDate(startTime) },
    end: {
      text: `${day(endTime, language)} ${month} ${year}`,
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

function plainDay(time: number, language: Language): string {
  return format(time, language, { day: 'numeric' });
}

function ordinalDay(time: number, language: Language): string {
  const day = plainDay(time, language);
  return day + ORDINAL_SUFFIXES[ordinalRules.select(Number(day))];
}
