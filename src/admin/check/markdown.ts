import { slug } from 'github-slugger';
import { markdownToMdast, type MdastNode } from 'satteri';
import { issueOf, lineAt, MOST_ALIKE, notes, type Issue } from './issue.ts';

/** Parses Markdown as Astro does and returns all nodes, each parent before its children. */
export function readMarkdown(text: string): MdastNode[] {
  return flatten(markdownToMdast(text, { features: { smartPunctuation: true } }));
}

/** Returns the text of a node without markup. */
export function plainTextOf(node: MdastNode): string {
  return flatten(node)
    .map((part) => ('value' in part && part.type !== 'html' ? part.value : ''))
    .join('');
}

/** Returns the line number, from 1, of the start of a node. */
export function startLine(node: MdastNode): number {
  return node.position?.start.line ?? 1;
}

/** Does not use recursion, because a text of 20,000 brackets would overflow the call stack. */
function flatten(root: MdastNode): MdastNode[] {
  const nodes: MdastNode[] = [];
  const rest = [root];
  for (let node = rest.pop(); node; node = rest.pop()) {
    nodes.push(node);
    if ('children' in node) for (const child of node.children.toReversed()) rest.push(child);
  }
  return nodes;
}

const LINK = 'A link looks like this: [words](/trips)';
const LIST = 'Begin each entry of a list with a hyphen and a space: - words';

const SKIPPED_LEVEL = 'has a heading that skips a level\nThe first level is ##, and under it ###.';

const BOLD_LINE =
  'has a line of bold words alone: is it a heading?\nA heading begins with ## and a space, and has no asterisks.';

/** Signs that are left in the words of a text because they are no Markdown, the more specific first. */
const TEXT_PATTERNS: Record<string, RegExp> = {
  'has a heading without a space after the #\nPut a space between # and the words.': /(?<=^|\n)#+(?![#\s])/g,
  'has a link with a blank in its address\nDelete the blank, or write a hyphen in its place: [words](/privacy-policy)':
    /\]\([^)\n]*\s[^)\n]*\)/g,
  [`has brackets that make no link\n${LINK}`]: /\]\(|(\]\s+\(|\)\[|\[[^\]\n]*\()(?=[/#]|https?:|$)/g,
  'has ** without effect\nWrite **words** for bold words, without a blank beside the words.': /(?<!\\)\*\*/g,
  [`has a tab, as a table from Word has\n${LIST}`]: /\t/g,
};

/** Mistakes that Markdown takes for plain text, with the problem and the fix. Front matter does not match. */
const PATTERNS: Record<string, RegExp> = {
  'has a heading with a number\nDelete the number. The site adds one.': /^#+\s+\(?(\p{Nd}+|[ivx]+)[.)]\s/gimu,
  [`has a line that begins with a sign that makes no list\n${LIST}`]: /^[ \t]*[•●▪◦·–—]/gm,
  [`has a hyphen or an asterisk without a space after it\n${LIST}`]: /^(-[^\s-]|\*[^\s*][^*\n]*$)/gm,
  'has braces without a fact\nA fact looks like this: {{email}}':
    /(?<!\{)\{(?![{])|(?<!\})\}(?!\})|\{\{(?![^{}\n]+\}\})/g,
};

/** Finds what would not look on the page as it was meant, the most probable cause of a line first. */
export function markdownIssues(file: string, text: string, nodes: readonly MdastNode[]): Issue[] {
  const matches = (patterns: typeof PATTERNS, part: string, start: number) =>
    Object.entries(patterns).flatMap(([message, pattern]) =>
      [...part.matchAll(pattern).take(MOST_ALIKE)].map(({ index }) =>
        issueOf(file, message, lineAt(text, start + index)),
      ),
    );
  const headings = nodes.filter((node) => node.type === 'heading');
  const skipping = headings.filter(({ depth }, index) => depth > (headings[index - 1]?.depth ?? 1) + 1);
  const problems = nodes.values().flatMap((node) => {
    const message = nodeProblem(node, text);
    return message ? [issueOf(file, message, startLine(node))] : [];
  });
  const bold = nodes.filter(
    (node) =>
      node.type === 'paragraph' &&
      node.position?.start.column === 1 &&
      node.children.length === 1 &&
      node.children[0]?.type === 'strong' &&
      !/[.:!?।]$/.test(plainTextOf(node)),
  );
  return [
    ...skipping.map((heading) => issueOf(file, SKIPPED_LEVEL, startLine(heading))),
    ...nodes.flatMap(({ type, position }) => {
      const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
      return type === 'text' ? matches(TEXT_PATTERNS, text.slice(start, end), start) : [];
    }),
    ...matches(PATTERNS, text, 0),
    ...problems.take(MOST_ALIKE),
    ...notes(bold.slice(0, MOST_ALIKE).map((node) => issueOf(file, BOLD_LINE, startLine(node)))),
  ];
}

function nodeProblem(node: MdastNode, source: string): string | undefined {
  if (node.type === 'heading' && !source.startsWith('#', node.position?.start.offset))
    return 'has a line of = or - under a text, which turns the text into a heading\nDelete the line. A heading is a line of its own that begins with ## and a space.';
  if (node.type === 'heading' && node.depth === 1)
    return `has a heading with a single #, which is reserved for the title of the page\nWrite ## ${plainTextOf(node)}. The title of the page is at the top, after "title:".`;
  if (node.type === 'heading' && slug(plainTextOf(node)) === '')
    return 'has a heading without letters or digits\nWrite words after the #, or delete the line.';
  if (node.type === 'image' || node.type === 'imageReference')
    return 'has a picture, which cannot be part of a legal text\nDelete it, from ![ to the next bracket ).';
  if (node.type === 'code')
    return 'has a paragraph that is indented, which is shown as code\nDelete the blanks before it.';
  if (node.type === 'table') return `has a table, which is too wide for telephones\n${LIST}`;
  if (node.type === 'delete')
    return `has words between signs ~, which the page strikes out: ${plainTextOf(node)}\nDelete both signs ~.`;
  // A browser ends a comment also at <!-->, <!---> and --!>, so only what is surely a comment is left out.
  const isHtml = node.type === 'html' && !/^\s*(<!--(?!-?>)((?!--!?>)[^])*-->\s*)*$/.test(node.value);
  const [tag] = (isHtml ? (/<[a-z][^>]*>?/i.exec(node.value) ?? /<![^>\n]*/.exec(node.value)) : null) ?? [];
  return tag
    ? `This line has HTML: ${tag}\nWrite words without it: a link is [words](/trips), bold words are **words**, and the character < alone is \\<.`
    : undefined;
}
