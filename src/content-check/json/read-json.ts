import {
  findNodeAtLocation,
  getLocation,
  getNodeValue,
  parseTree,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { diagnose } from './diagnosis.ts';
import { fieldName, lineAt, type Issue } from '../issue.ts';

/** A parsed JSON file. */
export interface JsonText {
  /** The syntax tree with the offsets of all values; undefined if the file cannot be parsed to its end. */
  root: Node | undefined;
  issues: Issue[];
}

/**
 * Parses strict JSON. If the correction of a syntax error is unambiguous, parsing continues with the
 * corrected text, so that all issues are reported at once.
 */
export function readJson(source: string, file: string): JsonText {
  const issues: Issue[] = [];
  if (source.trim() === '') {
    const fix = 'Restore its last version from the history.';
    return { root: undefined, issues: [{ file, field: '', problem: 'is empty', fix }] };
  }
  let text = source;
  for (;;) {
    const { root, errors } = parse(text);
    const [error] = errors;
    if (!error) return { root, issues: [...issues, ...repeatedFields(text, root, file)] };
    const { offset, problem, fix, correctedText } = diagnose(text, error, file);
    const field = fieldName(getLocation(text, offset).path);
    issues.push({ file, line: lineAt(text, offset), field, problem, fix });
    if (correctedText === undefined || !parsesFurther(correctedText, error)) {
      return { root: undefined, issues };
    }
    text = correctedText;
  }
}

/** Returns the offset of a field, or of its closest existing ancestor. */
export function offsetOf(root: Node, path: readonly PropertyKey[]): number {
  for (let end = path.length; end > 0; end -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, end) as (string | number)[]);
    // The offset of a property is that of its name, not of its value.
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return root.offset;
}

/** Returns the JavaScript value of a syntax tree. */
export function valueOf(root: Node): unknown {
  return getNodeValue(root) as unknown;
}

/** Parses strict JSON, without comments and trailing commas, and returns all syntax errors. */
function parse(text: string): { root: Node | undefined; errors: ParseError[] } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { root, errors };
}

/** Reports whether the first syntax error of a corrected text comes after the corrected one. */
function parsesFurther(text: string, corrected: ParseError): boolean {
  const [next] = parse(text).errors;
  return !next || next.offset > corrected.offset;
}

function repeatedFields(text: string, node: Node | undefined, file: string): Issue[] {
  const children = node?.children ?? [];
  const names = node?.type === 'object' ? children.map(({ children: [key] = [] }) => String(key?.value)) : [];
  const repeated = names.flatMap((name, index) => {
    const first = names.indexOf(name);
    if (first === index) return [];
    const problem = `is here twice, first on line ${lineAt(text, children[first]?.offset ?? 0)}`;
    const line = lineAt(text, children[index]?.offset ?? 0);
    return [{ file, line, field: name, problem, fix: 'Delete one of the two.' }];
  });
  return [...repeated, ...children.flatMap((child) => repeatedFields(text, child, file))];
}
