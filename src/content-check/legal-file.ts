import { basename, dirname, extname, join } from 'node:path';
import Slugger from 'github-slugger';
import { FACT_VARIABLE, LEGAL_FACTS } from '../lib/legal-text.ts';
import { RESERVED_PATHS } from '../lib/pages.ts';
import { readFrontMatter } from './front-matter.ts';
import { headingIssues, headingsOf } from './headings.ts';
import { readMarkdown, startLine, plainTextOf } from './markdown.ts';
import { markupIssues, withoutOpenComment } from './markup.ts';
import { lineAt, type Issue } from './issue.ts';
import { nearest } from '../lib/nearest-name.ts';
import { readText } from './read-text.ts';
import { linkProblem, type SitePages } from './site-links.ts';

/** A file of `content/legal/` and the issues that can be found without reading other files. */
export interface LegalFile {
  file: string;
  /** The path of its page. */
  page: string;
  /** The anchors of its headings; undefined if the file cannot be read. */
  anchors: string[] | undefined;
  links: { url: string; line: number }[];
  /** The front matter. */
  value: unknown;
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
  issues: Issue[];
}

/**
 * Returns the path of the page of a legal text, e.g. `/hi/privacy-policy` for `hi/legal/privacy-policy.md`.
 */
export function pagePathOf(file: string): string {
  const folder = dirname(dirname(file)).replace(/^content/, '');
  return `${folder}/${basename(file, extname(file))}`;
}

/** Reads and checks a legal text. */
export function readLegalFile(projectRoot: string, file: string): LegalFile {
  const page = pagePathOf(file);
  const { text, issues: saved } = readText(join(projectRoot, file), file);
  if (text.trim() === '') {
    const fix = 'Restore its last version from the history.';
    const empty = { file, field: '', problem: 'is empty', fix };
    const issues = saved.length > 0 ? saved : [empty];
    return { file, page, anchors: undefined, links: [], value: undefined, lineOf: () => undefined, issues };
  }
  const front = readFrontMatter(text, file);
  const nodes = readMarkdown(withoutOpenComment(text));
  const headings = headingsOf(nodes);
  const slugger = new Slugger();
  return {
    file,
    page,
    anchors: headings.map((heading) => slugger.slug(plainTextOf(heading))),
    links: nodes.flatMap((node) =>
      'url' in node && node.type !== 'image' ? [{ url: node.url, line: startLine(node) }] : [],
    ),
    value: front.value,
    lineOf: front.lineOf,
    issues: [
      ...saved,
      ...nameIssues(file, page),
      ...front.issues,
      ...markupIssues(file, text, nodes),
      ...headingIssues(file, text, headings),
      ...factIssues(file, text),
    ],
  };
}

/** Reports the links of a legal text whose target does not exist. */
export function linkIssues({ file, page, links }: LegalFile, pages: SitePages): Issue[] {
  return links.flatMap(({ url, line }) => {
    const [problem, fix = ''] = linkProblem(pages, url, page)?.split('\n') ?? [];
    return problem ? [{ file, line, field: 'A link', problem, fix }] : [];
  });
}

function nameIssues(file: string, page: string): Issue[] {
  const issue = (problem: string, fix: string) => [{ file, field: '', problem, fix }];
  if (extname(file) !== '.md') {
    return issue(
      'is not Markdown',
      'Save it as plain text with a name that ends in .md, or remove it from content/legal.',
    );
  }
  if (RESERVED_PATHS.includes(`/${basename(page)}`))
    return issue('has the name of another page', 'Give it another name.');
  const name = basename(page);
  if (!/^[a-z0-9-]+$/.test(name)) {
    const better = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    return issue(
      'has a name that cannot be part of a web address',
      `Use only small letters, digits and hyphens: ${better}.md`,
    );
  }
  return [];
}

function factIssues(file: string, text: string): Issue[] {
  return [...text.matchAll(FACT_VARIABLE)].flatMap(({ 0: asked, 1: name = '', index }) => {
    if ((LEGAL_FACTS as readonly string[]).includes(name)) return [];
    const suggestion = nearest(name, LEGAL_FACTS);
    const known = LEGAL_FACTS.map((fact) => `{{${fact}}}`).join(', ');
    return {
      file,
      line: lineAt(text, index),
      field: asked,
      problem: 'is not a fact that site.json can fill in',
      fix: suggestion ? `Did you mean {{${suggestion}}}?` : `You can use ${known}.`,
    };
  });
}
