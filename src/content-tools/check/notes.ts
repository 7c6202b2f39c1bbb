import { globSync } from 'node:fs';
import { distance } from 'fastest-levenshtein';
import { keepDaysProblem } from '../../features/callback/receiver/keep-days.ts';
import { legalFacts } from '../../content-model/legal-facts.ts';
import { originalOf, type ContentPath } from '../../content-model/schemas/content-files.ts';
import { WEEKDAYS, type Site } from '../../content-model/schemas/site.ts';
import { textsSchema } from '../../content-model/schemas/translation.ts';
import { endOfDay, isoDate, startOfDay } from '../../lib/indian-time.ts';
import { LANGUAGES } from '../../lib/languages.ts';
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
    const note = (name: string, message: string) => [fieldIssue(json, ['trips', index, name], message)];
    const twin = trips.findIndex(
      (other, before) =>
        before < index &&
        other.firstDay === firstDay &&
        (other.location === location || distance(other.title, title) < 3),
    );
    const factor = perDay(trip) / usual;
    return [
      ...(endOfDay(lastDay) < now
        ? note(
            'lastDay',
            `"${title}" was over on ${lastDay} and is still listed\nDelete the trip, or write its next dates.`,
          )
        : []),
      ...(startOfDay(firstDay) >= now + 3 * YEAR_MS
        ? note(
            'firstDay',
            `"${title}" begins on ${firstDay}, and today is ${isoDate(now)}\nLook whether the year is right.`,
          )
        : []),
      ...(trips.length > 2 && (factor > 4 || factor < 1 / 4)
        ? note(
            'cost',
            `is ${cost} rupees, for each day ${factor > 1 ? 'far more' : 'far less'} than for other trips: is this meant?\nCheck the number of digits.`,
          )
        : []),
      ...(twin < 0
        ? []
        : note(
            'title',
            `is almost the same trip as entry ${twin + 1}, "${trips[twin]?.title}": is this meant?\nDelete one of the two, or correct what differs.`,
          )),
    ];
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
  const format = new Intl.DateTimeFormat(LANGUAGES[languageIn(file.file)].tag, {
    weekday: 'long',
    timeZone: 'UTC',
  });
  // 1 January 2024 was a Monday.
  const names = WEEKDAYS.map((_, day) =>
    format
      .format(Date.UTC(2024, 0, 1 + day))
      .toLowerCase()
      .slice(0, 3),
  );
  const words = display.toLowerCase().match(/[\p{L}\p{M}]+|[-–—]/gu) ?? [];
  const named = new Set<string>();
  let last = -1;
  for (const [index, word] of words.entries()) {
    const day = names.indexOf(word.slice(0, 3));
    if (day < 0) continue;
    const isRange = last >= 0 && /^(to|till|until|[-–—]|से)$/.test(words[index - 1] ?? '');
    const length = isRange ? (day - last + 7) % 7 : 0;
    for (let before = 0; before <= length; before += 1) named.add(WEEKDAYS[(day - before + 7) % 7] ?? '');
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
export function menuNotes(files: readonly JsonFile[], legal: readonly LegalFile[]): Issue[] {
  const links = files.flatMap((file) => menuLinks(file.value).map((link) => ({ ...link, file })));
  const titles = legal.map(({ page, value }) => ({
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
export function textNotes(json: JsonFile, site: JsonFile, originals: readonly JsonFile[]): Issue[] {
  const name = String(factAt(site.value, 'name'));
  const original = originals.find(({ path }) => path === (originalOf(json.path) ?? json.path));
  const words = original === json ? textsSchema(original.path as ContentPath).parse(json.value) : json.value;
  return [
    ...placeholderNotes(json, placeholdersOf(original?.value)),
    ...textsIn(words).flatMap(({ path, text }) =>
      lettersDoubt(text, languageIn(json.file)).map((message) => fieldIssue(json, path, message)),
    ),
    ...textsIn(json.value).flatMap(({ path, text }) =>
      doubtsAbout(text, name).map((message) => fieldIssue(json, path, message)),
    ),
  ];
}

/** Returns notes about the date of a legal text, and about lines that may be forgotten or invented. */
export function legalNotes(file: LegalFile, site: Site, now: number): Issue[] {
  const language = languageIn(file.file);
  const body = file.text
    .replace(/^placeholders:(\r?\n +- .*)*/m, (list) => list.replace(/.+/g, ''))
    .replace(/^(title|description|updated): /gm, '');
  const plain = (text: string) => text.replace(/[\s-]/g, '');
  const facts = Object.entries(legalFacts(site, language)).filter(([, fact]) => /\D.{5}/.test(fact));
  const lines = body.split('\n').flatMap((line, index) => {
    const [typed] = facts.find(([, fact]) => plain(line).includes(plain(fact))) ?? [];
    const messages = [
      ...doubtsAbout(line, site.name),
      ...(INVENTED.test(line)
        ? ['has an example, not a real fact: is this meant?\nWrite the real one.']
        : []),
      ...(typed
        ? [
            `has a fact of site.json that is typed: is this meant?\nWrite {{${typed}}} in its place, so that it changes with site.json.`,
          ]
        : []),
    ];
    return messages.map((message) => issueOf(file.file, message, index + 1, 'A line'));
  });
  const paragraphs = [...body.matchAll(/(?:.+\n?)+/g)].flatMap(({ 0: text, index }) =>
    lettersDoubt(text, language).map((message) =>
      issueOf(file.file, message, lineAt(body, index), 'A paragraph'),
    ),
  );
  const today = isoDate(now);
  const message = `is a date in the future, and the page shows it as the date of the last change\nToday's date would be: ${today}`;
  return [
    ...(String(factAt(file.value, 'updated')) > today ? [fieldIssue(file, ['updated'], message)] : []),
    ...[...lines, ...paragraphs].slice(0, MOST_ALIKE),
  ];
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
