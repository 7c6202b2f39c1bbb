import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentPaths } from '../../content-model/schemas/content-files.ts';
import { schemaOf } from '../../content-model/schemas/json-schemas.ts';
import { endOfDay } from '../../lib/indian-time.ts';
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../../lib/languages.ts';
import { REQUIRED_LEGAL_PATHS } from '../../lib/pages.ts';
import { filesIn, MISSING, type Files } from './files.ts';
import { readJsonFile } from './json-file.ts';
import { readLegalFile, translationIssues, type LegalFile } from './legal-file.ts';
import { linkIssues } from './links.ts';
import { fieldIssue, fieldName, isError, issueOf, type ContentFile, type Issue } from './messages.ts';
import { pictureSchema, videoIssues } from './pictures.ts';
import { textIssues, textsIn } from './texts.ts';
import { tripIssues } from './trips.ts';
import { unusedWords, wordsSchema } from './words.ts';

/** What the check has found. */
export interface Findings {
  issues: Issue[];
  /** What is still invented or not confirmed, each with its file and line. */
  placeholders: string[];
  /** The texts that a language of the site does not have: their file with the language, and their field. */
  untranslated: { file: string; field: string }[];
}

const WORDS = 'content/words.json';

/**
 * Checks all of `content/`. Notes are returned only if there is no error.
 * @param root the folder that contains `content/`
 * @param now epoch milliseconds, for the dates of trips
 * @param files the files in `content/`; tests change some of them
 */
export async function checkContent(root: string, now = Date.now(), files = filesIn(root)): Promise<Findings> {
  const schemaAt = (path: string) => (file: string) =>
    readJsonFile(files, file, () => schemaOf(path, () => pictureSchema(files, file)));
  const json = new Map(
    await Promise.all(
      contentPaths.map(async (path) => [path, await schemaAt(path)(`content/${path}.json`)] as const),
    ),
  );
  const trips = await Promise.all(namesIn(files, 'upcoming').map(schemaAt('upcoming')));
  const words = await readJsonFile(files, WORDS, wordsSchema);
  // Other pages link to these texts.
  const required = REQUIRED_LEGAL_PATHS.map((path) => `content/legal${path}.md`);
  const legal = [...new Set([...required, ...namesIn(files, 'legal')])]
    .sort()
    .map((file) => readLegalFile(files, file));
  const [site, hero, navigation] = (['site', 'landing/hero', 'navigation'] as const).map((path) =>
    json.get(path),
  ) as [ContentFile, ContentFile, ContentFile];
  const translated = TRANSLATED_LANGUAGES.filter((language) =>
    textsIn(words.value).some(({ languages }) => language in languages),
  );
  const texts = [...json.values(), ...trips, words];
  const all = [...texts, ...legal];

  const issues = withoutRepeats([
    ...all.flatMap((file) => file.issues),
    ...videoIssues(files, hero),
    ...texts.flatMap(textIssues),
    ...unusedWords(words),
    ...tripIssues(trips, now),
    ...legal.flatMap((text) => legalTranslationIssues(legal, text)),
    ...linkIssues(navigation, legal, trips, [DEFAULT_LANGUAGE, ...translated]),
    ...missingDesignPictures(root, files),
    ...expiryNotes(site, now),
  ]);
  const errors = issues.filter(isError);
  return {
    issues: errors.length > 0 ? errors : issues,
    placeholders: all.flatMap(placeholdersOf),
    untranslated: translated.flatMap((language) => untranslatedIn(language, texts, legal)),
  };
}

/** Returns the files of a folder. Programs leave files that begin with `~` or `.` beside an open one. */
function namesIn({ names }: Files, folder: string): string[] {
  return names
    .filter((name) => name.startsWith(`content/${folder}/`) && !/^[~.]/.test(basename(name)))
    .sort();
}

/** Keeps the first issue of each field: further ones mostly have the same cause. */
function withoutRepeats(issues: readonly Issue[]): Issue[] {
  const keys = issues.map(({ file, line, field, problem }) => [file, line, field || problem].join('\n'));
  return issues.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

const STRAY =
  'translates no text of content/legal, so the site does not show it\nGive it the name of a text in content/legal, or delete it.';

function legalTranslationIssues(legal: readonly LegalFile[], text: LegalFile): Issue[] {
  if (!text.language) return [];
  const english = legal.find(({ id, language }) => id === text.id && !language);
  if (!english) return [issueOf(text.file, STRAY)];
  // A mistake may hide a heading.
  return english.anchors && text.anchors ? translationIssues(english, text) : [];
}

/** Returns the pictures in `content/` that the stylesheets use and that do not exist. */
function missingDesignPictures(root: string, { names }: Files): Issue[] {
  const used = globSync('src/styles/*.css', { cwd: root }).flatMap(
    (file) => readFileSync(join(root, file), 'utf8').match(/content\/images\/[\w.-]+/g) ?? [],
  );
  return used.filter((file) => !names.includes(file)).map((file) => issueOf(file, MISSING));
}

/** Returns a note if the contact for security reports has expired: no build may fail because a day has come. */
function expiryNotes(site: ContentFile, now: number): Issue[] {
  const { security } = (site.value ?? {}) as { security?: { expires?: unknown } };
  if (!(endOfDay(String(security?.expires)) < now)) return [];
  const message =
    'is over\nLook whether mail to the address in "contact" is read. Then write a date within a year.';
  return [{ ...fieldIssue(site, ['security', 'expires'], message), severity: 'note' }];
}

function placeholdersOf({ file, value, lineOf }: ContentFile): string[] {
  const { placeholders } = (value ?? {}) as { placeholders?: unknown };
  if (!Array.isArray(placeholders)) return [];
  return placeholders.map(
    (words, index) => `${file}, line ${lineOf(['placeholders', index])}: ${String(words)}`,
  );
}

function untranslatedIn(
  language: TranslatedLanguage,
  texts: readonly ContentFile[],
  legal: readonly LegalFile[],
): Findings['untranslated'] {
  const missing = legal.filter(
    ({ id, ...text }) =>
      !text.language && !legal.some((other) => other.id === id && other.language === language),
  );
  return [
    ...texts.flatMap(({ file, value }) =>
      textsIn(value)
        .filter(({ languages }) => !(language in languages))
        .map(({ path }) => ({ file: `${file} (${language})`, field: fieldName(path) })),
    ),
    ...missing.map(({ id }) => ({ file: `content/legal/${id}.${language}.md`, field: 'the whole text' })),
  ];
}
