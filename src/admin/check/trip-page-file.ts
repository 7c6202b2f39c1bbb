import { basename, dirname, extname } from 'node:path';
import { wholePrice } from '../../features/trips/trip-price.ts';
import { DEFAULT_LANGUAGE } from '../../lib/languages.ts';
import { frontMatterTexts, translatedFrontMatter } from '../../content-model/schemas/translation.ts';
import { tripPageFields, type TripPage } from '../../content-model/schemas/trip-page.ts';
import {
  fieldIssue,
  fieldName,
  isError,
  issueOf,
  notes,
  unreadFile,
  type ContentFile,
  type Issue,
} from './issue.ts';
import type { JsonFile } from './json-file.ts';
import { FRONT_MATTER, readFrontMatter } from './legal-file.ts';
import { markdownIssues, readMarkdown, startLine } from './markdown.ts';
import { readTextFile } from './text-file.ts';
import { missingTexts, strayIssues } from './translations.ts';
import { doubtsAbout, languageIn, lettersDoubt, textsIn, wrongLanguage } from './words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Nobody walks, stands and drives for longer on a day. In minutes. */
const LONGEST_DAY = 15 * 60;

const translatedFields = translatedFrontMatter(tripPageFields);
const texts = frontMatterTexts(tripPageFields);

/** A file of `content/trips/pages/`, or of its translation. */
export interface TripPageFile extends ContentFile {
  text: string;
  /** The name of the page. */
  name: string;
  /** The path of the page in its language, as `/hi/trips/…`. */
  page: string;
}

/** Reads and checks the page of a trip. */
export function readTripPage(projectRoot: string, file: string): TripPageFile {
  const name = basename(file, extname(file));
  const page = `${dirname(dirname(file)).replace(/^content/, '')}/${name}`;
  const { text, issues: saved } = readTextFile(projectRoot, file);
  const unread = (issues: Issue[]) => ({ ...unreadFile(file, issues), text, name, page });
  if (text === '') return unread(saved);
  if (!FRONT_MATTER.test(text)) return unread([issueOf(file, NO_FACTS, 1)]);
  const schema = languageIn(file) === DEFAULT_LANGUAGE ? tripPageFields : translatedFields;
  const front = readFrontMatter(text, file, schema);
  const words = textsIn(front.value).map((found) => found.text);
  const foreign = wrongLanguage(file, words.join('\n'));
  if (foreign.length > 0) return unread(foreign);
  // The lines of the front matter are no Markdown.
  const body = text.replace(FRONT_MATTER, (lines) => lines.replace(/[^\n]/g, ''));
  const nodes = readMarkdown(body);
  const plain = nodes.filter(({ type }) => ['heading', 'link', 'list'].includes(type));
  const issues = [
    ...(/^[a-z0-9-]+\.md$/.test(basename(file)) && name !== 'upcoming' ? [] : [issueOf(file, WRONG_NAME)]),
    ...saved,
    ...front.issues,
    ...markdownIssues(file, body, nodes),
    ...plain.map((node) => issueOf(file, NOT_PLAIN, startLine(node))),
  ];
  return { ...front, text, name, page, issues };
}

const NO_FACTS =
  'does not begin with the days and the price between two lines of ---\nCopy another file in content/trips/pages and change its words.';

const WRONG_NAME =
  'has a name that cannot be the address of a page\nUse only the letters a to z, digits and hyphens and end it in .md, for example tea-hills.md. The name upcoming.md is taken.';

const NOT_PLAIN =
  'has a heading, a link or a list in the text below the second ---\nThat text is a short letter: write paragraphs only.';

/** A trip of the list. */
interface Trip {
  title: string;
  cost: number;
  firstDay: string;
  lastDay: string;
  page?: string;
}

/** Returns what does not match between the list of trips and the pages of the trips. */
export function tripPageIssues(json: readonly JsonFile[], pages: readonly TripPageFile[]): Issue[] {
  const list = json.find(({ path }) => path === 'trips/upcoming');
  if (!list || list.issues.some(isError)) return [];
  const { trips } = list.value as { trips: Trip[] };
  const originals = pages.filter(({ file }) => languageIn(file) === DEFAULT_LANGUAGE);
  const listed = trips.flatMap(({ title, page }, index) => {
    const twin = trips.slice(0, index).find((other) => other.page === page);
    const at = (message: string) => fieldIssue(list, ['trips', index, 'page'], message);
    if (page === undefined) {
      const lacks = `"${title}" has no page of its own\nWrite one in content/trips/pages, and its name here after "page".`;
      // A club that writes no pages is not asked for them.
      return originals.length > 0 ? notes([fieldIssue(list, ['trips', index], lacks)]) : [];
    }
    if (twin) return at(`is also the page of "${twin.title}"\nEvery trip needs its own page.`);
    if (originals.some(({ name }) => name === page)) return [];
    return at(
      `is ${page}, and there is no file content/trips/pages/${page}.md\nWrite that file, or delete this line.`,
    );
  });
  return [
    ...listed,
    ...pages.flatMap((file) => {
      const original = originals.find(({ name }) => name === file.name);
      const trip = trips.find(({ page }) => page === file.name);
      const noTrip = `is the page of no trip\nWrite "page": "${file.name}" in the block of its trip in content/trips/upcoming.json, or delete this file.`;
      if (!trip || !original) return issueOf(file.file, noTrip);
      if (file.issues.some(isError) || original.issues.some(isError)) return [];
      return file === original ? factIssues(file, trip) : strayIssues(file, textsOf(original));
    }),
  ];
}

function textsOf(original: TripPageFile): unknown {
  return texts.parse(original.value);
}

/** Returns the facts of an English page that cannot be true. */
function factIssues(file: TripPageFile, trip: Trip): Issue[] {
  const { days, price } = file.value as TripPage;
  const length = 1 + (Date.parse(trip.lastDay) - Date.parse(trip.firstDay)) / DAY_MS;
  const { total } = wholePrice(trip.cost, price.gst);
  const before = [price.deposit ?? 0, ...(price.instalments ?? []).map(({ amount }) => amount)];
  const paid = before.reduce((sum, amount) => sum + amount, 0);
  const long = days.findIndex(
    ({ walkingMinutes = 0, standingMinutes = 0, driveMinutes = 0 }) =>
      walkingMinutes + standingMinutes + driveMinutes > LONGEST_DAY,
  );
  const found: [path: (string | number)[], message: string | false][] = [
    [
      ['days'],
      days.length !== length &&
        `has ${days.length} days, and the trip lasts ${length} days, from ${trip.firstDay} to ${trip.lastDay}\nWrite a day for each day, also for the days of arrival and departure.`,
    ],
    [
      ['days', long],
      long >= 0 && 'has more than 15 hours of walking, standing and driving\nCheck the minutes.',
    ],
    [
      ['price', 'deposit'],
      paid > total &&
        `and the instalments are ${paid} rupees, more than the whole price of ${total}\nCorrect the sums.`,
    ],
  ];
  return found.flatMap(([path, message]) => (message ? fieldIssue(file, path, message) : []));
}

/** Returns notes about the texts of the pages: what is not translated, in other letters, or forgotten. */
export function tripPageNotes(pages: readonly TripPageFile[], clubName: string): Issue[] {
  return pages.flatMap((file) => [
    ...untranslatedIssues(pages, file),
    ...textsIn(file.value).flatMap(({ path, text }) =>
      [...lettersDoubt(text, file.file), ...doubtsAbout(text, clubName)].map((message) =>
        fieldIssue(file, path, message),
      ),
    ),
  ]);
}

function untranslatedIssues(pages: readonly TripPageFile[], file: TripPageFile): Issue[] {
  const original = pages.find((other) => other !== file && file.page.endsWith(other.page));
  const fields = original
    ? missingTexts(textsOf(original), file.value).map(({ path }) => fieldName(path))
    : [];
  const message = `lacks words that the page shows in English\nStill to be translated: ${fields.join('; ')}.`;
  return fields.length > 0 ? [issueOf(file.file, message)] : [];
}
