import { fill } from './fill.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';

/** The opening hours of `content/site.json`. */
interface OpenHours {
  /** The displayed text. In a translation {opens} and {closes} stand for the times. */
  display: string;
  /** In the 24-hour format, e.g. `09:00`. */
  opens: string;
  /** In the 24-hour format, e.g. `17:00`. */
  closes: string;
}

/** The times that a translation of the opening hours may name. */
export const OPEN_HOURS_TIMES = ['opens', 'closes'] as const;

/** Returns the opening hours as displayed in a language. */
export function openHoursText({ display, opens, closes }: OpenHours, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return display;
  return fill(display, { opens: timeText(opens, language), closes: timeText(closes, language) });
}

/** Returns a time of the day in words: `17:00` is `5 in the afternoon`, and in Hindi `शाम 5`. */
export function timeText(time: string, language: Language): string {
  const format = new Intl.DateTimeFormat(`${LANGUAGES[language].tag}-u-nu-latn`, {
    timeZone: 'UTC',
    hour: 'numeric',
    ...(time.endsWith(':00') ? {} : { minute: '2-digit' }),
    hour12: true,
    dayPeriod: 'long',
  });
  return format.format(new Date(`1970-01-01T${time}Z`));
}
