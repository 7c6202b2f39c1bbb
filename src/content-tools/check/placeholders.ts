import { nearest } from '../../lib/nearest-name.ts';
import { fieldIssue, type ContentFile, type Issue } from './issue.ts';

type File = Omit<ContentFile, 'issues'>;

/** Reports the entries of a file's `placeholders` that do not name one of its fields. */
export function placeholderIssues(file: File): Issue[] {
  const known = fieldsOf(file.value);
  return placeholdersOf(file.value).flatMap((named, index) => {
    if (known.includes(named)) return [];
    const suggestion = nearest(named, known);
    const fix = suggestion ? `Did you mean "${suggestion}"?` : 'Delete this entry from the list.';
    const message = `is "${named}", and this file has no such field\n${fix}`;
    return fieldIssue(file, ['placeholders', index], message);
  });
}

/** What only an invented contact, company or address contains: example names, and numbers with many zeros. */
const INVENTED = /example|उदाहरण|\b0{2,}\b|0{5}/i;

/** Returns notes about contact details that are listed as invented but do not look so. */
export function realPlaceholderNotes(file: File): Issue[] {
  if (file.file !== 'content/site.json') return [];
  return placeholdersOf(file.value).flatMap((named, index) => {
    const fact = factAt(file.value, named);
    // A number does not show whether it is real.
    if (typeof fact === 'number' || INVENTED.test(JSON.stringify(fact))) return [];
    const message = `says that "${named}" is invented, but it looks real\nIf it is real, delete this entry from the list.`;
    return fieldIssue(file, ['placeholders', index], message);
  });
}

/**
 * Returns the paths of the texts of a file that look invented. A translation does not list them: they stay
 * behind when the English text has become real.
 */
export function inventedTexts({ value }: File): string[] {
  return fieldsOf(value).filter((path) => {
    const text = factAt(value, path);
    return typeof text === 'string' && INVENTED.test(text);
  });
}

/** Returns the entries of a content file's `placeholders`. */
export function placeholdersOf(value: unknown): string[] {
  const placeholders = factAt(value, 'placeholders');
  return Array.isArray(placeholders) ? placeholders.filter((entry) => typeof entry === 'string') : [];
}

/** Returns the value at a path such as `contact.email`, or undefined. */
export function factAt(value: unknown, path: string): unknown {
  const inside = (inner: unknown, name: string) =>
    (inner as Record<string, unknown> | null | undefined)?.[name];
  return path.split('.').reduce(inside, value);
}

/** Returns the paths of all fields of a value, e.g. `contact` and `contact.email`. */
function fieldsOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    prefix + name,
    ...fieldsOf(inner, `${prefix}${name}.`),
  ]);
}
