import { getLocation, getNodePath, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { jsonrepair } from 'jsonrepair';
import { unclosedBracket } from './brackets.ts';
import { fieldName, lineAt, type Issue } from './issue.ts';

/** A parsed JSON file. */
export interface JsonText {
  /** The syntax tree with the offsets of all values; undefined if the file cannot be parsed to its end. */
  root: Node | undefined;
  issues: Issue[];
}

/** A syntax error in words, and the text without it if the correction is certain. */
interface Explanation {
  offset: number;
  problem: string;
  fix: string;
  corrected?: string;
}

/** Parses strict JSON and explains its syntax errors, each with the line as it should be. */
export function readJson(source: string, file: string): JsonText {
  const issues: Issue[] = [];
  for (let text = source; ;) {
    const errors: ParseError[] = [];
    const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    const [error] = errors;
    if (!error) return { root, issues: [...issues, ...repeatedFields(text, root, file)] };
    const { offset, problem, fix, corrected } = explain(text, error, root);
    const line = lineAt(text, offset);
    issues.push({ file, line, field: fieldName(getLocation(text, offset).path), problem, fix });
    // A line that cannot be corrected by itself belongs to a larger mistake.
    if (corrected === undefined || issues.filter((issue) => issue.line === line).length > 1)
      return { root: undefined, issues };
    text = corrected;
  }
}

function explain(text: string, { offset }: ParseError, root: Node | undefined): Explanation {
  const isBehind = root !== undefined && offset >= root.offset + root.length;
  const start = text.search(/\S/);
  if (isBehind && text[start] === '"')
    return { offset: start, problem: 'The file must begin with {', fix: 'Put { on a line before this one.' };
  const lastLine = text.trimEnd().replace(/^[^]*\n/, '');
  // Between complete texts, names and values a line has an even number of quotes.
  if ((/[,:{[]$/.test(lastLine) || lastLine.split('"').length % 2 === 0) && unclosedBracket(text)) {
    const fix = 'Restore its last version from the history, or write the rest.';
    return { offset: text.trimEnd().length - 1, problem: 'The file ends here, in the middle', fix };
  }
  const bracket = unclosedBracket(text);
  if (bracket) return bracket;
  if (isBehind) {
    const fix = 'Delete what follows if it does not belong there, or else the bracket before it.';
    return { offset, problem: 'The file goes on after its last bracket', fix };
  }
  const repaired = repairFirstLine(text);
  if (repaired) return repaired;
  const odd = /^(?:[^"\n\\]|\\.|"(?:[^"\n\\]|\\.)*")*"(?:[^"\n\\]|\\.)*$/m.exec(text);
  if (odd) {
    const fix = 'Put the missing quote (") at its end; a text cannot continue on the next line.';
    return { offset: odd.index, problem: 'This line has a text without its second quote (")', fix };
  }
  if (text[offset] === ':') {
    const problem = 'A bracket { is missing before the name on this line';
    return { offset, problem, fix: 'Put { where the block begins.' };
  }
  return {
    offset,
    problem: `This line cannot be read from the ${text[offset] ?? 'end'} on`,
    fix: 'Delete the character if it does not belong there, or compare the line with those around it: a name and a text are between straight quotes ("…"), and a comma is between two entries.',
  };
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
  const lineStart = lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0);
  const [, problem = 'This line cannot be read as it is'] =
    CHANGES.find(([matches]) => matches(before, mended)) ?? [];
  const fix = mended.trim() === '' ? 'Delete this line.' : `Write the line like this: ${mended.trim()}`;
  const corrected = lines.toSpliced(index, 1, mended).join('\n');
  return { offset: lineStart + before.search(/\S|$/), problem, fix, corrected };
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

const count = (character: RegExp, line: string) => line.match(character)?.length ?? 0;

/** The kinds of repairs of a line, the more specific first. */
const CHANGES: [matches: (before: string, after: string) => boolean, problem: string][] = [
  [(line) => /^\s*\/[/*]/.test(line), 'This line has a comment (// or /*), which these files cannot contain'],
  [
    (line, after) => count(/[“”„«»‘’]/g, line) > count(/[“”„«»‘’]/g, after),
    'This line has curly quotes (“ ”) where straight ones (") are needed',
  ],
  [
    (line, after) => count(/'/g, line) > count(/'/g, after),
    'This line has single quotes (\') where straight double ones (") are needed',
  ],
  [(line, after) => /,"\s*$/.test(line) && /",\s*$/.test(after), 'The comma is inside the quotes'],
  [(line) => /"[^"]*\t[^"]*"/.test(line), 'This line has a tab inside a text'],
  [
    (line, after) => count(/\\/g, line) > count(/\\/g, after),
    'This line has a backslash (\\), which has a special meaning here',
  ],
  [
    (line, after) => count(/\\"/g, after) > count(/\\"/g, line),
    'This line has a straight quote (") inside a text, which ends the text there. Curly quotes (“ ”) are possible',
  ],
  [
    (line, after) => count(/"/g, after) === count(/"/g, line) + 1,
    'This line has a text that begins or ends without a quote (")',
  ],
  [(line, after) => count(/"/g, after) > count(/"/g, line), 'This line has a text or a name without quotes'],
  [(line, after) => count(/:/g, after) > count(/:/g, line), 'A colon is missing after the name on this line'],
  [(line, after) => after.trim() === `${line.trim()},`, 'A comma is missing at the end of this line'],
  [
    (line, after) => count(/,/g, after) > count(/,/g, line),
    'A comma is missing between two entries of this line',
  ],
  [
    (line, after) => count(/,/g, after) < count(/,/g, line),
    'This line has a comma after the last entry of a list or block',
  ],
];

function repeatedFields(text: string, node: Node | undefined, file: string): Issue[] {
  const children = node?.children ?? [];
  const names = node?.type === 'object' ? children.map(({ children: [key] = [] }) => String(key?.value)) : [];
  const repeated = names.flatMap((name, index) => {
    const first = names.indexOf(name);
    if (first === index) return [];
    const [here = 0, there = 0] = [children[index], children[first]].map((child) =>
      lineAt(text, child?.offset ?? 0),
    );
    const field = fieldName([...(node ? getNodePath(node) : []), name]);
    const problem = `is here twice, first on line ${there}`;
    return [{ file, line: here, field, problem, fix: 'Delete one of the two.' }];
  });
  return [...repeated, ...children.flatMap((child) => repeatedFields(text, child, file))];
}
