/** The end of an HTML comment, by the rules of the HTML standard: `<!-->` and `<!--->` are whole comments. */
const COMMENT_END = /--!?>/g;

interface Comment {
  start: number;
  /** Behind its last character; undefined where it does not end. */
  end: number | undefined;
}

/** The comments of a text, in one pass. */
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

/** A text without its comments; one that does not end goes to the end of the text. */
export function withoutComments(text: string): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of commentsOf(text)) {
    rest += text.slice(at, start);
    at = end ?? text.length;
  }
  return rest + text.slice(at);
}
