import { basename } from 'node:path';
import Slugger, { slug } from 'github-slugger';
import { markdownToMdast, type MdastNode } from 'satteri';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { legal } from '../../content-model/schemas/pages.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../../lib/languages.ts';
import { LEGAL_FACTS } from '../../lib/legal-text.ts';
import { nearest } from '../../lib/nearest-name.ts';
import { reservedPaths } from '../../lib/pages.ts';
import { readText, type Files } from './files.ts';
import {
  fieldIssue,
  issueOf,
  lineAt,
  MOST_ALIKE,
  unreadFile,
  type ContentFile,
  type Issue,
  type Path,
} from './messages.ts';
import { schemaIssues } from './schema-issues.ts';
import { difference, digitsProblem } from './texts.ts';

/** A file of `content/legal/`. */
export interface LegalFile extends ContentFile {
  /** The name of its page. */
  id: string;
  /** Undefined for an English text. */
  language: TranslatedLanguage | undefined;
  /** The Markdown, with empty lines in place of the front matter. */
  body: string;
  /** The anchors of its headings; undefined if a mistake may hide a heading. */
  anchors: string[] | undefined;
  links: { url: string; line: number }[];
}

/** Matches the lines at the top of a legal text that have its title, description and date. */
const FRONT_MATTER = /^---[ \t]*\r?\n([^]*?\r?\n)?---[ \t]*(\r?\n|$)/;

const NO_FRONT_MATTER =
  'does not begin with its title, description and date between two lines of ---\nCopy the first lines of another file in content/legal and change the words.';

const UNREADABLE =
  'has a line between the two --- that cannot be read\nEach line is a name that is there only once, a colon, a space and a text, without a tab. A text with a colon in it must be between quotes ("…").';

/** Reads and checks a legal text. */
export function readLegalFile(files: Files, file: string): LegalFile {
  const name = basename(file, '.md');
  const language = TRANSLATED_LANGUAGES.find((code) => name.endsWith(`.${code}`));
  const id = language ? name.slice(0, -language.length - 1) : name;
  const none = { id, language, body: '', anchors: undefined, links: [] };
  const text = readText(files, file);
  if (typeof text !== 'string') return { ...unreadFile(file, text), ...none };
  const front = readFrontMatter(file, text);
  const body = text.replace(FRONT_MATTER, (lines) => lines.replace(/[^\n]/g, ''));
  const nodes = flatten(markdownToMdast(body, { features: { smartPunctuation: true } }));
  const mistakes = [
    ...patternIssues(file, body),
    ...factIssues(file, body),
    ...nodeIssues(file, nodes, body),
  ];
  const headings = nodes.filter((node) => node.type === 'heading');
  if (mistakes.length === 0 && headings.length === 0)
    mistakes.push(issueOf(file, 'has no heading\nBegin each part with a line such as: ## Eligibility'));
  const slugger = new Slugger();
  const anchors = headings.map((heading) => slugger.slug(plainTextOf(heading)));
  const links = nodes.flatMap((node) =>
    'url' in node && node.type !== 'image' ? [{ url: node.url, line: startLine(node) }] : [],
  );
  const issues = [...nameIssues(file, id), ...front.issues, ...mistakes];
  return {
    ...front,
    id,
    language,
    body,
    anchors: mistakes.length > 0 ? undefined : anchors,
    links,
    issues,
  };
}

function nameIssues(file: string, id: string): Issue[] {
  const message = !file.endsWith('.md')
    ? 'is not Markdown\nSave it as plain text with a name that ends in .md, or remove it from content/legal.'
    : reservedPaths().includes(`/${id}`)
      ? 'has the name of another page\nGive it another name.'
      : !/^[a-z0-9-]+$/.test(id) &&
        'has a name that cannot be part of a web address\nUse only the letters a to z, digits and hyphens, for example refund-policy.md';
  return message ? [issueOf(file, message)] : [];
}

/** Parses the YAML front matter of a text and validates it against its schema. */
function readFrontMatter(file: string, text: string): ContentFile {
  const [, source] = FRONT_MATTER.exec(text) ?? [];
  if (source === undefined) return unreadFile(file, issueOf(file, NO_FRONT_MATTER, 1));
  const lineCounter = new LineCounter();
  // Without quotes, 31 February would be read as 3 March.
  const quoted = source.replace(/^(updated: *)([\d-]+)[ \t\r]*$/m, '$1"$2"');
  const document = parseDocument(quoted, { lineCounter, customTags: ['timestamp'] });
  const [error] = document.errors;
  if (error) return unreadFile(file, issueOf(file, UNREADABLE, lineCounter.linePos(error.pos[0]).line + 1));
  const value: unknown = document.toJS() ?? {};
  const located = { file, value, lineOf: (path: Path) => lineIn(document, lineCounter, path) };
  const result = legal.safeParse(value, { reportInput: true });
  const found = result.error ? schemaIssues(result.error.issues, legal, located) : [];
  // YAML cuts a text off before a #, which begins a comment.
  const cut = (isMap(document.contents) ? document.contents.items : []).flatMap(({ key, value: scalar }) =>
    isScalar(key) && isScalar(scalar) && scalar.comment
      ? fieldIssue(
          located,
          [String(key.value)],
          'is cut off before the #\nPut quotes around the whole text ("…").',
        )
      : [],
  );
  return { ...located, issues: [...cut, ...found] };
}

/** Returns the line of a field, or of its closest existing ancestor. The front matter begins in line 2. */
function lineIn({ contents }: Document, lineCounter: LineCounter, path: Path): number {
  let [node, line] = [contents as unknown, 1];
  for (const part of path) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === part) : undefined;
    const inner: unknown = pair ? pair.value : isSeq(node) ? node.items[Number(part)] : undefined;
    const { range } = (pair ? pair.key : (inner ?? {})) as { range?: [number, number, number] };
    if (!range) break;
    line = lineCounter.linePos(range[0]).line + 1;
    node = inner;
  }
  return line;
}

/** Returns all nodes, each parent before its children. Without recursion: a text may have 20,000 brackets. */
function flatten(root: MdastNode): MdastNode[] {
  const nodes: MdastNode[] = [];
  const rest = [root];
  for (let node = rest.pop(); node; node = rest.pop()) {
    nodes.push(node);
    if ('children' in node) rest.push(...node.children.toReversed());
  }
  return nodes;
}

function plainTextOf(node: MdastNode): string {
  return flatten(node)
    .map((part) => ('value' in part && part.type !== 'html' ? part.value : ''))
    .join('');
}

function startLine(node: MdastNode): number {
  return node.position?.start.line ?? 1;
}

const LINK = 'A link looks like this: [words](/trips)';

/** What would not look on the page as it was meant, with the problem and the fix. */
const PATTERNS: Record<string, RegExp> = {
  'has a heading with a number\nDelete the number. The site adds one.': /^#+\s+\(?(\p{Nd}+|[ivx]+)[.)]\s/gimu,
  'has a heading without a space after the #\nPut a space between # and the words.': /^#+(?![#\s])/gm,
  'has a link with a blank in its address\nDelete the blank, or write a hyphen in its place: [words](/privacy-policy)':
    /\]\([^)\n]*\s[^)\n]*\)/g,
  [`has brackets that make no link\n${LINK}`]:
    /\]\((?=[^)\n]*$)|\]\s+\((?=[/#]|https?:)|\)\[(?=[/#]|https?:)/gm,
  'has a line that begins with a sign that makes no list\nBegin each entry of a list with a hyphen and a space: - words':
    /^[ \t]*[•●▪◦·–—]/gm,
  'has braces without a fact\nA fact looks like this: {{email}}':
    /(?<!\{)\{(?![{])|(?<!\})\}(?!\})|\{\{(?![^{}\n]+\}\})/g,
};

function patternIssues(file: string, body: string): Issue[] {
  return Object.entries(PATTERNS).flatMap(([message, pattern]) =>
    [...body.matchAll(pattern).take(MOST_ALIKE)].map(({ index }) =>
      issueOf(file, message, lineAt(body, index)),
    ),
  );
}

function factIssues(file: string, body: string): Issue[] {
  const unknown = body
    .matchAll(/\{\{\s*([^{}\n]+?)\s*\}\}/g)
    .filter(([, name = '']) => !(LEGAL_FACTS as readonly string[]).includes(name));
  return [...unknown.take(MOST_ALIKE)].map(({ 0: field, 1: name = '', index }) => {
    const suggestion = nearest(name, LEGAL_FACTS);
    const known = LEGAL_FACTS.map((fact) => `{{${fact}}}`).join(', ');
    const fix = suggestion ? `Did you mean {{${suggestion}}}?` : `You can use ${known}.`;
    return issueOf(file, `is not a fact that site.json can fill in\n${fix}`, lineAt(body, index), field);
  });
}

function nodeIssues(file: string, nodes: readonly MdastNode[], body: string): Issue[] {
  let level = 1;
  const found = nodes.values().flatMap((node) => {
    const skips = node.type === 'heading' && node.depth > level + 1;
    if (node.type === 'heading') level = node.depth;
    const message = skips
      ? 'has a heading that skips a level\nThe first level is ##, and under it ###.'
      : nodeProblem(node, body);
    return message ? [issueOf(file, message, startLine(node))] : [];
  });
  return [...found.take(MOST_ALIKE)];
}

function nodeProblem(node: MdastNode, body: string): string | undefined {
  if (node.type === 'heading' && !body.startsWith('#', node.position?.start.offset))
    return 'has a line of = or - under a text, which turns the text into a heading\nDelete the line. A heading is a line of its own that begins with ## and a space.';
  if (node.type === 'heading' && node.depth === 1)
    return `has a heading with a single #, which is reserved for the title of the page\nWrite ## ${plainTextOf(node)}. The title of the page is at the top, after "title:".`;
  if (node.type === 'heading' && slug(plainTextOf(node)) === '')
    return 'has a heading without letters or digits\nWrite words after the #, or delete the line.';
  if (node.type === 'image' || node.type === 'imageReference')
    return 'has a picture, which cannot be part of a legal text\nDelete it, from ![ to the next bracket ).';
  if (node.type === 'code')
    return 'has a paragraph that is indented, which is shown as code\nDelete the blanks before it.';
  const [tag] = node.type === 'html' ? (/<[a-z!][^>\n]*>?/i.exec(node.value) ?? []) : [];
  return tag
    ? `This line has HTML: ${tag}\nWrite words without it: a link is [words](/trips), bold words are **words**, and the character < alone is \\<.`
    : undefined;
}

/** Returns what a translated legal text has otherwise than the English one. The page numbers the parts. */
export function translationIssues(english: LegalFile, translated: LegalFile): Issue[] {
  const { file, body } = translated;
  const fields = ['title', 'description'].flatMap((name) => {
    const [from, to] = [english, translated].map(({ value }) =>
      String((value as Record<string, unknown> | undefined)?.[name] ?? ''),
    ) as [string, string];
    const message = digitsProblem(to) ?? difference(from, to);
    return message ? fieldIssue(translated, [name], message) : [];
  });
  const parts = (text: string) => text.split(/^(?=## )/m);
  const [theirs, own] = [parts(english.body), parts(body)];
  if (theirs.length !== own.length) {
    const message = `has ${own.length - 1} headings that begin with ##, and the English text has ${theirs.length - 1}\nThe page numbers them, so both texts need the same parts in the same order.`;
    return [...fields, issueOf(file, message)];
  }
  let offset = 0;
  const different = own.flatMap((part, index) => {
    const line = lineAt(body, offset);
    offset += part.length;
    const [heading = ''] = part.split('\n');
    const message = digitsProblem(part) ?? difference(theirs[index] ?? '', part);
    return message ? issueOf(file, message, line, index > 0 ? `The part ${heading}` : 'The beginning') : [];
  });
  return [...fields, ...different];
}
