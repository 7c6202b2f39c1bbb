import type { MdastNode } from 'satteri';
import { commentsOf, withoutComments } from './html-comments.ts';
import { lineOf } from './markdown.ts';
import { lineAt, type Mistake } from './issue.ts';

/** A text in which a comment that does not end hides nothing, every line in its old place. */
export function withoutOpenComment(text: string): string {
  const start = openComment(text);
  return start === undefined ? text : text.slice(0, start) + text.slice(start + '<!--'.length);
}

/** Tells what a legal text holds besides words: pictures, HTML, and comments that do not end. */
export function markupMistakes(file: string, text: string, nodes: readonly MdastNode[]): Mistake[] {
  return [...commentMistakes(file, text), ...pictureMistakes(file, nodes), ...htmlMistakes(file, nodes)];
}

function openComment(text: string): number | undefined {
  return commentsOf(text).find(({ end }) => end === undefined)?.start;
}

function commentMistakes(file: string, text: string): Mistake[] {
  const start = openComment(text);
  if (start === undefined) return [];
  const wrong = 'This line begins a comment that does not end';
  return [{ file, line: lineAt(text, start), field: '', wrong, mend: 'Write --> where it ends.' }];
}

function pictureMistakes(file: string, nodes: readonly MdastNode[]): Mistake[] {
  const mend = 'Take it out, from ![ to the bracket ) behind it.';
  return nodes
    .filter(({ type }) => type === 'image' || type === 'imageReference')
    .map((node) => ({
      file,
      line: lineOf(node),
      field: 'A picture',
      wrong: 'cannot stand in a legal text',
      mend,
    }));
}

function htmlMistakes(file: string, nodes: readonly MdastNode[]): Mistake[] {
  const opened: (string | undefined)[] = [];
  return nodes.flatMap((node) => {
    if (node.type !== 'html') return [];
    const html = withoutComments(node.value).trim();
    const [tag = html, end, name] = /<(\/?)(\w+)[^>]*>?/.exec(html) ?? [];
    // What ends a tag is the same mistake as what begins it.
    if (html === '' || (end && opened.includes(name))) return [];
    opened.push(name);
    const wrong = `This line has HTML: ${tag}`;
    const mend =
      'Write words without it: a link is [words](/trips), bold words are **words**, and the sign < alone is \\<.';
    return [{ file, line: lineOf(node), field: '', wrong, mend }];
  });
}
