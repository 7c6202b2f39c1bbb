import { parseFragment } from 'parse5';
import type { Configuration } from 'markdownlint';
import { lint } from 'markdownlint/sync';
import { markdownToMdast, type MdastNode } from 'satteri';

/** A mistake in a Markdown text. */
export interface MarkdownMistake {
  line: number;
  problem: string;
  fix: string;
}

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
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    nodes.push(node);
    if ('children' in node) stack.push(...(node.children as MdastNode[]).toReversed());
  }
  return nodes;
}

const HEADING = 'A heading is a line of its own that begins with ## and a space.';
const LINK = 'A link looks like this: [words](/trips)';
const LIST = 'Begin each entry of a list with a hyphen and a space: - words';

/** The rules of markdownlint that find mistakes of an editor, in words. */
const RULES: Record<string, [problem: string, fix: string]> = {
  MD001: ['has a heading that skips a level', 'The first level is ##, and under it ###.'],
  MD003: [
    'has a line of = or - under a text, which turns the text into a heading',
    `Delete the line. ${HEADING}`,
  ],
  MD011: ['has a link whose brackets are reversed', LINK],
  MD018: ['has a heading without a space after the #', 'Put a space between # and the words.'],
  MD037: [
    'has a blank beside ** or *, so that the words are not emphasized',
    'Write **words** without blanks inside.',
  ],
};

/** Mistakes that Markdown takes for plain text. Front matter does not match. */
const PATTERNS: [pattern: RegExp, problem: string, fix: string][] = [
  [/^#+\u00a0/gm, 'has a no-break space after the #', 'Delete it and type a space.'],
  [
    /^#+\s+\(?(\p{Nd}+|[ivx]+)[.)]\s/gimu,
    'has a heading with a number, and the site numbers the headings',
    'Delete the number.',
  ],
  [/^[ \t]*[•●▪◦·–—]/gm, 'has a line that begins with a sign that makes no list', LIST],
  [/^(-[^\s-]|\*[^\s*][^*\n]*$)/gm, 'has a hyphen or an asterisk without a space after it', LIST],
  [/(?<!\[[^\][]*)\]\(/g, 'has a link whose first bracket [ is missing', LINK],
  [/\]\s+\((?=[/#h])/g, 'has a blank between the brackets of a link', LINK],
  [/\]\([^)\n]*(\[|$)/gm, 'has a link whose last bracket ) is missing', LINK],
  [/\]\([^)\n"[]*\s[^)\n"[]*\)/g, 'has a link with a blank in its address', LINK],
  [/\[[^\]\n]*\((?=\/|#|https?:)[^)\n]*\)/g, 'has a link whose bracket ] is missing', LINK],
  [
    /(?<!\{)\{(?![{])|(?<!\})\}(?!\})|\{\{(?!\s*\w+\s*\}\})/g,
    'has braces without a fact',
    'A fact looks like this: {{email}}',
  ],
];

/** Finds what would not look on the page as it was meant. */
export function markdownMistakes(text: string, nodes: readonly MdastNode[]): MarkdownMistake[] {
  const rules = Object.fromEntries(Object.keys(RULES).map((rule) => [rule, true]));
  const config: Configuration = { default: false, ...rules, MD003: { style: 'atx' } };
  const linted = lint({ strings: { text }, config, noInlineConfig: true })['text'] ?? [];
  return [
    ...linted.map(({ lineNumber, ruleNames: [rule = ''] }) => {
      const [problem = '', fix = ''] = RULES[rule] ?? [];
      return { line: lineNumber, problem, fix };
    }),
    ...PATTERNS.flatMap(([pattern, problem, fix]) =>
      [...text.matchAll(pattern)].map(({ index }) => ({
        line: text.slice(0, index).split('\n').length,
        problem,
        fix,
      })),
    ),
    ...nodes.flatMap((node) => nodeMistake(node) ?? []),
  ];
}

function nodeMistake(node: MdastNode): MarkdownMistake | undefined {
  const line = startLine(node);
  if (node.type === 'image' || node.type === 'imageReference') {
    const problem = 'has a picture, which cannot be part of a legal text';
    return { line, problem, fix: 'Delete it, from ![ to the next bracket ).' };
  }
  if (node.type === 'code')
    return {
      line,
      problem: 'has a paragraph that is indented, which is shown as code',
      fix: 'Delete the blanks before it.',
    };
  if (node.type !== 'html') return undefined;
  const element = parseFragment(node.value, { sourceCodeLocationInfo: true }).childNodes.find(
    (child) => 'tagName' in child,
  );
  const tag = element?.sourceCodeLocation;
  if (!tag) return undefined;
  const [found = node.value] = /^<[^>]*>?/.exec(node.value.slice(tag.startOffset)) ?? [];
  const fix =
    'Write words without it: a link is [words](/trips), bold words are **words**, and the character < alone is \\<.';
  return { line, problem: `This line has HTML: ${found}`, fix };
}
