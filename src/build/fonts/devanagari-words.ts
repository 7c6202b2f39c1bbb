import { globSync, readFileSync } from 'node:fs';
import { CONTENT_FOLDER, readJson } from '#content-model/content-folder.ts';

/** Matches a word in Devanagari. */
const DEVANAGARI_WORD = /[\u0900-\u097F\u200C\u200D]+/g;

/** All Devanagari words of the content and the code, and those that `Intl` may add in these languages. */
export function devanagariWords(languages: readonly { tag: string }[]): string[] {
  const files = globSync([`${CONTENT_FOLDER}/**/*.{json,md}`, 'src/**/*.{ts,tsx,astro}'], {
    exclude: ['**/node_modules'],
  });
  // Some programs write a letter in JSON as its code: \u0939
  const textOf = (file: string) =>
    (JSON.stringify(readJson(file)) as string | undefined) ?? readFileSync(file, 'utf8');
  const texts = [...files.map(textOf), ...intlTexts(languages)].join(' ');
  return [...new Set(texts.match(DEVANAGARI_WORD))].sort();
}

/** The names of the months, weekdays and parts of the day, as dates and opening hours show them. */
function intlTexts(languages: readonly { tag: string }[]): string[] {
  const hours = Array.from({ length: 24 }, (_, hour) => Date.UTC(2001, 0, 1, hour));
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2001, 0, day + 1));
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2001, month));
  return languages.flatMap(({ tag }) => {
    const texts = (times: number[], options: Intl.DateTimeFormatOptions) =>
      times.map((time) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }).format(time));
    return [
      ...texts(months, { month: 'long' }),
      ...texts(days, { weekday: 'long' }),
      ...texts(days, { weekday: 'short' }),
      ...texts(hours, { hour: 'numeric', dayPeriod: 'long' }),
    ];
  });
}
