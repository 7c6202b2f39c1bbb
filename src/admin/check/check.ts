import { contentPaths } from '#content-model/schemas/content-files.ts';
import { schemaOf } from '#content-model/schemas/json-schemas.ts';
import type { TripFile } from '#content-model/schemas/trip-file.ts';
import { titleKey } from '#content-model/trips/card.ts';
import { fullPrice } from '#content-model/trips/trip-price.ts';
import { DAY_MS, daysBetween, endOfDay, isoDate, startOfDay } from '#content-model/indian-time.ts';
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '#content-model/languages.ts';
import { BOOKING_PATH, REQUIRED_LEGAL_PATHS } from '#content-model/pages.ts';
import { figureIssues } from './figures.ts';
import type { Files } from './files.ts';
import { readJsonFile } from './json-file.ts';
import { readLegalFile, translationIssues } from './legal-file.ts';
import { linkIssues } from './links.ts';
import { fieldIssues, fieldName, issueOf, wrongName } from './messages.ts';
import type { ContentFile, Findings, Issue } from './messages.ts';
import { pictureSchema, videoIssues } from './pictures.ts';
import { textIssues, textsIn } from './texts.ts';

const EXPIRED = 'is over\nLook whether mail to the club is read. Then write a date within a year.';

const STRAY =
  'translates no text of content/legal, so the site does not show it\nGive it the name of a text in content/legal, or delete it.';

/** Checks all of `content/`. `now` is in epoch milliseconds, for the dates of trips. */
export async function checkContent(files: Files, now = Date.now()): Promise<Findings> {
  const readJson = (file: string) =>
    readJsonFile(
      files,
      file,
      schemaOf(file.slice('content/'.length, -'.json'.length), () => pictureSchema(files, file)),
    );
  const json = await Promise.all(contentPaths.map((path) => readJson(`content/${path}.json`)));
  const trips = await Promise.all(namesIn(files, 'upcoming').map(readJson));
  // Other pages link to these texts.
  const required = REQUIRED_LEGAL_PATHS.map((path) => `content/legal${path}.md`);
  const names = new Set([...required, ...namesIn(files, 'legal')]);
  const legal = [...names].sort().map((file) => readLegalFile(files, file));
  const [site, hero, navigation, words] = (['site', 'landing/hero', 'navigation', 'words'] as const).map(
    (path) => json[contentPaths.indexOf(path)],
  ) as [ContentFile, ContentFile, ContentFile, ContentFile];
  const { security } = (site.value ?? {}) as { security?: { expires?: string } };
  const used = new Set(textsIn(words.value).flatMap(({ languages }) => Object.keys(languages)));
  const translated = TRANSLATED_LANGUAGES.filter((language) => !words.value || used.has(language));
  const texts = [...json, ...trips];
  const ofTrips = texts.filter(
    ({ file, issues }) => /\/(trips|upcoming)\//.test(file) && issues.length === 0,
  );
  const conditions = legal.find(({ id, language }) => `/${id}` === BOOKING_PATH && !language)?.body ?? '';

  const issues = [
    ...[...texts, ...legal].flatMap((file) => file.issues),
    ...videoIssues(files, hero),
    ...texts.flatMap(textIssues),
    ...tripIssues(trips),
    ...ofTrips.flatMap((file) => figureIssues(file, conditions)),
    ...legal.flatMap((text) => {
      if (!text.language) return [];
      const english = legal.find(({ id, language }) => id === text.id && !language);
      if (!english) return issueOf(text.file, STRAY);
      // A mistake may hide a heading.
      return english.anchors && text.anchors ? translationIssues(english, text) : [];
    }),
    ...linkIssues(navigation, legal, trips, [DEFAULT_LANGUAGE, ...translated]),
  ];
  const notes = [
    ...trips.flatMap((trip) => farNotes(trip, now)),
    // No mistake: no build may fail because a day has come.
    ...fieldIssues(site, ['security', 'expires'], endOfDay(security?.expires ?? '') < now && EXPIRED),
  ];
  const untranslated = translated.flatMap((language) => [
    ...texts.flatMap(({ file, value }) =>
      textsIn(value)
        .filter(({ languages }) => !(language in languages))
        .map(({ path }) => ({ file: `${file} (${language})`, field: fieldName(path) })),
    ),
    ...legal
      .filter((text) => !text.language && !names.has(`content/legal/${text.id}.${language}.md`))
      .map(({ id }) => ({ file: `content/legal/${id}.${language}.md`, field: 'the whole text' })),
  ]);
  const placeholders = [...texts, ...legal].flatMap(({ file, value, lineOf }) => {
    const { placeholders: points } = (value ?? {}) as { placeholders?: unknown };
    const line = (index: number) => lineOf(['placeholders', index]);
    return Array.isArray(points)
      ? points.map((point, index) => `${file}, line ${line(index)}: ${String(point)}`)
      : [];
  });
  // The first issue of each field: further ones usually have the same cause.
  const key = ({ file, line, field, problem }: Issue) => [file, line, field || problem].join();
  const unique = [...Map.groupBy(issues, key).values()].flatMap(([first]) => first ?? []);
  return { issues: unique, notes, placeholders, untranslated };
}

/** The files of a folder. Programs leave files that begin with `~` or `.` beside an open one. */
function namesIn({ names }: Files, folder: string): string[] {
  return names.filter((name) => name.startsWith(`content/${folder}/`) && !/\/[~.][^/]*$/.test(name)).sort();
}

/** The fields of a valid trip file that are checked here. */
type Trip = Omit<TripFile, 'title'> & { title: { en: string } };

/** Notes on a trip so far ahead that its year may be wrong. `now` is in epoch milliseconds. */
function farNotes(file: ContentFile, now: number): Issue[] {
  const { firstDay = '' } = (file.value ?? {}) as Partial<Trip>;
  const far = `is ${firstDay}, more than 18 months after today, ${isoDate(now)}\nLook whether the year is right.`;
  return fieldIssues(file, ['firstDay'], startOfDay(firstDay) > now + 548 * DAY_MS && far);
}

function tripIssues(files: readonly ContentFile[]): Issue[] {
  const valid = files.filter(({ issues }) => issues.length === 0);
  const titleOf = ({ value }: ContentFile) => titleKey({ title: (value as Trip).title.en });
  // The list of trips has the address /trips/upcoming. Astro does not read folders in this folder.
  const isName = /^content\/upcoming\/(?!upcoming\.)[a-z0-9][a-z0-9-]*\.json$/;
  const wrong = files.filter(({ file }) => !isName.test(file));
  return [
    ...wrong.map(({ file }) => issueOf(file, wrongName('tea-hills.json'))),
    ...valid.flatMap((file, index) => {
      const twin = valid.slice(0, index).find((other) => titleOf(other) === titleOf(file));
      const message = `is also the title of ${twin?.file}\nEvery trip needs its own title.`;
      return [...fieldIssues(file, ['title', 'en'], twin && message), ...factIssues(file)];
    }),
  ];
}

function factIssues(file: ContentFile): Issue[] {
  const { firstDay, lastDay, cost, page } = file.value as Trip;
  if (!page) return [];
  const { gst, deposit = 0, instalments = [], restDaysBefore = 0 } = page.price;
  const length = 1 + daysBetween(firstDay, lastDay);
  const days = `has ${page.days.length} days, and the trip lasts ${length} days, from ${firstDay} to ${lastDay}\nWrite a day for each day, also for the days of arrival and departure.`;
  const { total } = fullPrice(cost, gst);
  const paid = instalments.reduce((sum, { amount }) => sum + amount, deposit);
  const sums = `and the instalments are ${paid} rupees, more than the whole price of ${total}\nCorrect the sums.`;
  const late = instalments.find(({ daysBefore }) => daysBefore < restDaysBefore);
  const rest = `is ${restDaysBefore}, and an instalment is due later, ${late?.daysBefore} days before the trip\nThe rest is paid after all instalments: write fewer days.`;
  return [
    ...fieldIssues(file, ['page', 'days'], page.days.length !== length && days),
    ...fieldIssues(file, ['page', 'price', 'deposit'], paid > total && sums),
    ...fieldIssues(file, ['page', 'price', 'restDaysBefore'], late && rest),
  ];
}
