import { existsSync, globSync, readFileSync, type Dirent } from 'node:fs';
import { join, relative } from 'node:path';
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '../lib/languages.ts';
import { REQUIRED_LEGAL_PATHS } from '../lib/pages.ts';
import { contentPaths } from '../schemas/content-files.ts';
import { readJsonFile, type JsonFile } from './json-file.ts';
import { linkIssues, pagePathOf, readLegalFile } from './legal-file.ts';
import type { Issue } from './issue.ts';
import { legalTranslationNotes } from './legal-translations.ts';
import { linkProblem, sitePages, type SitePages } from './site-links.ts';
import { pastTripNotes } from './past-trips.ts';
import { languagesIn, readTranslations, translationIssues, translationNotes } from './translations.ts';
import { unusedFiles } from './unused-files.ts';
import { videoIssues, videosIn } from './videos.ts';

/** The legal texts that other pages of the site link to. */
const REQUIRED_TEXTS = REQUIRED_LEGAL_PATHS.map((path) => `content/legal${path}.md`);

/**
 * Checks all of `content/` and returns the issues, ordered by file. Notes are returned only if there is no
 * error.
 * @param now epoch milliseconds, for the check for past trips
 */
export async function checkContent(projectRoot: string, now = Date.now()): Promise<Issue[]> {
  const { json, translations, legal, folders } = await readContent(projectRoot);
  const missing = REQUIRED_TEXTS.filter((file) => !existsSync(join(projectRoot, file)));
  // A missing text is reported once, not again for each link to it.
  const pages = sitePages(
    [...legal, ...missing.map((file) => ({ page: pagePathOf(file) }))],
    [DEFAULT_LANGUAGE, ...languagesIn(projectRoot)],
  );
  const design = designPictures(projectRoot);
  const translated = translations.flatMap((translation) => translation.json ?? []);
  const issues = [
    ...translated.flatMap((file) => file.issues),
    ...translations.flatMap(translationIssues),
    ...json.flatMap((file) => [
      ...file.issues,
      ...footerIssues(file, pages),
      ...sharingIssues(file),
      ...videoIssues(projectRoot, file),
    ]),
    ...missing.map(missingText),
    ...folders.map(folderIssue),
    ...legal.flatMap((file) => [...file.issues, ...linkIssues(file, pages)]),
    ...design.filter((file) => !existsSync(join(projectRoot, file))).map(missingDesignPicture),
  ];
  // A file may be unused only because its name is misspelt elsewhere, so notes wait until there are no
  // errors.
  if (issues.length > 0) return issues;
  const read = [...json, ...translated, ...legal].map(({ file }) => file);
  const media = [...json.flatMap((file) => [...file.pictures, ...videosIn(file)]), ...design];
  return [
    ...json.flatMap((file) => pastTripNotes(file, now)),
    ...translations.flatMap(translationNotes),
    ...legalTranslationNotes(legal, languagesIn(projectRoot)),
    ...unusedFiles(projectRoot, read, media),
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

function missingText(file: string): Issue {
  const fix = 'Restore it from the history: other pages of the site link to it.';
  return { file, field: '', problem: 'is missing', fix };
}

function folderIssue(file: string): Issue {
  const fix = 'Move its files into content/legal itself, or delete the folder.';
  return { file, field: '', problem: 'This is a folder, and in content/legal only files are read', fix };
}

function missingDesignPicture(file: string): Issue {
  const fix = 'Restore it from the history: it is part of the design of the pages.';
  return { file, field: '', problem: 'is missing', fix };
}

interface Navigation {
  footer?: { links?: ({ page?: unknown } | null)[] };
}

/** Reports links in the footer whose target does not exist. */
function footerIssues({ file, value, lineOf }: JsonFile, pages: SitePages): Issue[] {
  if (file !== 'content/navigation.json') return [];
  const links = (value as Navigation | undefined)?.footer?.links;
  return (Array.isArray(links) ? links : []).flatMap((link, index) => {
    const page = link?.page;
    if (typeof page !== 'string' || !page.startsWith('/')) return [];
    const [problem, fix = ''] = linkProblem(pages, page, '')?.split('\n') ?? [];
    const line = lineOf(['footer', 'links', index, 'page']);
    return problem ? [{ file, line, field: `footer, links, entry ${index + 1}, page`, problem, fix }] : [];
  });
}

/** Reports an SVG file as the picture for shared links, which messengers do not show. */
function sharingIssues({ file, value, lineOf }: JsonFile): Issue[] {
  const image = (value as { sharing?: { image?: unknown } } | undefined)?.sharing?.image;
  if (file !== 'content/site.json' || typeof image !== 'string' || !/\.svg$/i.test(image)) return [];
  const problem = 'is an SVG drawing, which WhatsApp and Facebook do not show';
  const fix = 'Use a JPEG or PNG picture, 1200 by 630.';
  return [{ file, line: lineOf(['sharing', 'image']), field: 'sharing, image', problem, fix }];
}

/** Returns the pictures in `content/images/` that the stylesheets use. */
function designPictures(projectRoot: string): string[] {
  const named = globSync('src/styles/*.css', { cwd: projectRoot }).flatMap(
    (file) => readFileSync(join(projectRoot, file), 'utf8').match(/content\/images\/[\w.-]+/g) ?? [],
  );
  return [...new Set(named)];
}
