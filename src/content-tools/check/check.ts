import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '../../lib/languages.ts';
import { REQUIRED_LEGAL_PATHS } from '../../lib/pages.ts';
import { contentPaths } from '../../content-model/schemas/content-files.ts';
import { issueOf, withoutRepeats, type Issue } from './issue.ts';
import { readJsonFile } from './json-file.ts';
import { readLegalFile } from './legal-file.ts';
import { linkIssues, linksOf, unlinkedNotes } from './links.ts';
import { dateNotes, tripNotes, unusedFiles } from './notes.ts';
import { realPlaceholderNotes } from './placeholders.ts';
import { requestDaysNotes } from './request-days.ts';
import { securityExpiryNotes } from './security-expiry.ts';
import { MISSING } from './text-file.ts';
import { languagesIn, legalTranslationNotes, readTranslation, translationNotes } from './translations.ts';

/**
 * Checks all of `content/` and returns the issues, ordered by file. Notes are returned only if there is no
 * error.
 * @param now epoch milliseconds, for the dates of trips
 */
export async function checkContent(projectRoot: string, now = Date.now()): Promise<Issue[]> {
  const { json, translations, legal } = await readContent(projectRoot);
  const languages = languagesIn(projectRoot);
  const files = [...translations.flatMap((translation) => translation.json ?? []), ...json, ...legal];
  const links = linksOf(json, legal);
  const design = designPictures(projectRoot);
  const missing = design.filter((file) => !existsSync(join(projectRoot, file)));
  const issues = [
    ...withoutRepeats(files.flatMap((file) => file.issues)),
    ...linkIssues(links, legal, [DEFAULT_LANGUAGE, ...languages]),
    ...missing.map((file) => issueOf(file, MISSING)),
  ];
  // A file may be unused only because its name is misspelt elsewhere, so notes wait until there is no error.
  if (issues.length > 0) return issues;
  const media = [...json, ...translations.flatMap((translation) => translation.json ?? [])].flatMap(
    (file) => file.media,
  );
  const used = [...files.map(({ file }) => file), ...media, ...design];
  const notes = [
    ...json.flatMap((file) => [...tripNotes(file, now), ...realPlaceholderNotes(file)]),
    ...json.flatMap((file) => requestDaysNotes(projectRoot, file)),
    ...json.flatMap((file) => securityExpiryNotes(file, now)),
    ...translations.flatMap(translationNotes),
    ...languages.flatMap((language) => legalTranslationNotes(legal, language)),
    ...legal.flatMap((file) => dateNotes(file, now)),
    ...unlinkedNotes(legal, links),
    ...unusedFiles(projectRoot, used),
  ];
  return notes.map((issue) => ({ ...issue, severity: 'note' }));
}

/** Reads and checks every content file. */
export async function readContent(projectRoot: string) {
  const json = await Promise.all(contentPaths.map((path) => readJsonFile(projectRoot, path)));
  const translations = await Promise.all(
    languagesIn(projectRoot).flatMap((language) =>
      json.map((original) => readTranslation(projectRoot, language, original)),
    ),
  );
  const folders = ['', ...TRANSLATED_LANGUAGES.map((language) => `${language}/`)];
  const found = globSync(
    folders.map((folder) => `content/${folder}legal/*`),
    { cwd: projectRoot },
  );
  // Other pages link to these texts.
  const required = REQUIRED_LEGAL_PATHS.map((path) => `content/legal${path}.md`);
  const texts = new Set([...required, ...found.map((file) => file.replaceAll('\\', '/'))]);
  const legal = [...texts]
    .filter((file) => !/^[~.]/.test(basename(file)))
    .sort()
    .map((file) => readLegalFile(projectRoot, file));
  return { json, translations, legal };
}

/** Returns the pictures in `content/images/` that the stylesheets use. */
function designPictures(projectRoot: string): string[] {
  const named = globSync('src/styles/*.css', { cwd: projectRoot }).flatMap(
    (file) => readFileSync(join(projectRoot, file), 'utf8').match(/content\/images\/[\w.-]+/g) ?? [],
  );
  return [...new Set(named)];
}
