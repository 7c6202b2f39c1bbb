import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentPaths } from '../../content-model/schemas/content-files.ts';
import { schemaOf } from '../../content-model/schemas/json-schemas.ts';
import { endOfDay } from '../../lib/indian-time.ts';
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '../../lib/languages.ts';
import { REQUIRED_LEGAL_PATHS } from '../../lib/pages.ts';
import { filesIn, MISSING, type Files } from './files.ts';
import { readJsonFile } from './json-file.ts';
import { readLegalFile, translationIssues } from './legal-file.ts';
import { linkIssues } from './links.ts';
import { fieldIssues, fieldName, isError, issueOf, type ContentFile, type Issue } from './messages.ts';
import { pictureSchema, videoIssues } from './pictures.ts';
import { textIssues, textsIn, unusedWords, wordsSchema } from './texts.ts';
import { tripIssues } from './trips.ts';

/** What the check has found. */
export interface Findings {
  issues: Issue[];
  /** What is still invented or not confirmed, each with its file and line. */
  placeholders: string[];
  /** The texts that a language of the site does not have: their file with the language, and their field. */
  untranslated: { file: string; field: string }[];
}

const EXPIRED =
  'is over\nLook whether mail to the address in "contact" is read. Then write a date within a year.';

const STRAY =
  'translates no text of content/legal, so the site does not show it\nGive it the name of a text in content/legal, or delete it.';

/**
 * Checks all of `content/`. Notes are returned only if there is no error.
 * @param root the folder that contains `content/`
 * @param now epoch milliseconds, for the dates of trips
 * @param files the files in `content/`; tests change some of them
 */
export async function checkContent(root: string, now = Date.now(), files = filesIn(root)): Promise<Findings> {
  const readJson = (file: string) =>
    readJsonFile(files, file, () =>
      schemaOf(file.slice('content/'.length, -'.json'.length), () => pictureSchema(files, file)),
    );
  const json = await Promise.all(contentPaths.map((path) => readJson(`content/${path}.json`)));
  const trips = await Promise.all(namesIn(files, 'upcoming').map(readJson));
  const words = await readJsonFile(files, 'content/words.json', wordsSchema);
  // Other pages link to these texts.
  const required = REQUIRED_LEGAL_PATHS.map((path) => `content/legal${path}.md`);
  const names = new Set([...required, ...namesIn(files, 'legal')]);
  const legal = [...names].sort().map((file) => readLegalFile(files, file));
  const [site, hero, navigation] = (['site', 'landing/hero', 'navigation'] as const).map(
    (path) => json[contentPaths.indexOf(path)],
  ) as [ContentFile, ContentFile, ContentFile];
  const { security } = (site.value ?? {}) as { security?: { expires?: string } };
  const expires = security?.expires ?? '';
  const translated = TRANSLATED_LANGUAGES.filter(
    (language) =>
      words.value === undefined || textsIn(words.value).some(({ languages }) => language in languages),
  );
  const texts = [...json, ...trips, words];

  const issues = withoutRepeats([
    ...[...texts, ...legal].flatMap((file) => file.issues),
    ...videoIssues(files, hero),
    ...texts.flatMap(textIssues),
    ...unusedWords(words),
    ...tripIssues(trips, now),
    ...legal.flatMap((text) => {
      if (!text.language) return [];
      const english = legal.find(({ id, language }) => id === text.id && !language);
      if (!english) return issueOf(text.file, STRAY);
      // A mistake may hide a heading.
      return english.anchors && text.anchors ? translationIssues(english, text) : [];
    }),
    ...linkIssues(navigation, legal, trips, [DEFAULT_LANGUAGE, ...translated]),
    ...missingDesignPictures(root, files),
    // A note: no build may fail because a day has come.
    ...fieldIssues(site, ['security', 'expires'], endOfDay(expires) < now && EXPIRED, 'note'),
  ]);
  const errors = issues.filter(isError);
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
  const placeholders = [...texts, ...legal].flatMap(placeholdersOf);
  return { issues: errors.length > 0 ? errors : issues, placeholders, untranslated };
}

/** Returns the files of a folder. Programs leave files that begin with `~` or `.` beside an open one. */
function namesIn({ names }: Files, folder: string): string[] {
  const inFolder = names.filter((name) => name.startsWith(`content/${folder}/`));
  return inFolder.filter((name) => !/^[~.]/.test(basename(name))).sort();
}

/** Keeps the first issue of each field: further ones mostly have the same cause. */
function withoutRepeats(issues: readonly Issue[]): Issue[] {
  const keys = issues.map(({ file, line, field, problem }) => [file, line, field || problem].join('\n'));
  return issues.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Returns the pictures in `content/` that the stylesheets use and that do not exist. */
function missingDesignPictures(root: string, { names }: Files): Issue[] {
  const styles = globSync('src/styles/*.css', { cwd: root }).map((file) => readFileSync(join(root, file)));
  const used = styles.join('').match(/content\/images\/[\w.-]+/g) ?? [];
  return used.filter((file) => !names.includes(file)).map((file) => issueOf(file, MISSING));
}

function placeholdersOf({ file, value, lineOf }: ContentFile): string[] {
  const { placeholders } = (value ?? {}) as { placeholders?: unknown };
  if (!Array.isArray(placeholders)) return [];
  const lines = placeholders.map((_, index) => `${file}, line ${lineOf(['placeholders', index])}`);
  return placeholders.map((words, index) => `${lines[index]}: ${String(words)}`);
}
