import { distance } from 'fastest-levenshtein';
import { WEEKDAYS } from '../../content-model/schemas/site.ts';
import { endOfDay, isoDate, startOfDay } from '../../lib/indian-time.ts';
import { LANGUAGES } from '../../lib/languages.ts';
import { fieldIssue, type ContentFile, type Issue } from './issue.ts';
import type { JsonFile } from './json-file.ts';
import { factAt } from './placeholders.ts';
import { languageIn } from './words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** RFC 9116 recommends that a contact expires within a year. In milliseconds. */
const YEAR_MS = 366 * DAY_MS;

interface Trip {
  title: string;
  location: string;
  cost: number;
  firstDay: string;
  lastDay: string;
}

/** Returns notes about dates, prices and repetitions in the list of trips. `now` is in epoch milliseconds. */
export function tripNotes(json: JsonFile, now: number): Issue[] {
  if (json.file !== 'content/trips/upcoming.json') return [];
  const { trips } = json.value as { trips: Trip[] };
  const perDay = ({ cost, firstDay, lastDay }: Trip) =>
    cost / (1 + (startOfDay(lastDay) - startOfDay(firstDay)) / DAY_MS);
  const usual = trips.map(perDay).sort((a, b) => a - b)[Math.floor(trips.length / 2)] ?? 0;
  return trips.flatMap((trip, index) => {
    const { title, location, cost, firstDay, lastDay } = trip;
    const isAlike = (other: Trip) => other.location === location || distance(other.title, title) < 3;
    const twin = trips.slice(0, index).find((other) => other.firstDay === firstDay && isAlike(other))?.title;
    const factor = trips.length > 2 ? perDay(trip) / usual : 1;
    const doubts = {
      title:
        twin !== undefined &&
        `is almost the same trip as "${twin}": is this meant?\nDelete one of the two, or correct what differs.`,
      cost:
        (factor > 4 || factor < 1 / 4) &&
        `is ${cost} rupees, for each day far ${factor > 1 ? 'more' : 'less'} than for other trips: is this meant?\nCheck the number of digits.`,
      firstDay:
        startOfDay(firstDay) >= now + 3 * YEAR_MS &&
        `"${title}" begins on ${firstDay}, and today is ${isoDate(now)}\nLook whether the year is right.`,
      lastDay:
        endOfDay(lastDay) < now &&
        `"${title}" was over on ${lastDay} and is still listed\nDelete the trip, or write its next dates.`,
    };
    return Object.entries(doubts).flatMap(([name, message]) =>
      message ? fieldIssue(json, ['trips', index, name], message) : [],
    );
  });
}

/**
 * Returns a note if the contact in `security.txt` has expired or expires more than a year from now. It is no
 * error: no build may fail because a day has come. `now` is in epoch milliseconds.
 */
export function securityExpiryNotes(file: ContentFile, now: number): Issue[] {
  const expires = factAt(file.value, 'security.expires');
  if (file.file !== 'content/site.json' || typeof expires !== 'string') return [];
  const end = endOfDay(expires);
  const problem = end < now ? 'is over' : end > now + YEAR_MS ? 'is more than a year from now' : undefined;
  if (!problem) return [];
  const fix = `Look whether mail to the address in "contact" is read. Then write a date within a year, for example ${isoDate(now + 360 * DAY_MS)}.`;
  return [fieldIssue(file, ['security', 'expires'], `${problem}\n${fix}`)];
}

/** Returns a note if the words of the opening hours name other days than the list in `site.json`. */
export function openingDaysNotes(file: ContentFile, listed: readonly string[]): Issue[] {
  const display = factAt(file.value, 'contact.openHours.display');
  if (typeof display !== 'string') return [];
  const format = new Intl.DateTimeFormat(LANGUAGES[languageIn(file.file)].tag, { weekday: 'long' });
  // 1 January 2024 was a Monday. Three letters are enough, also of Mon, Tue and so on.
  const names = WEEKDAYS.map((_, day) =>
    format
      .format(new Date(2024, 0, 1 + day))
      .slice(0, 3)
      .toLowerCase(),
  );
  const named = new Set<string>();
  let last = 0;
  const ranges = /\s*(?:((?:to|till|until|से)\s|[-–—])\s*)?([\p{L}\p{M}]+)/gu;
  for (const [, range, word = ''] of display.toLowerCase().matchAll(ranges)) {
    const day = names.indexOf(word.slice(0, 3));
    if (day < 0) continue;
    for (let next = range ? last : day; next !== day; next = (next + 1) % 7) named.add(WEEKDAYS[next] ?? '');
    named.add(WEEKDAYS[day] ?? '');
    last = day;
  }
  if (named.size === 0 || (named.size === listed.length && listed.every((day) => named.has(day)))) return [];
  const message = `names other days than "days" in content/site.json, ${listed.join(', ')}: is this meant?\nWrite the same days in both.`;
  return [fieldIssue(file, ['contact', 'openHours', 'display'], message)];
}
