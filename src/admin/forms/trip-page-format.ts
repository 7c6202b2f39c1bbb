import { CORE_SCHEMA, dump, load } from 'js-yaml';
import { parseJson, withNumbers, withoutEmptyFields } from './json-format.ts';

/** The name of the format of the pages of trips, which the page registers. */
export const TRIP_PAGE_FORMAT = 'content-trip-page';

/** The name of the field of the letter, which is the text below the front matter. */
export const LETTER = 'letter';

/** Parses the page of a trip for its form, in which the fields of numbers are texts. */
export function parseTripPage(markdown: string, numbers: readonly string[]): Record<string, unknown> {
  const [, head = '', body = markdown] = /^---\n([^]*?)\n---(?:\n([^]*))?$/.exec(markdown) ?? [];
  const facts = parseJson(JSON.stringify(load(head, { schema: CORE_SCHEMA }) ?? {}), numbers) as object;
  return { ...facts, [LETTER]: body.trim() };
}

/** Returns the page of a trip as Markdown, without the fields that are empty. */
export function formatTripPage(content: Record<string, unknown>, numbers: readonly string[]): string {
  const { [LETTER]: letter, placeholders, ...fields } = withNumbers(content, numbers) as typeof content;
  // The form has an empty list for one that the file leaves out.
  const head: unknown = JSON.parse(
    JSON.stringify(withoutEmptyFields({ placeholders, ...fields }, [])),
    (_, value: unknown) => (Array.isArray(value) && value.length === 0 ? undefined : value),
  );
  return `---\n${dump(head, { schema: CORE_SCHEMA, lineWidth: -1 })}---\n\n${typeof letter === 'string' ? letter.trim() : ''}`;
}
