import { basename, dirname, extname } from 'node:path';
import { z } from 'astro/zod';
import Slugger from 'github-slugger';
import { load, YAMLException } from 'js-yaml';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { JsonSchema } from '../../content-model/schemas/json-schemas.ts';
import { legal } from '../../content-model/schemas/pages.ts';
import { LEGAL_FACTS } from '../../lib/legal-text.ts';
import { nearest } from '../../lib/nearest-name.ts';
import { reservedPaths } from '../../lib/pages.ts';
import {
  isError,
  issueOf,
  lineAt,
  MOST_ALIKE,
  unreadFile,
  type ContentFile,
  type Issue,
  type Path,
} from './issue.ts';
import { markdownIssues, plainTextOf, readMarkdown, startLine } from './markdown.ts';
import { schemaIssues } from './schema-issues.ts';
import { readTextFile } from './text-file.ts';
import { wrongLanguage } from './words.ts';

/** A file of `content/legal/`. */
export interface LegalFile extends ContentFile {
  text: string;
  /** The path of its page. */
  page: string;
  /** The anchors of its headings; undefined if a mistake may hide a heading. */
  anchors: string[] | undefined;
  links: { url: string; line: number }[];
}

/** The content has paragraphs of 2,400 characters. The Markdown parser takes too long for far more. */
const LONGEST_PARAGRAPH = 10_000;

const TOO_LONG = `has more than ${LONGEST_PARAGRAPH} characters without an empty line between them\nPut an empty line between two paragraphs.`;

/** Matches the lines at the top of a legal text that have its title, description and date. */
export const FRONT_MATTER = /^---[ \t]*\r?\n([^]*?\r?\n)?---[ \t]*(\r?\n|$)/;

const NO_FRONT_MATTER =
  'does not begin with its title, description and date between two lines of ---\nCopy the first lines of another file in content/legal and change the words.';

const UNREADABLE =
  'has a line between the two --- that cannot be read\nEach line is a name that is there only once, a colon, a space and a text, without a tab. A text with a colon in it must be between quotes ("…").';

/** Reads and checks a legal text. The page of `hi/legal/privacy-policy.md` is `/hi/privacy-policy`. */
export function readLegalFile(projectRoot: string, file: string): LegalFile {
  const name = basename(file, extname(file));
  const page = `${dirname(dirname(file)).replace(/^content/, '')}/${name}`;
  const { text, issues: saved } = readTextFile(projectRoot, file);
  const none = { text, page, anchors: undefined, links: [] };
  const unread = (issues: Issue[]) => ({ ...unreadFile(file, issues), ...none });
  if (text === '') return unread(saved);
  const long = text.split(/\n[ \t\r]*\n/).find((paragraph) => paragraph.length > LONGEST_PARAGRAPH);
  if (long !== undefined) return unread([issueOf(file, TOO_LONG, lineAt(text, text.indexOf(long)))]);
  const foreign = wrongLanguage(file, text.replace(FRONT_MATTER, ''));
  if (foreign.length > 0) return unread(foreign);
  const front = readFrontMatter(text, file);
  const nodes = readMarkdown(text);
  const headings = nodes.filter((node) => node.type === 'heading');
  const mistakes = [...saved, ...markdownIssues(file, text, nodes), ...factIssues(file, text)];
  if (!mistakes.some(isError) && headings.length === 0)
    mistakes.push(issueOf(file, 'has no heading\nBegin each part with a line such as: ## Eligibility'));
  const slugger = new Slugger();
  const anchors = headings.map((heading) => slugger.slug(plainTextOf(heading)));
  const links = nodes.flatMap((node) =>
    'url' in node && node.type !== 'image' ? [{ url: node.url, line: startLine(node) }] : [],
  );
  const nameMessage = nameProblem(file, name);
  const issues = [...(nameMessage ? [issueOf(file, nameMessage)] : []), ...front.issues, ...mistakes];
  return { ...front, text, page, anchors: mistakes.some(isError) ? undefined : anchors, links, issues };
}

/** Parses the YAML front matter of a text and validates it against its schema. */
export function readFrontMatter(text: string, file: string, schema: z.ZodType = legal): ContentFile {
  const [, source] = FRONT_MATTER.exec(text) ?? [];
  if (source === undefined) return unreadFile(file, [issueOf(file, NO_FRONT_MATTER, 1)]);
  const lines = source.split('\n');
  const lineOf = linesIn(source);
  // YAML cuts a text off before a #, which begins a comment.
  const cut = lines.flatMap((line, index) => {
    if (!/^( *(- )?\w+:| *-) +[^"'\s][^#]* #/.test(line)) return [];
    const message = 'is cut off before the #\nPut quotes around the whole text ("…").';
    return issueOf(file, message, index + 2, /\w+(?=:)/.exec(line)?.[0] ?? 'A line');
  });
  try {
    // Without quotes, YAML would turn 31 February into 3 March.
    const value: unknown = load(source.replace(/^(updated: *)([\d-]+)[ \t\r]*$/m, '$1"$2"')) ?? {};
    const { error } = schema.safeParse(value, { reportInput: true });
    if (!error) return { file, lineOf, value, issues: cut };
    const jsonSchema = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
    const found = schemaIssues(error.issues, { file, value, schema: jsonSchema, lineOf });
    return { file, lineOf, value, issues: [...cut, ...found] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = (error.mark as { line: number } | undefined)?.line ?? 0;
    return unreadFile(file, [issueOf(file, UNREADABLE, line + 2)]);
  }
}

/** Returns a function that finds the line of a field in a file whose second line begins this YAML. */
function linesIn(source: string): (path: Path) => number {
  const counter = new LineCounter();
  // Parsed when the first line is asked for: most files have no mistake.
  let contents: unknown;
  return (path) => {
    contents ??= parseDocument(source, { lineCounter: counter }).contents;
    let [node, offset] = [contents, -1];
    for (const part of path) {
      const pair = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && key.value === part)
        : undefined;
      const inner: unknown = pair ? pair.value : isSeq(node) ? node.items[Number(part)] : undefined;
      const start = (pair ? pair.key : inner) as { range?: [number, number, number] } | undefined;
      if (!start?.range) break;
      offset = start.range[0];
      node = inner;
    }
    return offset < 0 ? 1 : counter.linePos(offset).line + 1;
  };
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
    .matchAll(/\{\{\s*([^{}\n]+?)\s*\}\}/g)
    .filter(([, name = '']) => !(LEGAL_FACTS as readonly string[]).includes(name));
  return [...unknown.take(MOST_ALIKE)].map(({ 0: field, 1: name = '', index }) => {
    const suggestion = nearest(name, LEGAL_FACTS);
    const known = LEGAL_FACTS.map((fact) => `{{${fact}}}`).join(', ');
    const fix = suggestion ? `Did you mean {{${suggestion}}}?` : `You can use ${known}.`;
    return issueOf(file, `is not a fact that site.json can fill in\n${fix}`, lineAt(text, index), field);
  });
}
