import type { Issue } from './issue.ts';
import { nearest } from '../lib/nearest-name.ts';
import type { Checked } from './schema-issues.ts';

/** Tells which entries of a file's `placeholders` name no field of it. */
export function placeholderIssues({
  file,
  value,
  lineOf,
}: Pick<Checked, 'file' | 'value' | 'lineOf'>): Issue[] {
  const known = fieldsOf(value);
  return placeholdersOf(value).flatMap((named, index) => {
    if (known.includes(named)) return [];
    const meant = nearest(named, known);
    return {
      file,
      line: lineOf(['placeholders', index]),
      field: `placeholders, entry ${index + 1}`,
      problem: `is "${named}", and this file has no such field`,
      fix: meant ? `Did you mean "${meant}"?` : 'Take this entry out of the list.',
    };
  });
}

/** The paths of invented facts that a content file lists. */
export function placeholdersOf(value: unknown): string[] {
  const { placeholders } = (value ?? {}) as { placeholders?: unknown };
  return Array.isArray(placeholders) ? placeholders.filter((entry) => typeof entry === 'string') : [];
}

/** Gives what stands at a path such as `contact.email`. */
export function factAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);
}

/** Every path of a value, e.g. `contact` and `contact.email`. */
function fieldsOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    prefix + name,
    ...fieldsOf(inner, `${prefix}${name}.`),
  ]);
}
