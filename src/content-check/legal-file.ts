import { basename, dirname, extname, join } from 'node:path';
import Slugger, { slug } from 'github-slugger';
import type { MdastNode } from 'satteri';
import { FACT_VARIABLE, LEGAL_FACTS } from '../lib/legal-text.ts';
import { nearest } from '../lib/nearest-name.ts';
import { RESERVED_PATHS } from '../lib/pages.ts';
import { readFrontMatter } from './front-matter.ts';
import { lineAt, type Issue } from './issue.ts';
import { markdownMistakes, readMarkdown, plainTextOf, startLine } from './markdown.ts';
import { readTextFile } from './text-file.ts';

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

/** Returns the path of the page of a legal text: `/hi/privacy-policy` for `hi/legal/privacy-policy.md`. */
export function pagePathOf(file: string): string {
  const folder = dirname(dirname(file)).replace(/^content/, '');
  return `${folder}/${basename(file, extname(file))}`;
}

/** Reads and checks a legal text. */
export function readLegalFile(projectRoot: string, file: string): LegalFile {
  const page = pagePathOf(file);
  const issue = (problem: string, fix: string, line?: number): Issue => ({
    file,
    line,
    field: '',
    problem,
    fix,
  });
  const { text, issues: saved } = readTextFile(join(projectRoot, file), file);
  if (text.trim() === '') {
    const issues =
      saved.length > 0 ? saved : [issue('is empty', 'Restore its last version from the history.')];
    return { file, page, anchors: undefined, links: [], value: undefined, lineOf: () => undefined, issues };
  }
  const front = readFrontMatter(text, file);
  const comment = openComment(text);
  const nodes = readMarkdown(
    comment < 0 ? text : text.slice(0, comment) + text.slice(comment + '<!--'.length),
  );
  const headings = nodes.filter((node) => node.type === 'heading');
  const slugger = new Slugger();
  const found = [
    ...(comment < 0
      ? []
      : [
          issue(
            'This line starts a comment that is never closed',
            'Write --> at the end of the comment.',
            lineAt(text, comment),
          ),
        ]),
    ...nameIssues(page, extname(file)).map(([problem, fix]) => issue(problem, fix)),
    ...markdownMistakes(text, nodes).map(({ line, problem, fix }) => issue(problem, fix, line)),
    ...headings.flatMap((heading) =>
      headingIssue(heading).map(([problem, fix]) => issue(problem, fix, startLine(heading))),
    ),
    ...factIssues(file, text),
  ];
  const lines = [...saved, ...found].map(({ line }) => line);
  // Two messages about the same line mostly have the same cause, as has the same message about the next line.
  const once = found.filter(
    ({ line, problem }, index) =>
      line === undefined ||
      (lines.indexOf(line) === saved.length + index &&
        !found.some((other) => other.problem === problem && other.line === line - 1)),
  );
  const issues = [...saved, ...front.issues, ...once];
  return {
    file,
    page,
    anchors: headings.map((heading) => slugger.slug(plainTextOf(heading))),
    links: nodes.flatMap((node) =>
      'url' in node && node.type !== 'image' ? [{ url: node.url, line: startLine(node) }] : [],
    ),
    value: front.value,
    lineOf: front.lineOf,
    issues:
      once.length > 0
        ? issues
        : [...issues, ...contentsIssues(headings).map(([problem, fix, line]) => issue(problem, fix, line))],
  };
}

/** Returns the offset of an HTML comment without an end, or -1. In HTML `<!-->` is a complete comment. */
function openComment(text: string): number {
  const start = text.lastIndexOf('<!--');
  return start < 0 || /--!?>/.test(text.slice(start + '<!'.length))
    ? -1
    : text.indexOf('<!--', lastCommentEnd(text, start));
}

function lastCommentEnd(text: string, before: number): number {
  return Math.max(0, text.slice(0, before).lastIndexOf('-->'));
}

type Mistake = [problem: string, fix: string, line?: number];

function nameIssues(page: string, extension: string): Mistake[] {
  const name = basename(page);
  if (extension !== '.md')
    return [
      [
        'is not Markdown',
        'Save it as plain text with a name that ends in .md, or remove it from content/legal.',
      ],
    ];
  if (RESERVED_PATHS.includes(`/${name}`)) return [['has the name of another page', 'Give it another name.']];
  if (/^[a-z0-9-]+$/.test(name)) return [];
  const better =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'refund-policy';
  return [
    [
      'has a name that cannot be part of a web address',
      `Use only the letters a to z, digits and hyphens, for example ${better}.md`,
    ],
  ];
}

function headingIssue(heading: Extract<MdastNode, { type: 'heading' }>): Mistake[] {
  const words = plainTextOf(heading);
  if (heading.depth === 1)
    return [
      [
        'has a heading with a single #, which is reserved for the title of the page',
        `Write ## ${words}. The title of the page is at the top, after "title:".`,
      ],
    ];
  if (slug(words) === '')
    return [['has a heading without letters or digits', 'Write words after the #, or delete the line.']];
  return [];
}

/** Reports a text without second-level headings, from which the list of contents is generated. */
function contentsIssues(headings: readonly Extract<MdastNode, { type: 'heading' }>[]): Mistake[] {
  const [first] = headings;
  if (!first) return [['has no heading', 'Begin each part with a line such as: ## Eligibility']];
  if (headings.some(({ depth }) => depth === 2)) return [];
  return [
    [
      'has no heading that begins with ## and a space, so its list of contents is empty',
      `Write ## ${plainTextOf(first)}`,
      startLine(first),
    ],
  ];
}

function factIssues(file: string, text: string): Issue[] {
  return [...text.matchAll(FACT_VARIABLE)].flatMap(({ 0: field, 1: name = '', index }) => {
    if ((LEGAL_FACTS as readonly string[]).includes(name) && /^\{\{[^]*\}\}$/.test(field)) return [];
    const suggestion = nearest(name, LEGAL_FACTS);
    const known = LEGAL_FACTS.map((fact) => `{{${fact}}}`).join(', ');
    const fix = suggestion ? `Did you mean {{${suggestion}}}?` : `You can use ${known}.`;
    return {
      file,
      line: lineAt(text, index),
      field,
      problem: 'is not a fact that site.json can fill in',
      fix,
    };
  });
}
