import { getLocation, parseTree, visit, type Node, type ParseError } from 'jsonc-parser';
import { jsonrepair } from 'jsonrepair';
import { fieldName, issueOf, lineAt, MOST_ALIKE, type Issue } from './issue.ts';

/** A syntax error in words, and the text without it if the correction is certain. */
interface Explanation {
  offset: number;
  message: string;
  corrected?: string;
}

/**
 * Parses strict JSON and explains its syntax errors, each with the line as it should be. `root` is undefined
 * if the file cannot be parsed to its end.
 */
export function readJson(source: string, file: string): { root: Node | undefined; issues: Issue[] } {
  const issues: Issue[] = [];
  for (let text = source; ;) {
    const errors: ParseError[] = [];
    const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    const [error] = errors;
    if (!error) return { root, issues: [...issues, ...repeatedFields(text, file)] };
    const { offset, message, corrected } = explain(text, error, root);
    const line = lineAt(text, offset);
    issues.push(issueOf(file, message, line, fieldName(getLocation(text, offset).path)));
    // A line that cannot be corrected by itself belongs to a larger mistake.
    const again = issues.filter((issue) => issue.line === line).length > 1;
    if (corrected === undefined || again || issues.length === MOST_ALIKE) return { root: undefined, issues };
    text = corrected;
  }
}

const NO_BRACKET = 'A bracket { is missing before the name on this line\nPut { where the block begins.';

const COMPARE =
  'Delete the character if it does not belong there, or compare the line with those around it: a name and a text are between straight quotes ("…"), and a comma is between two entries.';

function explain(text: string, { offset }: ParseError, root: Node | undefined): Explanation {
  const at = (where: number, message: string): Explanation => ({ offset: where, message });
  const isBehind = root !== undefined && offset >= root.offset + root.length;
  const start = text.search(/\S/);
  if (isBehind && text[start] === '"')
    return at(start, 'The file must begin with {\nPut { on a line before this one.');
  const bracket = unclosedBracket(text);
  const [lastLine = ''] = /.*$/.exec(text.trimEnd()) ?? [];
  // Between complete texts, names and values a line has an even number of quotes.
  if (bracket && (/[,:{[]$/.test(lastLine) || count(/"/g, lastLine) % 2 === 1))
    return at(
      text.trimEnd().length - 1,
      'The file ends here, in the middle\nRestore its last version from the history, or write the rest.',
    );
  if (bracket) return bracket;
  if (isBehind)
    return at(
      offset,
      'The file goes on after its last bracket\nDelete what follows if it does not belong there, or else the bracket before it.',
    );
  if (text[offset] === ':' && typeof getLocation(text, offset).path.at(-1) === 'number')
    return at(offset, NO_BRACKET);
  const repaired = repairFirstLine(text);
  if (repaired) return repaired;
  const odd = /^(?:[^"\n\\]|\\.|"(?:[^"\n\\]|\\.)*")*"(?:[^"\n\\]|\\.)*$/m.exec(text);
  if (odd)
    return at(
      odd.index,
      'This line has a text without its second quote (")\nPut the missing quote (") at its end; a text cannot continue on the next line.',
    );
  if (text[offset] === ':') return at(offset, NO_BRACKET);
  return at(offset, `This line cannot be read from the ${text[offset] ?? 'end'} on\n${COMPARE}`);
}

/**
 * Returns the first bracket that is never closed. The indentation shows where the closing bracket is missing:
 * it begins the next line that is not indented further than the line with the opening one.
 */
function unclosedBracket(text: string): Explanation | undefined {
  const bare = text.replace(/"(?:[^"\\\n]|\\.)*"?/g, '');
  if (count(/[{[]/g, bare) <= count(/[}\]]/g, bare)) return undefined;
  for (const { 0: line, 1: indent = '', 2: bracket = '', index } of text.matchAll(
    /^( *).*([{[])[ \t\r]*$/gm,
  )) {
    const rest = text.slice(index + line.length);
    const next = new RegExp(`^ {0,${indent.length}}[^ \\r\\n].*`, 'm').exec(rest);
    const closing = bracket === '{' ? '}' : ']';
    if (next?.[0].startsWith(indent + closing)) continue;
    const closes = /^ *[}\]]/.test(next?.[0] ?? '');
    const where = next
      ? `before line ${lineAt(text, index + line.length + next.index)}${closes ? '' : ', and a comma after it'}`
      : 'at the end of the file';
    const message = `The bracket ${bracket} on this line is never closed\nPut the missing ${closing} ${where}.`;
    return { offset: index + line.trimEnd().length - 1, message };
  }
  return undefined;
}

/** Repairs the first line that has a syntax error. Returns undefined if that is not possible. */
function repairFirstLine(text: string): Explanation | undefined {
  let repaired: string;
  try {
    repaired = jsonrepair(withQuotedValues(text));
  } catch {
    return undefined;
  }
  const [lines, after] = [text, repaired].map((whole) => whole.split('\n')) as [string[], string[]];
  const index = lines.findIndex((line, number) => line !== after[number]);
  const before = lines[index] ?? '';
  // A comma before the last quote was meant to be behind it.
  const mended = (after[index] ?? '').replace(/,(?=",$)/, '').replaceAll('\\t', ' ');
  if (index < 0 || lines.length !== after.length) return undefined;
  const offset = lines.slice(0, index).join('\n').length + Number(index > 0) + before.search(/\S|$/);
  if (count(/\bnull\b/g, mended) > count(/\bnull\b/g, before))
    return { offset, message: 'A value is missing on this line\nWrite it after the colon.' };
  const fix = mended.trim() === '' ? 'Delete this line.' : `Write the line like this: ${mended.trim()}`;
  const message = `${problemOf(before, mended)}\n${fix}`;
  return { offset, message, corrected: lines.toSpliced(index, 1, mended).join('\n') };
}

/** Puts quotes around values that have none, such as a price with a currency, a date, or words. */
function withQuotedValues(text: string): string {
  const unquoted = /^(\s*(?:"[^"\n]*"\s*:)?[ \t]*)([^\s"“”„«»'{}[\],:][^"“”{}[\]\n]*?)"?(,*[ \t]*\r?)$/gm;
  return text.replace(unquoted, (line, name: string, value: string, end: string) =>
    /^(-?(0|[1-9]\d*)(\.\d+)?|true|false|null)$/.test(value) || /^\/[/*]/.test(value)
      ? line
      : `${name}${JSON.stringify(value.trim())}${end}`,
  );
}

/** What a repair removes from a line or adds to it, the more specific first. */
const CHANGES: [signs: RegExp, change: 'removed' | 'added', problem: string][] = [
  [/\/[/*]/g, 'removed', 'This line has a comment (// or /*), which these files cannot contain'],
  [/[“”„«»‘’]/g, 'removed', 'This line has curly quotes (“ ”) where straight ones (") are needed'],
  [/'/g, 'removed', 'This line has single quotes (\') where straight double ones (") are needed'],
  [/,"\s*$/g, 'removed', 'The comma is inside the quotes'],
  [/"[^"]*\t[^"]*"/g, 'removed', 'This line has a tab inside a text'],
  [/\\/g, 'removed', 'This line has a backslash (\\), which has a special meaning here'],
  [/\\"/g, 'added', 'This line has a straight quote (") inside a text. Curly quotes (“ ”) are possible'],
  // An odd number of quotes becomes an even one.
  [/^[^"]*"([^"]*"[^"]*")*[^"]*$/g, 'removed', 'A text on this line begins or ends without a quote (")'],
  [/"/g, 'added', 'This line has a text or a name without quotes'],
  [/:/g, 'added', 'A colon is missing after the name on this line'],
  [/,\s*$/g, 'added', 'A comma is missing at the end of this line'],
  [/,/g, 'added', 'A comma is missing between two entries of this line'],
  [/,/g, 'removed', 'This line has a comma after the last entry of a list or block'],
];

function problemOf(before: string, after: string): string {
  const [, , problem = 'This line cannot be read as it is'] =
    CHANGES.find(([signs, change]) => {
      const difference = count(signs, after) - count(signs, before);
      return change === 'added' ? difference > 0 : difference < 0;
    }) ?? [];
  return problem;
}

function count(signs: RegExp, text: string): number {
  return text.match(signs)?.length ?? 0;
}

function repeatedFields(text: string, file: string): Issue[] {
  const issues: Issue[] = [];
  const lines = new Map<string, number>();
  visit(text, {
    onObjectProperty(name, _offset, _length, startLine, _character, parentPath) {
      const field = fieldName([...parentPath(), name]);
      const first = lines.get(field);
      const message = `is here twice, first on line ${first}\nDelete one of the two.`;
      if (first === undefined) lines.set(field, startLine + 1);
      else if (issues.length < MOST_ALIKE) issues.push(issueOf(file, message, startLine + 1, field));
    },
  });
  return issues;
}
