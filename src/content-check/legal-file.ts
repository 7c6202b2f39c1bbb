import { basename, dirname, extname, join } from 'node:path';
import Slugger from 'github-slugger';
import { FACT_VARIABLE, LEGAL_FACTS } from '../lib/legal-text.ts';
import { nearest } from '../lib/nearest-name.ts';
import { RESERVED_PATHS } from '../lib/pages.ts';
import { readFrontMatter, type FrontMatter } from './front-matter.ts';
import { issueOf, lineAt, type Issue } from './issue.ts';
import { markdownMistakes, plainTextOf, readMarkdown, startLine } from './markdown.ts';
import { readTextFile } from './text-file.ts';

/** A file of `content/legal/` and the issues that can be found without reading other files. */
export interface LegalFile extends FrontMatter {
  /** The path of its page. */
  page: string;
  /** The anchors of its headings; undefined if the file cannot be read. */
  anchors: string[] | undefined;
  links: { url: string; line: number }[];
}

/** Returns the path of the page of a legal text: `/hi/privacy-policy` for `hi/legal/privacy-policy.md`. */
export function pagePathOf(file: string): string {
  return `${dirname(dirname(file)).replace(/^content/, '')}/${basename(file, extname(file))}`;
}

/** Reads and checks a legal text. */
export function readLegalFile(projectRoot: string, file: string): LegalFile {
  const page = pagePathOf(file);
  const { text, issues: saved } = readTextFile(join(projectRoot, file), file);
  if (text.trim() === '') {
    const issues =
      saved.length > 0 ? saved : [issueOf(file, 'is empty\nRestore its last version from the history.')];
    return { file, page, anchors: undefined, links: [], value: undefined, lineOf: () => undefined, issues };
  }
  const front = readFrontMatter(text, file);
  const comment = openComment(text);
  const nodes = readMarkdown(
    comment < 0 ? text : text.slice(0, comment) + text.slice(comment + '<!--'.length),
  );
  const headings = nodes.filter((node) => node.type === 'heading');
  const found = oncePerLine([
    ...saved,
    ...(comment < 0 ? [] : [issueOf(file, UNCLOSED_COMMENT, lineAt(text, comment))]),
    ...markdownMistakes(text, nodes).map(([line, message]) => issueOf(file, message, line)),
    ...factIssues(file, text),
  ]);
  const [first] = headings;
  const outline =
    first === undefined
      ? [issueOf(file, 'has no heading\nBegin each part with a line such as: ## Eligibility')]
      : headings.some(({ depth }) => depth === 2)
        ? []
        : [issueOf(file, `${NO_CONTENTS}\nWrite ## ${plainTextOf(first)}`, startLine(first))];
  const slugger = new Slugger();
  return {
    ...front,
    page,
    anchors: headings.map((heading) => slugger.slug(plainTextOf(heading))),
    links: nodes.flatMap((node) =>
      'url' in node && node.type !== 'image' ? [{ url: node.url, line: startLine(node) }] : [],
    ),
    issues: [...nameIssues(file), ...front.issues, ...(found.length > 0 ? found : outline)],
  };
}

const UNCLOSED_COMMENT =
  'This line starts a comment that is never closed\nWrite --> at the end of the comment.';

const NO_CONTENTS = 'has no heading that begins with ## and a space, so its list of contents is empty';

/** Two messages about a line mostly have the same cause, as has the same message about the next line. */
function oncePerLine(issues: readonly Issue[]): Issue[] {
  const lines = issues.map(({ line }) => line);
  return issues.filter(
    ({ line = 0, problem }, index) =>
      lines.indexOf(line) === index &&
      !issues.some((other) => other.problem === problem && other.line === line - 1),
  );
}

/** Returns the offset of the first HTML comment without an end, or -1. `<!-->` is a complete comment. */
function openComment(text: string): number {
  for (let start = text.indexOf('<!--'); start >= 0;) {
    const [end] = /--!?>/.exec(text.slice(start + '<!'.length)) ?? [];
    if (end === undefined) return start;
    start = text.indexOf('<!--', text.indexOf(end, start + '<!'.length) + end.length);
  }
  return -1;
}

function nameIssues(file: string): Issue[] {
  const name = basename(file, extname(file));
  if (extname(file) !== '.md')
    return [
      issueOf(
        file,
        'is not Markdown\nSave it as plain text with a name that ends in .md, or remove it from content/legal.',
      ),
    ];
  if (RESERVED_PATHS.includes(`/${name}`))
    return [issueOf(file, 'has the name of another page\nGive it another name.')];
  if (/^[a-z0-9-]+$/.test(name)) return [];
  const better = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const fix = `Use only the letters a to z, digits and hyphens, for example ${better || 'refund-policy'}.md`;
  return [issueOf(file, `has a name that cannot be part of a web address\n${fix}`)];
}

function factIssues(file: string, text: string): Issue[] {
  return [...text.matchAll(FACT_VARIABLE)].flatMap(({ 0: field, 1: name = '', index }) => {
    if ((LEGAL_FACTS as readonly string[]).includes(name)) return [];
    const suggestion = nearest(name, LEGAL_FACTS);
    const known = LEGAL_FACTS.map((fact) => `{{${fact}}}`).join(', ');
    const fix = suggestion ? `Did you mean {{${suggestion}}}?` : `You can use ${known}.`;
    return issueOf(file, `is not a fact that site.json can fill in\n${fix}`, lineAt(text, index), field);
  });
}
