import { basename, dirname, extname } from 'node:path';
import Slugger from 'github-slugger';
import { LEGAL_FACTS } from '../../lib/legal-text.ts';
import { nearest } from '../../lib/nearest-name.ts';
import { reservedPaths } from '../../lib/pages.ts';
import { readFrontMatter } from './front-matter.ts';
import { issueOf, lineAt, MOST_ALIKE, unreadFile, type ContentFile, type Issue } from './issue.ts';
import { markdownIssues, plainTextOf, readMarkdown, startLine } from './markdown.ts';
import { readTextFile } from './text-file.ts';

/** A file of `content/legal/`. */
export interface LegalFile extends ContentFile {
  /** The path of its page. */
  page: string;
  /** The anchors of its headings; undefined if a mistake may hide a heading. */
  anchors: string[] | undefined;
  links: { url: string; line: number }[];
}

/** The content has paragraphs of 2,400 characters. The Markdown parser takes too long for far more. */
const LONGEST_PARAGRAPH = 10_000;

const TOO_LONG = `has more than ${LONGEST_PARAGRAPH} characters without an empty line between them\nPut an empty line between two paragraphs.`;

/** Reads and checks a legal text. The page of `hi/legal/privacy-policy.md` is `/hi/privacy-policy`. */
export function readLegalFile(projectRoot: string, file: string): LegalFile {
  const name = basename(file, extname(file));
  const page = `${dirname(dirname(file)).replace(/^content/, '')}/${name}`;
  const { text, issues: saved } = readTextFile(projectRoot, file);
  const unread = (issues: Issue[]) => ({ ...unreadFile(file, issues), page, anchors: undefined, links: [] });
  if (text === '') return unread(saved);
  const long = text.split(/\n[ \t\r]*\n/).find((paragraph) => paragraph.length > LONGEST_PARAGRAPH);
  if (long !== undefined) return unread([issueOf(file, TOO_LONG, lineAt(text, text.indexOf(long)))]);
  const front = readFrontMatter(text, file);
  const nodes = readMarkdown(text);
  const headings = nodes.filter((node) => node.type === 'heading');
  const mistakes = [...saved, ...markdownIssues(file, text, nodes), ...factIssues(file, text)];
  if (mistakes.length === 0 && headings.length === 0)
    mistakes.push(issueOf(file, 'has no heading\nBegin each part with a line such as: ## Eligibility'));
  const slugger = new Slugger();
  const anchors = headings.map((heading) => slugger.slug(plainTextOf(heading)));
  const links = nodes.flatMap((node) =>
    'url' in node && node.type !== 'image' ? [{ url: node.url, line: startLine(node) }] : [],
  );
  const nameMessage = nameProblem(file, name);
  const issues = [...(nameMessage ? [issueOf(file, nameMessage)] : []), ...front.issues, ...mistakes];
  return { ...front, page, anchors: mistakes.length === 0 ? anchors : undefined, links, issues };
}

function nameProblem(file: string, name: string): string | undefined {
  if (extname(file) !== '.md')
    return 'is not Markdown\nSave it as plain text with a name that ends in .md, or remove it from content/legal.';
  if (reservedPaths().includes(`/${name}`)) return 'has the name of another page\nGive it another name.';
  return /^[a-z0-9-]+$/.test(name)
    ? undefined
    : 'has a name that cannot be part of a web address\nUse only the letters a to z, digits and hyphens, for example refund-policy.md';
}

function factIssues(file: string, text: string): Issue[] {
  const unknown = text
    .matchAll(/\{\{\s*(\w+)\s*\}\}/g)
    .filter(([, name = '']) => !(LEGAL_FACTS as readonly string[]).includes(name));
  return [...unknown.take(MOST_ALIKE)].map(({ 0: field, 1: name = '', index }) => {
    const suggestion = nearest(name, LEGAL_FACTS);
    const known = LEGAL_FACTS.map((fact) => `{{${fact}}}`).join(', ');
    const fix = suggestion ? `Did you mean {{${suggestion}}}?` : `You can use ${known}.`;
    return issueOf(file, `is not a fact that site.json can fill in\n${fix}`, lineAt(text, index), field);
  });
}
