import { markdownToMdast, type MdastNode } from 'satteri';

/** Reads Markdown as Astro does and gives all its parts, each before those that it holds. */
export function readMarkdown(text: string): MdastNode[] {
  return flatten(markdownToMdast(text, { features: { smartPunctuation: true } }));
}

/** The words of a part of a text. */
export function textOf(node: MdastNode): string {
  if ('children' in node) return node.children.map((child) => textOf(child as MdastNode)).join('');
  return 'value' in node && node.type !== 'html' ? String(node.value) : '';
}

/** The line in which a part of a text begins. */
export function lineOf(node: MdastNode): number {
  return node.position?.start.line ?? 1;
}

function flatten(node: MdastNode): MdastNode[] {
  return [node, ...('children' in node ? node.children.flatMap((child) => flatten(child as MdastNode)) : [])];
}
