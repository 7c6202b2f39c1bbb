import { globSync } from 'node:fs';
import { distance } from 'fastest-levenshtein';
import { keepDaysProblem } from '../../features/callback/receiver/keep-days.ts';
import { legalFacts } from '../../content-model/legal-facts.ts';
import { originalOf, type ContentPath } from '../../content-model/schemas/content-files.ts';
import { WEEKDAYS, type Site } from '../../content-model/schemas/site.ts';
import { textsSchema } from '../../content-model/schemas/translation.ts';
import { endOfDay, isoDate, startOfDay } from '../../lib/indian-time.ts';
import { LANGUAGES, type Language } from '../../lib/languages.ts';
import { sectionOf } from '../../lib/sections.ts';
import { fieldIssue, issueOf, lineAt, MOST_ALIKE, type ContentFile, type Issue, type Path } from './issue.ts';
import type { JsonFile } from './json-file.ts';
import type { LegalFile } from './legal-file.ts';
import { factAt, INVENTED, placeholderNotes, placeholdersOf } from './placeholders.ts';
import { doubtsAbout, languageIn, lettersDoubt, textsIn } from './words.ts';

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

/**
 * Returns a note if the spreadsheet script does not delete requests when the privacy policy promises it. It
 * is no error, because the site can be built and looked at before the script is changed.
 */
export function requestDaysNotes(projectRoot: string, file: ContentFile): Issue[] {
  const days = factAt(file.value, 'legal.requestDays');
  if (file.file !== 'content/site.json' || typeof days !== 'number') return [];
  const problem = keepDaysProblem(projectRoot, days);
  return problem ? [fieldIssue(file, ['legal', 'requestDays'], problem)] : [];
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

/** A link of a menu. */
interface MenuLink {
  path: Path;
  label: string;
  target: string;
}

function menuLinks(value: unknown, path: Path = []): MenuLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const { label, section, page } = value as Partial<Record<string, string>>;
  const target = page?.replace(/#.*/, '') ?? (section && sectionOf(section));
  if (label && target) return [{ path: [...path, 'label'], label: label.toLowerCase(), target }];
  return Object.entries(value).flatMap(([name, inner]) =>
    menuLinks(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** Returns notes about words of menus that mostly lead elsewhere, or that are the title of another page. */
export function menuNotes(
  language: Language,
  files: readonly JsonFile[],
  legal: readonly LegalFile[],
): Issue[] {
  const isOwn = ({ file }: { file: string }) => languageIn(file) === language;
  const links = files
    .filter(isOwn)
    .flatMap((file) => menuLinks(file.value).map((link) => ({ ...link, file })));
  const titles = legal.filter(isOwn).map(({ page, value }) => ({
    label: String(factAt(value, 'title')).toLowerCase(),
    target: page.replace(/^.*\//, '/'),
  }));
  return links.flatMap((link) => {
    const alike = [...links, ...titles].filter((other) => other !== link && other.label === link.label);
    const others = alike.filter(({ target }) => target !== link.target);
    const message = `has words that lead to ${others[0]?.target} elsewhere, and here they lead to ${link.target}: is this meant?\nCorrect the words, or where they lead to.`;
    return others.length > alike.length / 2 ? [fieldIssue(link.file, link.path, message)] : [];
  });
}

/** A text that is not on purpose in two entries of a list. In characters. */
const LONG_TEXT = 40;

/** Returns notes about pictures and long texts that two entries of a list have. */
export function repetitionNotes(json: JsonFile): Issue[] {
  const lists = Object.entries(json.value as object).filter(([, list]) => Array.isArray(list));
  return lists.flatMap(([list, entries]) => {
    const seen = new Map<unknown, number>();
    return (entries as unknown[]).flatMap((entry, index) =>
      Object.entries(Object(entry) as object).flatMap(([name, value]) => {
        const first = seen.get(value);
        if (name !== 'image' && String(value).length < LONG_TEXT) return [];
        if (first === undefined) seen.set(value, index);
        const message = `is the same as in entry ${(first ?? 0) + 1}: is this meant?\nEach person and each card needs its own.`;
        return first === undefined ? [] : fieldIssue(json, [list, index, name], message);
      }),
    );
  });
}

/** Returns notes about texts of a JSON file that may be in another language, invented or forgotten. */
export function textNotes(json: JsonFile, site: Site, originals: readonly JsonFile[]): Issue[] {
  const original = originals.find(({ path }) => path === (originalOf(json.path) ?? json.path));
  const words = original === json ? textsSchema(json.path as ContentPath).parse(json.value) : json.value;
  const doubts = [
    ...textsIn(words).map(({ path, text }) => ({ path, messages: lettersDoubt(text, json.file) })),
    ...textsIn(json.value).map(({ path, text }) => ({ path, messages: doubtsAbout(text, site.name) })),
  ];
  return [
    ...placeholderNotes(json, placeholdersOf(original?.value)),
    ...doubts.flatMap(({ path, messages }) => messages.map((message) => fieldIssue(json, path, message))),
  ];
}

const EXAMPLE = 'has an example, not a real fact: is this meant?\nWrite the real one.';

/** Returns notes about the date of a legal text, and about lines that may be forgotten or invented. */
export function legalNotes({ file, value, lineOf, text }: LegalFile, site: Site, now: number): Issue[] {
  const body = text
    .replace(/^placeholders:(\r?\n +- .*)*/m, (list) => list.replace(/.+/g, ''))
    .replace(/^(title|description|updated): /gm, '');
  const plain = (words: string) => words.replace(/[\s-]/g, '');
  // A short fact, such as a number of days, may be meant in another way.
  const facts = Object.entries(legalFacts(site, languageIn(file))).filter(([, fact]) => /\D.{5}/.test(fact));
  const lines = body.split('\n').flatMap((line, index) => {
    const typed = facts.filter(([, fact]) => plain(line).includes(plain(fact)));
    const messages = [
      ...doubtsAbout(line, site.name),
      ...(INVENTED.test(line) ? [EXAMPLE] : []),
      ...typed.map(([name]) => `has a fact of site.json: is this meant?\nWrite {{${name}}} in its place.`),
    ];
    return messages.map((message) => issueOf(file, message, index + 1, 'A line'));
  });
  const paragraphs = [...body.matchAll(/(?:.+\n?)+/g)].flatMap(({ 0: words, index }) =>
    lettersDoubt(words, file).map((doubt) => issueOf(file, doubt, lineAt(body, index), 'A paragraph')),
  );
  const today = isoDate(now);
  const message = `is a date in the future, and the page shows it as the date of the last change\nToday's date would be: ${today}`;
  const isFuture = String(factAt(value, 'updated')) > today;
  const dates = isFuture ? [fieldIssue({ file, value, lineOf }, ['updated'], message)] : [];
  return [...dates, ...[...lines, ...paragraphs].slice(0, MOST_ALIKE)];
}

/** Files in `content/` that the site does not read and that are no mistake: the guide and system files. */
const IGNORED = /(^|\/)(\.|~|Thumbs\.db$|desktop\.ini$)|^content\/(README\.md$|guide\/)/;

/** Returns a note for each file in `content/` that is not among those that the site uses. */
export function unusedFiles(projectRoot: string, used: readonly string[]): Issue[] {
  const files = globSync('content/**/*', { cwd: projectRoot, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(projectRoot.length + 1));
  const unused = files.filter((file) => !used.includes(file) && !IGNORED.test(file)).sort();
  return unused.map((file) => {
    const fix = file.startsWith('content/images/')
      ? 'Write its name in one of the files, or delete it.'
      : 'Its name may have a typing error. If you do not need it, delete it.';
    return issueOf(file, `is not used anywhere on the site\n${fix}`);
  });
}
