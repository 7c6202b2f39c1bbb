import { LANGUAGES, type Language } from './languages.ts';

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
