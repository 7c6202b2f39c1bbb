import { markdownToMdast, type MdastNode } from 'satteri';

/** Reads Markdown as Astro does and gives all its parts, each before those that it holds. */
export function readMarkdown(text: string): MdastNode[] {
  return flatten(markdownToMdast(text, { features: { smartPunctuation: true } }));
}

/** The words of a part of a text. */
export function textOf(node: MdastNode): string {
  return flatten(node)
    .map((part) => ('value' in part && part.type !== 'html' ? part.value : ''))
    .join('');
}

/** The line in which a part of a text begins. */
export function startLine(node: MdastNode): number {
  return node.position?.start.line ?? 1;
}

/** Without recursion: a text of 20,000 brackets is nested as deep. */
function flatten(root: MdastNode): MdastNode[] {
  const nodes: MdastNode[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes.push(node);
    if ('children' in node) waiting.push(...(node.children as MdastNode[]).toReversed());
  }
  return nodes;
}
