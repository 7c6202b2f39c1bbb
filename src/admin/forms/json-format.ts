import { TRANSLATED_LANGUAGES } from '../../lib/languages.ts';

/** The name of the format of the JSON files, which the page registers. */
export const JSON_FORMAT = 'content-json';

/** The pattern of the fields that hold a number: a text in the form, a number in the file. */
export const DIGITS = String.raw`^\d+$`;

/** Returns the names of those fields in the configuration of the editor. */
export function numberNames(config: object): string[] {
  const { name, pattern } = config as { name?: string; pattern?: string[] };
  const inner = Object.values(config).filter((value) => typeof value === 'object' && value !== null);
  return [...(name && pattern?.[0] === DIGITS ? [name] : []), ...inner.flatMap(numberNames)];
}

/** Parses a content file for the form, in which these fields are texts. */
export function parseJson(text: string, numbers: readonly string[]): unknown {
  return JSON.parse(text, (name, value: unknown) =>
    numbers.includes(name) && typeof value === 'number' ? String(value) : value,
  );
}

/** Returns the content of a form with these fields as numbers again. */
export function withNumbers(content: unknown, numbers: readonly string[]): unknown {
  return JSON.parse(JSON.stringify(content), (name, value: unknown) =>
    numbers.includes(name) && new RegExp(DIGITS).test(String(value)) ? Number(value) : value,
  );
}

/** The fields in which an empty text is a value. Everywhere else it means that there is no text. */
export const MAY_BE_EMPTY: readonly string[] = ['youtubeId', 'failure'];

/**
 * Returns a content file as text. The form has an empty text or null for everything that an editor has left
 * out; the file does not have it at all. What is invented is last in the form, and at the top of the file.
 */
export function formatJson(content: unknown): string {
  // A text that a translation does not have is shown in English, also one that may be empty.
  const kept = schemaNameOf(content).translated ? [] : MAY_BE_EMPTY;
  const { $schema, placeholders, ...fields } = withoutEmptyFields(content, kept) as Record<string, unknown>;
  return JSON.stringify({ $schema, placeholders, ...fields }, null, 2);
}

/** Returns the name of the English schema of a file, and whether the file is a translation. */
export function schemaNameOf(content: unknown): { name: string; translated: boolean } {
  const { $schema = '' } = content as { $schema?: string };
  const own = $schema.replace(/^.*\//, '');
  const language = TRANSLATED_LANGUAGES.find((code) => own.startsWith(`${code}-`));
  return { name: language ? own.slice(language.length + 1) : own, translated: language !== undefined };
}

/** Returns a value without its empty fields, except for those with these names. */
export function withoutEmptyFields(value: unknown, kept: readonly string[]): unknown {
  // The entries of a list stay in their places: the texts of a translated one are found by their position.
  if (Array.isArray(value)) return value.map((entry) => withoutEmptyFields(entry, kept));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(
    ([name, field]) => [name, withoutEmptyFields(field, kept)] as const,
  );
  return Object.fromEntries(fields.filter(([name, field]) => kept.includes(name) || !isEmpty(field)));
}

function isEmpty(value: unknown): boolean {
  if (value === '' || value === null) return true;
  return typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0;
}
