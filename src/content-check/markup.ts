import type { MdastNode } from 'satteri';
import { commentsOf, withoutComments } from './html-comments.ts';
import { startLine } from './markdown.ts';
import { lineAt, type Issue } from './issue.ts';

/** A text in which a comment that does not end hides nothing, every line in its old place. */
export function withoutOpenComment(text: string): string {
  const start = openComment(text);
  return start === undefined ? text : text.slice(0, start) + text.slice(start + '<!--'.length);
}

/** Tells what a legal text holds besides words: pictures, HTML, and comments that do not end. */
export function markupIssues(file: string, text: string, nodes: readonly MdastNode[]): Issue[] {
  return [...commentIssues(file, text), ...pictureIssues(file, nodes), ...htmlIssues(file, nodes)];
}

function openComment(text: string): number | undefined {
  return commentsOf(text).find(({ end }) => end === undefined)?.start;
}

function commentIssues(file: string, text: string): Issue[] {
  const start = openComment(text);
  if (start === undefined) return [];
  const problem = 'This line begins a comment that does not end';
  return [{ file, line: lineAt(text, start), field: '', problem, fix: 'Write --> where it ends.' }];
}

function pictureIssues(file: string, nodes: readonly MdastNode[]): Issue[] {
  const fix = 'Take it out, from ![ to the bracket ) behind it.';
  return nodes
    .filter(({ type }) => type === 'image' || type === 'imageReference')
    .map((node) => ({
      file,
      line: startLine(node),
      field: 'A picture',
      problem: 'cannot stand in a legal text',
      fix,
    }));
}

function htmlIssues(file: string, nodes: readonly MdastNode[]): Issue[] {
  const opened: (string | undefined)[] = [];
  return nodes.flatMap((node) => {
    if (node.type !== 'html') return [];
    const html = withoutComments(node.value).trim();
    const [tag = html, end, name] = /<(\/?)(\w+)[^>]*>?/.exec(html) ?? [];
    // What ends a tag is the same issue as what begins it.
    if (html === '' || (end && opened.includes(name))) return [];
    opened.push(name);
    const problem = `This line has HTML: ${tag}`;
    const fix =
      'Write words without it: a link is [words](/trips), bold words are **words**, and the sign < alone is \\<.';
    return [{ file, line: startLine(node), field: '', problem, fix }];
  });
}
