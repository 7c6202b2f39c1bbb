import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES, type Language } from '../../lib/languages.ts';
import { REQUIRED_LEGAL_PATHS } from '../../lib/pages.ts';
import { contentPaths } from '../../content-model/schemas/content-files.ts';
import type { Site } from '../../content-model/schemas/site.ts';
import { openingDaysNotes, securityExpiryNotes, tripNotes } from './fact-notes.ts';
import { isError, issueOf, notes, withoutRepeats, type Issue } from './issue.ts';
import { readJsonFile } from './json-file.ts';
import { readLegalFile } from './legal-file.ts';
import { linkIssues, linksOf, unlinkedNotes } from './links.ts';
import { menuNotes } from './menu-notes.ts';
import { MISSING } from './text-file.ts';
import { readTripPage, tripPageIssues, tripPageNotes } from './trip-page-file.ts';
import { legalNotes, repetitionNotes, textNotes } from './text-notes.ts';
import { languagesIn, legalTranslationNotes, readTranslation, translationNotes } from './translations.ts';
import { unusedFiles } from './unused-files.ts';

/**
 * Checks all of `content/` and returns the issues, ordered by file. Notes are returned only if there is no
 * error.
 * @param now epoch milliseconds, for the dates of trips
 */
export async function checkContent(projectRoot: string, now = Date.now()): Promise<Issue[]> {
  const { json, translations, legal, tripPages } = await readContent(projectRoot);
  const translatedLanguages = languagesIn(projectRoot);
  const languages: Language[] = [DEFAULT_LANGUAGE, ...translatedLanguages];
  const translated = translations.flatMap((translation) => translation.json ?? []);
  const files = [...translated, ...json, ...legal, ...tripPages];
  const links = linksOf(json, legal);
  const design = designPictures(projectRoot);
  const missing = design.filter((file) => !existsSync(join(projectRoot, file)));
  const issues = withoutRepeats([
    ...files.flatMap((file) => file.issues),
    ...linkIssues(links, legal, languages, tripPages),
    ...tripPageIssues(json, tripPages),
    ...missing.map((file) => issueOf(file, MISSING)),
  ]);
  const errors = issues.filter(isError);
  // A file may be unused only because its name is misspelt elsewhere, so notes wait until there is no error.
  const [site] = json;
  if (errors.length > 0 || !site) return errors;
  const all = [...json, ...translated];
  const facts = site.value as Site;
  const used = [...files.map(({ file }) => file), ...all.flatMap(({ media }) => media), ...design];
  const found = [
    ...json.flatMap((file) => [...tripNotes(file, now), ...repetitionNotes(file)]),
    ...securityExpiryNotes(site, now),
    ...all.flatMap((file) => [
      ...textNotes(file, facts, json),
      ...openingDaysNotes(file, facts.contact.openHours.days),
    ]),
    ...languages.flatMap((language) => menuNotes(language, all, legal)),
    ...translations.flatMap(translationNotes),
    ...translatedLanguages.flatMap((language) => legalTranslationNotes(legal, language)),
    ...legal.flatMap((file) => legalNotes(file, facts, now)),
    ...tripPageNotes(tripPages, facts.name),
    ...unlinkedNotes(legal, links),
    ...unusedFiles(projectRoot, used),
  ];
  return [...issues, ...notes(found)];
}

/** Reads and checks every content file. `site` is the first one. */
export async function readContent(projectRoot: string) {
  const json = await Promise.all(contentPaths.map((path) => readJsonFile(projectRoot, path)));
  const translations = await Promise.all(
    languagesIn(projectRoot).flatMap((language) =>
      json.map((original) => readTranslation(projectRoot, language, original)),
    ),
  );
  const folders = TRANSLATED_LANGUAGES.map((language) => `${language}/`).join();
  const found = globSync(`content/{,${folders}}legal/*`, { cwd: projectRoot });
  // Other pages link to these texts.
  const required = REQUIRED_LEGAL_PATHS.map((path) => `content/legal${path}.md`);
  const texts = new Set([...required, ...found.map((file) => file.replaceAll('\\', '/'))]);
  const legal = [...texts]
    .filter((file) => !/^[~.]/.test(basename(file)))
    .sort()
    .map((file) => readLegalFile(projectRoot, file));
  const tripPages = globSync(`content/{,${folders}}trips/pages/*`, { cwd: projectRoot })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^[~.]/.test(basename(file)))
    .sort()
    .map((file) => readTripPage(projectRoot, file));
  return { json, translations, legal, tripPages };
}

/** Returns the pictures in `content/images/` that the stylesheets use. */
function designPictures(projectRoot: string): string[] {
  const named = globSync('src/styles/*.css', { cwd: projectRoot }).flatMap(
    (file) => readFileSync(join(projectRoot, file), 'utf8').match(/content\/images\/[\w.-]+/g) ?? [],
  );
  return [...new Set(named)];
}
