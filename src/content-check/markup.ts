import type { MdastNode } from 'satteri';
import { commentsOf, withoutComments } from './html-comments.ts';
import { startLine } from './markdown.ts';
import { lineAt, type Issue } from './issue.ts';

/** Returns a text without the start of its unclosed HTML comment. The line numbers stay the same. */
export function withoutOpenComment(text: string): string {
  const start = openComment(text);
  return start === undefined ? text : text.slice(0, start) + text.slice(start + '<!--'.length);
}

/** Reports pictures, HTML and unclosed comments in a legal text. */
export function markupIssues(file: string, text: string, nodes: readonly MdastNode[]): Issue[] {
  return [...commentIssues(file, text), ...pictureIssues(file, nodes), ...htmlIssues(file, nodes)];
}

function openComment(text: string): number | undefined {
  return commentsOf(text).find(({ end }) => end === undefined)?.start;
}

function commentIssues(file: string, text: string): Issue[] {
  const start = openComment(text);
  if (start === undefined) return [];
  const problem = 'This line starts a comment that is never closed';
  return [
    { file, line: lineAt(text, start), field: '', problem, fix: 'Write --> at the end of the comment.' },
  ];
}

function pictureIssues(file: string, nodes: readonly MdastNode[]): Issue[] {
  const fix = 'Delete it, from ![ to the next bracket ).';
  return nodes
    .filter(({ type }) => type === 'image' || type === 'imageReference')
    .map((node) => ({
      file,
      line: startLine(node),
      field: 'A picture',
      problem: 'cannot be part of a legal text',
      fix,
    }));
}

function htmlIssues(file: string, nodes: readonly MdastNode[]): Issue[] {
  const opened: (string | undefined)[] = [];
  return nodes.flatMap((node) => {
    if (node.type !== 'html') return [];
    const html = withoutComments(node.value).trim();
    const [tag = html, end, name] = /<(\/?)(\w+)[^>]*>?/.exec(html) ?? [];
    // A closing tag belongs to the issue of its opening tag.
    if (html === '' || (end && opened.includes(name))) return [];
    opened.push(name);
    const problem = `This line has HTML: ${tag}`;
    const fix =
      'Write words without it: a link is [words](/trips), bold words are **words**, and the character < alone is \\<.';
    return [{ file, line: startLine(node), field: '', problem, fix }];
  });
}
