import { nearest } from '../../lib/nearest-name.ts';
import { fieldIssue, type ContentFile, type Issue, type Path } from './issue.ts';
import { textsIn } from './words.ts';

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

/** What only an invented value contains: hosts and names of examples, and numbers that begin with 00000. */
export const INVENTED = /\.example\b|\bexample\.(com|net|org)\b|\bExample \p{Lu}|(?<!\d)0{5}/u;

/**
 * What only invented facts about the club contain besides: the word "example", and a house 00. Real telephone
 * numbers and times may have groups of two or four zeros.
 */
const INVENTED_FACT = /example|उदाहरण|(?<!\d)0{5}|(?<![\d:.]\s?)\b00\b(?!\s?\d)/i;

/** Returns the paths of the texts of a file that are surely invented, e.g. `contact.email`. */
export function inventedTexts({ file, value }: File): string[] {
  const isInvented = file.endsWith('/site.json') ? INVENTED_FACT : INVENTED;
  return textsIn(value).flatMap(({ path, text }) => (isInvented.test(text) ? path.join('.') : []));
}

/** True if a list of placeholders names a field or a block that contains it. */
export function isListed(placeholders: readonly string[], path: string): boolean {
  return placeholders.some((named) => `${path}.`.startsWith(`${named}.`));
}

/**
 * Returns the doubts about the placeholders of a file: facts of the club that are listed without looking
 * invented, and texts that look invented and are not listed.
 * @param listed the placeholders of the English file
 */
export function placeholderNotes(file: File, listed: readonly string[]): Issue[] {
  const invented = inventedTexts(file);
  const forgotten = invented.filter((path) => !isListed(listed, path));
  const settled = placeholdersOf(file.value).flatMap((named, index) => {
    // A number or a time does not show whether it is invented.
    const isOpen = /^[\d:]*$/.test(String(factAt(file.value, named)));
    const message = `says that "${named}" is invented: is it still?\nIf you have written the real one, delete this entry from the list.`;
    return isOpen || !file.file.endsWith('/site.json') || invented.some((path) => isListed([named], path))
      ? []
      : fieldIssue(file, ['placeholders', index], message);
  });
  const message =
    'looks like an example, not like a real fact: is this meant?\nWrite the real one, or add its name to the list "placeholders" at the top of the English file.';
  return [...settled, ...forgotten.map((path) => fieldIssue(file, pathOf(path), message))];
}

/** Returns the path of a field such as `contact.phones.0`. */
export function pathOf(name: string): Path {
  return name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
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
