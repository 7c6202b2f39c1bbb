import { lineAt } from './issue.ts';

/** A bracket that is never closed, in words for an editor. */
interface UnclosedBracket {
  offset: number;
  problem: string;
  fix: string;
}

/** Matches the strings and brackets of a JSON text. */
const TOKENS = /"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g;

const CLOSING: Record<string, string> = { '{': '}', '[': ']' };

/**
 * Returns the first bracket that is never closed, or undefined if there is none. The indentation shows where
 * the closing bracket is missing: before a line that has the indentation of the line with the opening one.
 */
export function unclosedBracket(text: string): UnclosedBracket | undefined {
  const open: { character: string; offset: number; indentation: number }[] = [];
  let found: UnclosedBracket | undefined;
  for (const { 0: token, index: offset } of text.matchAll(TOKENS)) {
    const lineStart = text.lastIndexOf('\n', offset) + 1;
    const indentation = text.slice(lineStart).search(/[^ ]/);
    const bracket = open.at(-1);
    const closes = token === '}' || token === ']';
    // A closing bracket has the indentation of the line that opens it; everything else is indented further.
    if (
      !found &&
      bracket &&
      lineStart + indentation === offset &&
      bracket.indentation >= indentation + Number(closes)
    )
      found = unclosed(
        bracket,
        `before line ${lineAt(text, offset)}${closes ? '' : ', and a comma after it'}`,
      );
    if (CLOSING[token]) open.push({ character: token, offset, indentation });
    else if (closes) open.pop();
  }
  const last = open.at(-1);
  return last && (found ?? unclosed(last, 'at the end of the file'));
}

function unclosed(
  { character, offset }: { character: string; offset: number },
  where: string,
): UnclosedBracket {
  const problem = `The bracket ${character} on this line is never closed`;
  return { offset, problem, fix: `Put the missing ${CLOSING[character]} ${where}.` };
}
