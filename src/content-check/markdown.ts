import { markdownToMdast, type MdastNode } from 'satteri';

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
