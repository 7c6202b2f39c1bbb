import { existsSync, globSync, readFileSync, type Dirent } from 'node:fs';
import { join, relative } from 'node:path';
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '../lib/languages.ts';
import { REQUIRED_LEGAL_PATHS } from '../lib/pages.ts';
import { contentPaths } from '../schemas/content-files.ts';
import { fieldIssue, issueOf, type Issue } from './issue.ts';
import { readJsonFile, type JsonFile } from './json-file.ts';
import { pagePathOf, readLegalFile } from './legal-file.ts';
import { legalTranslationNotes } from './legal-translations.ts';
import { linkIssues, linksOf, sitePages, unlinkedNotes } from './links.ts';
import { tripNotes, unusedFiles } from './notes.ts';
import { settledNotes } from './placeholders.ts';
import { requestDaysNotes } from './request-days.ts';
import { languagesIn, readTranslations, translationNotes } from './translations.ts';
import { videoIssues, videosIn } from './videos.ts';

/** The legal texts that other pages of the site link to. */
const REQUIRED_TEXTS = REQUIRED_LEGAL_PATHS.map((path) => `content/legal${path}.md`);

/**
 * Checks all of `content/` and returns the issues, ordered by file. Notes are returned only if there is no
 * error.
 * @param now epoch milliseconds, for the dates of trips
 */
export async function checkContent(projectRoot: string, now = Date.now()): Promise<Issue[]> {
  const { json, translations, legal, folders } = await readContent(projectRoot);
  const isMissing = (file: string) => !existsSync(join(projectRoot, file));
  const missing = REQUIRED_TEXTS.filter(isMissing);
  const languages = languagesIn(projectRoot);
  // A missing text is reported once, not again for each link to it.
  const pages = sitePages(
    [...legal, ...missing.map((file) => ({ page: pagePathOf(file) }))],
    [DEFAULT_LANGUAGE, ...languages],
  );
  const links = linksOf(json, legal);
  const design = designPictures(projectRoot);
  const translated = translations.flatMap((translation) => translation.json ?? []);
  const videos = await Promise.all(json.map((file) => videoIssues(projectRoot, file)));
  const issues = [
    ...translated.flatMap((file) => file.issues),
    ...json.flatMap((file, index) => [...file.issues, ...sharingIssues(file), ...(videos[index] ?? [])]),
    ...missing.map((file) => missingFile(file, 'other pages of the site link to it')),
    ...folders.map(folderIssue),
    ...legal.flatMap((file) => file.issues),
    ...linkIssues(links, pages),
    ...design.filter(isMissing).map((file) => missingFile(file, 'it is part of the design of the pages')),
  ];
  // A file may be unused only because its name is misspelt elsewhere, so notes wait until there is no error.
  if (issues.length > 0) return issues;
  const read = [...json, ...translated, ...legal].map(({ file }) => file);
  const media = json.flatMap((file) => [...file.pictures, ...videosIn(file)]);
  return [
    ...json.flatMap((file) => [...tripNotes(file, now), ...settledNotes(file)]),
    ...json.flatMap((file) => requestDaysNotes(projectRoot, file)),
    ...translations.flatMap(translationNotes),
    ...legalTranslationNotes(legal, languages),
    ...unlinkedNotes(legal, links),
    ...unusedFiles(projectRoot, [...read, ...media, ...design]),
  ];
}

const LEGAL_FOLDERS = ['', ...TRANSLATED_LANGUAGES.map((language) => `${language}/`)].map(
  (folder) => `content/${folder}legal/*`,
);

/** Reads and checks every content file, and lists the folders in `content/legal`, which are not read. */
export async function readContent(projectRoot: string) {
  const json = await Promise.all(contentPaths.map((path) => readJsonFile(projectRoot, path)));
  const translations = await readTranslations(projectRoot, json);
  const named = (entry: Dirent) =>
    relative(projectRoot, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
  const entries = globSync(LEGAL_FOLDERS, { cwd: projectRoot, withFileTypes: true })
    .filter(({ name }) => !/^[~.]/.test(name))
    .sort((a, b) => (named(a) < named(b) ? -1 : 1));
  const legal = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => readLegalFile(projectRoot, named(entry)));
  return { json, translations, legal, folders: entries.filter((entry) => entry.isDirectory()).map(named) };
}

function missingFile(file: string, reason: string): Issue {
  return issueOf(file, `is missing\nRestore it from the history: ${reason}.`);
}

function folderIssue(file: string): Issue {
  const fix = 'Move its files into content/legal itself, or delete the folder.';
  return issueOf(file, `This is a folder, and in content/legal only files are read\n${fix}`);
}

/** Reports an SVG file as the picture for shared links, which messengers do not show. */
function sharingIssues(json: JsonFile): Issue[] {
  const image = (json.value as { sharing?: { image?: unknown } } | undefined)?.sharing?.image;
  if (json.file !== 'content/site.json' || typeof image !== 'string' || !/\.svg$/i.test(image)) return [];
  const fix = 'Use a JPEG or PNG picture, 1200 by 630.';
  const message = `is an SVG drawing, which WhatsApp and Facebook do not show\n${fix}`;
  return [fieldIssue(json, ['sharing', 'image'], message)];
}

/** Returns the pictures in `content/images/` that the stylesheets use. */
function designPictures(projectRoot: string): string[] {
  const named = globSync('src/styles/*.css', { cwd: projectRoot }).flatMap(
    (file) => readFileSync(join(projectRoot, file), 'utf8').match(/content\/images\/[\w.-]+/g) ?? [],
  );
  return [...new Set(named)];
}
