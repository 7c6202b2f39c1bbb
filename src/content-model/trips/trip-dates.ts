import { fill } from '#content-model/format.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#content-model/languages.ts';
import { DAY_MS, INDIAN_TIME_ZONE, isoDate } from '#content-model/indian-time.ts';

const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });

const ORDINAL_SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/**
 * The dates of a trip from epoch milliseconds: `1st` and `5th March 2025`, displayed as `1st - 5th March
 * 2025` (specification, "Dates and prices"). Month and year are those of the end, also for a trip that starts
 * in another month. In Hindi days have no suffix, and both months are named where they differ: `1 - 5 मार्च
 * 2025`, `28 मार्च - 3 अप्रैल 2025` (specification, "Two languages"). `iso` is for `<time datetime>`.
 */
export function dateLabel(startTime: number, endTime: number, language: Language = DEFAULT_LANGUAGE) {
  const [start, end] = [partsOf(startTime, language), partsOf(endTime, language)];
  const isEnglish = language === DEFAULT_LANGUAGE;
  const dayOf = ({ day }: DateParts) => (isEnglish ? ordinal(day) : day);
  const sameYear = start.year === end.year;
  const startParts = [dayOf(start)];
  if (!isEnglish && !(sameYear && start.month === end.month)) startParts.push(start.month);
  if (!isEnglish && !sameYear) startParts.push(start.year);
  return {
    start: { text: startParts.join(' '), iso: isoDate(startTime) },
    end: { text: [dayOf(end), end.month, end.year].join(' '), iso: isoDate(endTime) },
  };
}

/**
 * Inserts the first and the last day of a trip, from epoch milliseconds, into a text: `{start} to {end}`
 * becomes `Sun 28 March to Sat 3 April` (specification, "Dates and prices"). The years are named where they
 * differ. The only day of a trip is returned without the text.
 */
export function shortDates(
  startTime: number,
  endTime: number,
  text: string,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const [start, end] = [partsOf(startTime, language), partsOf(endTime, language)];
  const withWeekday = ({ weekday, day, month, year }: DateParts) =>
    [weekday, day, month, ...(start.year === end.year ? [] : [year])].join(' ');
  if (isoDate(startTime) === isoDate(endTime)) return withWeekday(start);
  return fill(text, { start: withWeekday(start), end: withWeekday(end) });
}

/** A day in full from epoch milliseconds: `Monday 18 January 2027`. */
export function fullDate(time: number, language: Language): string {
  const format = new Intl.DateTimeFormat(`${LANGUAGES[language].tag}-u-nu-latn`, {
    timeZone: INDIAN_TIME_ZONE,
    dateStyle: 'full',
  });
  return format.format(time);
}

/** Inserts the first and the last day of a trip in full into a text, as `shortDates` does. */
export function fullDates(startTime: number, endTime: number, text: string, language: Language): string {
  const [start, end] = [fullDate(startTime, language), fullDate(endTime, language)];
  return start === end ? start : fill(text, { start, end });
}

/**
 * Inserts the duration between two times in epoch milliseconds into a label: {days} is the number of days D,
 * rounded up, and {nights} is D-1 (specification, "Dates and prices").
 */
export function durationLabel(startTime: number, endTime: number, label: string): string {
  const days = Math.ceil(Math.abs(endTime - startTime) / DAY_MS);
  return fill(label, { days, nights: Math.max(0, days - 1) });
}

/** The formats of the languages that were used, because each is slow to create. */
const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

type DateParts = ReturnType<typeof partsOf>;

/** The parts of a date in India, with Latin digits. ICU versions differ in what is between them. */
function partsOf(time: number, language: Language) {
  const format = (formats[language] ??= new Intl.DateTimeFormat(`${LANGUAGES[language].tag}-u-nu-latn`, {
    timeZone: INDIAN_TIME_ZONE,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }));
  const parts = format.formatToParts(time);
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  return { weekday: part('weekday'), day: part('day'), month: part('month'), year: part('year') };
}

function ordinal(day: string): string {
  return day + ORDINAL_SUFFIXES[ordinalRules.select(Number(day))];
}
