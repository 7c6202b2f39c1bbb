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

/** What a JSON file says, with the places of its values. */
export interface JsonText {
  /** Undefined where the file cannot be read to its end. */
  root: Node | undefined;
  issues: Issue[];
}

/**
 * Reads JSON strictly. Where it is clear what was meant, the reading goes on behind a issue, so that all
 * can be told at once.
 */
export function readJson(source: string, file: string): JsonText {
  const issues: Issue[] = [];
  if (source.trim() === '') {
    const fix = 'Bring its last version back from the history.';
    return { root: undefined, issues: [{ file, field: '', problem: 'is empty', fix }] };
  }
  let text = source;
  for (;;) {
    const { root, errors } = parse(text);
    const [error] = errors;
    if (!error) return { root, issues: [...issues, ...repeatedFields(text, root, file)] };
    const { offset, problem, fix, meant } = diagnose(text, error, file);
    const field = fieldName(getLocation(text, offset).path);
    issues.push({ file, line: lineAt(text, offset), field, problem, fix });
    if (meant === undefined || !goesFurther(meant, error)) return { root: undefined, issues };
    text = meant;
  }
}

/** Gives the place of a field in a JSON file, or that of the nearest thing around it. */
export function placeOf(root: Node, path: readonly PropertyKey[]): number {
  for (let end = path.length; end > 0; end -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, end) as (string | number)[]);
    // The line of a field is that of its name.
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return root.offset;
}

/** The value of a JSON file, as the schemas read it. */
export function valueOf(root: Node): unknown {
  return getNodeValue(root) as unknown;
}

/** Parses JSON strictly and gives every fault of it. */
function parse(text: string): { root: Node | undefined; errors: ParseError[] } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { root, errors };
}

/** Whether a mended text is understood further than up to the fault that was mended. */
function goesFurther(text: string, fault: ParseError): boolean {
  const [next] = parse(text).errors;
  return !next || next.offset > fault.offset;
}

function repeatedFields(text: string, node: Node | undefined, file: string): Issue[] {
  const children = node?.children ?? [];
  const names = node?.type === 'object' ? children.map(({ children: [key] = [] }) => String(key?.value)) : [];
  const repeated = names.flatMap((name, index) => {
    const first = names.indexOf(name);
    if (first === index) return [];
    const problem = `stands twice, first in line ${lineAt(text, children[first]?.offset ?? 0)}`;
    const line = lineAt(text, children[index]?.offset ?? 0);
    return [{ file, line, field: name, problem, fix: 'Delete one of the two.' }];
  });
  return [...repeated, ...children.flatMap((child) => repeatedFields(text, child, file))];
}
