import { existsSync, globSync, readFileSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { REQUIRED_LEGAL_PATHS } from '../lib/pages.ts';
import { contentFiles, type ContentPath } from '../schemas/content-files.ts';
import { readJsonFile, type JsonFile } from './json-file.ts';
import { linkIssues, pageOf, readLegalFile } from './legal-file.ts';
import type { Issue } from './issue.ts';
import { linkProblem, sitePages, type SitePages } from './site-links.ts';
import { pastTripNotes } from './past-trips.ts';
import { unreadFiles } from './unused-files.ts';
import { videoIssues, videosIn } from './videos.ts';

/** The legal texts that the site cannot do without. */
const NEEDED_TEXTS = REQUIRED_LEGAL_PATHS.map((path) => `content/legal${path}.md`);

/**
 * Checks all of `content/` in the project folder `top` and gives every issue, file by file; the harmless
 * ones only where there is no other.
 */
export async function checkContent(top: string, now = Date.now()): Promise<Issue[]> {
  const { json, legal, folders } = await readContent(top);
  const missing = NEEDED_TEXTS.filter((file) => !existsSync(join(top, file)));
  // That a text is missing is told once, and not again of each link to it.
  const pages = sitePages([...legal, ...missing.map((file) => ({ page: pageOf(file) }))]);
  const design = picturesOfTheDesign(top);
  const issues = [
    ...json.flatMap((file) => [
      ...file.issues,
      ...footerIssues(file, pages),
      ...sharingIssues(file),
      ...videoIssues(top, file),
    ]),
    ...missing.map(missingText),
    ...folders.map(folderIssue),
    ...legal.flatMap((file) => [...file.issues, ...linkIssues(file, pages)]),
    ...design.filter((file) => !existsSync(join(top, file))).map(missingOrnament),
  ];
  // What seems to be of no use may be what a issue has left without its name.
  if (issues.length > 0) return issues;
  const read = [...json, ...legal].map(({ file }) => file);
  const media = [...json.flatMap((file) => [...file.pictures, ...videosIn(file)]), ...design];
  return [...json.flatMap((file) => pastTripNotes(file, now)), ...unreadFiles(top, read, media)];
}

/** Reads every file of `content/` that the site is made of. */
export async function readContent(top: string) {
  const paths = Object.keys(contentFiles) as ContentPath[];
  const json = await Promise.all(paths.map((path) => readJsonFile(top, path)));
  const entries = globSync('content/legal/*', { cwd: top, withFileTypes: true })
    .filter(({ name }) => !/^[~.]/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const named = (entry: Dirent) => `content/legal/${entry.name}`;
  const legal = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => readLegalFile(top, named(entry)));
  return { json, legal, folders: entries.filter((entry) => entry.isDirectory()).map(named) };
}

function missingText(file: string): Issue {
  const fix = 'Bring it back from the history: other pages of the site lead to it.';
  return { file, field: '', problem: 'is missing', fix };
}

function folderIssue(file: string): Issue {
  const fix = 'Put its files into content/legal itself, or take the folder away.';
  return { file, field: '', problem: 'This is a folder, and in content/legal only files are read', fix };
}

function missingOrnament(file: string): Issue {
  const fix = 'Bring it back from the history: it is an ornament of the pages.';
  return { file, field: '', problem: 'is missing', fix };
}

interface Navigation {
  footer?: { links?: ({ page?: unknown } | null)[] };
}

/** Tells which links at the foot of the pages lead nowhere. */
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

/** Tells when the picture for shared links is a drawing, which messengers do not show. */
function sharingIssues({ file, value, lineOf }: JsonFile): Issue[] {
  const image = (value as { sharing?: { image?: unknown } } | undefined)?.sharing?.image;
  if (file !== 'content/site.json' || typeof image !== 'string' || !/\.svg$/i.test(image)) return [];
  const problem = 'is an SVG drawing, which WhatsApp and Facebook do not show';
  const fix = 'Use a JPEG or PNG picture, 1200 by 630.';
  return [{ file, line: lineOf(['sharing', 'image']), field: 'sharing, image', problem, fix }];
}

/** The pictures of `content/images/` that are part of the design and named in its stylesheets. */
function picturesOfTheDesign(top: string): string[] {
  const named = globSync('src/styles/*.css', { cwd: top }).flatMap(
    (file) => readFileSync(join(top, file), 'utf8').match(/content\/images\/[\w.-]+/g) ?? [],
  );
  return [...new Set(named)];
}
