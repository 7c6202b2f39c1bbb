/** The end of an HTML comment. In the HTML standard `<!-->` and `<!--->` are complete comments. */
const COMMENT_END = /--!?>/g;

interface Comment {
  start: number;
  /** The offset after its last character; undefined if the comment is not closed. */
  end: number | undefined;
}

/** Returns the HTML comments of a text, found in linear time. */
export function commentsOf(text: string): Comment[] {
  const comments: Comment[] = [];
  for (let start = text.indexOf('<!--'); start !== -1;) {
    const end = endOf(text, start);
    comments.push({ start, end });
    start = end === undefined ? -1 : text.indexOf('<!--', end);
  }
  return comments;
}

function endOf(text: string, start: number): number | undefined {
  const [empty] = /^<!--(?:>|->)/.exec(text.slice(start, start + 6)) ?? [];
  if (empty) return start + empty.length;
  COMMENT_END.lastIndex = start + '<!--'.length;
  return COMMENT_END.test(text) ? COMMENT_END.lastIndex : undefined;
}

/** Returns a text without its HTML comments; an unclosed comment extends to the end of the text. */
export function withoutComments(text: string): string {
  let rest = '';
  let offset = 0;
  for (const { start, end } of commentsOf(text)) {
    rest += text.slice(offset, start);
    offset = end ?? text.length;
  }
  return rest + text.slice(offset);
}
