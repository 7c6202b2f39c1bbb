import type { Issue } from './issue.ts';
import { nearest } from '../lib/nearest-name.ts';
import type { Checked } from './schema-issues.ts';

/** Reports the entries of a file's `placeholders` that do not name one of its fields. */
export function placeholderIssues({
  file,
  value,
  lineOf,
}: Pick<Checked, 'file' | 'value' | 'lineOf'>): Issue[] {
  const known = fieldsOf(value);
  return placeholdersOf(value).flatMap((named, index) => {
    if (known.includes(named)) return [];
    const suggestion = nearest(named, known);
    return {
      file,
      line: lineOf(['placeholders', index]),
      field: `placeholders, entry ${index + 1}`,
      problem: `is "${named}", and this file has no such field`,
      fix: suggestion ? `Did you mean "${suggestion}"?` : 'Delete this entry from the list.',
    };
  });
}

/** What only an invented contact, company or address contains: example names, and numbers of zeros. */
const INVENTED = /example|\b0{2,}\b|0{4}/i;

/** Returns notes about contact details that are listed as invented but do not look so. */
export function settledNotes({ file, value, lineOf }: Pick<Checked, 'file' | 'value' | 'lineOf'>): Issue[] {
  if (file !== 'content/site.json') return [];
  return placeholdersOf(value).flatMap((named, index) => {
    const fact = factAt(value, named);
    // A number does not show whether it is real.
    if (typeof fact === 'number' || INVENTED.test(JSON.stringify(fact))) return [];
    const problem = `says that "${named}" is invented, but it looks real`;
    const fix = 'If it is real, delete this entry from the list.';
    const line = lineOf(['placeholders', index]);
    return { file, line, field: `placeholders, entry ${index + 1}`, problem, fix, severity: 'note' };
  });
}

/** Returns the entries of a content file's `placeholders`. */
export function placeholdersOf(value: unknown): string[] {
  const { placeholders } = (value ?? {}) as { placeholders?: unknown };
  return Array.isArray(placeholders) ? placeholders.filter((entry) => typeof entry === 'string') : [];
}

/** Returns the value at a path such as `contact.email`. */
export function factAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);
}

/** Returns the paths of all fields of a value, e.g. `contact` and `contact.email`. */
function fieldsOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    prefix + name,
    ...fieldsOf(inner, `${prefix}${name}.`),
  ]);
}
