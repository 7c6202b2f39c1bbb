import { z } from 'astro/zod';

// The first line of a message is the problem. The second line, if there is one, is the fix.

/** The schemas of texts that are translated. Other fields are facts, which are the same in every language. */
export const translatedTexts = z.registry<{
  /** The words in braces that a translation contains; undefined if they are those of the English text. */
  words?: readonly string[];
}>();

/**
 * Returns the schema of a text with at most `max` characters. `description` is the tooltip in the editor, and
 * `variables` are the names that the text contains in braces, such as `count`, which the site replaces.
 */
export const line = (max: number, description: string, variables: readonly string[] = []) =>
  fact(max, description, variables).register(translatedTexts, {});

/** Returns the schema of a text that is not translated, such as an address. Otherwise it is as `line`. */
export const fact = (max: number, description: string, variables: readonly string[] = []) =>
  z
    .string()
    .trim()
    .min(1, 'is empty\nWrite some words between the quotes.')
    .max(max, tooLong(max))
    .refine((text) => !markupIn(text), { error: ({ input }) => markupIn(String(input)) })
    .superRefine(wordsInBraces(variables.map((name) => `{${name}}`)))
    .describe(description);

/** Matches a word in braces, which the site replaces, such as `{count}`. */
const WORD = /\{[^{}]*\}/g;

/** Returns the problem and the fix of HTML, Markdown, a tab or a line break in a plain text, or undefined. */
function markupIn(text: string): string | undefined {
  const [found] = /<\/?[a-z!][^>]*>?|&#?\w+;|\*\*|__|\]\(|[\t\n\r\\]/i.exec(text) ?? [];
  // A tab is named as it is written in the file: \t
  const written = found && JSON.stringify(found).slice(1, -1);
  return (
    written && `contains ${written}, which the site does not show as it is meant\nWrite plain words only.`
  );
}

/** Returns a check that a text contains exactly the words in braces that the site replaces. */
export function wordsInBraces(known: readonly string[]) {
  const fix =
    known.length > 0 ? `Write in braces exactly: ${known.join(', ')}.` : 'Write the text without braces.';
  return (text: string, context: z.core.$RefinementCtx) => {
    const report = (problem: string) => context.addIssue({ code: 'custom', message: `${problem}\n${fix}` });
    const unknown = text.match(WORD)?.find((word) => !known.includes(word));
    const missing = known.find((word) => !text.includes(word));
    if (unknown) report(`has the unknown word ${unknown}`);
    else if (/[{}]/.test(text.replace(WORD, ''))) report('has a brace without its partner');
    else if (missing) report(`lacks ${missing}`);
  };
}

/** Returns the error for a text with more than `max` characters. */
export const tooLong = (max: number) => ({
  error: ({ input }: { input?: unknown }) => {
    const surplus = String(input).length - max;
    return `is too long: at most ${max} characters are allowed\nRemove ${surplus} ${surplus === 1 ? 'character' : 'characters'}.`;
  },
});

/**
 * Returns the error for a list that does not have exactly `count` entries. `entries` is their name in the
 * plural.
 */
export const exactly = (count: number, entries: string) => ({
  error: ({ input }: { input?: unknown }) => {
    const { length } = input as unknown[];
    const fix = length > count ? `Remove ${length - count}.` : `Add ${count - length}.`;
    return `needs exactly ${count} ${entries}, but has ${length}\n${fix} The page is designed for ${count}.`;
  },
});

/** Returns the error for a wrong date. For the number of a day in Excel it says which date is meant. */
function wrongDay({ input }: { input?: unknown }): string | undefined {
  if (/^\d{5}$/.test(String(input))) {
    const date = new Date(Date.UTC(1899, 11, 30 + Number(input))).toISOString().slice(0, 10);
    return `is ${String(input)}, a date as Excel stores it\nWrite it as year-month-day, between quotes: "${date}"`;
  }
  return typeof input === 'string'
    ? 'must be a date that exists, written as year-month-day\nWrite for example 2027-02-14 for 14 February 2027.'
    : undefined;
}

/** A date from 2000 to 2099, written as year-month-day. */
export const day = z.iso
  .date({ error: wrongDay })
  .refine(
    (text) => text.startsWith('20'),
    'must be in a year from 2000 to 2099\nCorrect the first four digits.',
  );

/** True when a text is such a date. */
export const isDay = (text: string) => day.safeParse(text).success;

/** Returns an error for a wrong address, which names a blank if there is one. */
export const wrongAddress = (message: string) => ({
  error: ({ input }: { input?: unknown }) =>
    typeof input === 'string' && /\s/.test(input) ? 'has a blank in it\nDelete the blank.' : message,
});

/** Returns the schema of the URL of an app in a store. `page` matches what follows the host name. */
export const storeAddress = (host: string, page: RegExp, description: string) =>
  z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      ...wrongAddress(
        'is not a secure web address\nCopy the whole address from your browser; it begins with https://',
      ),
    })
    .regex(/^\S*$/, 'has a blank in it\nDelete the blank.')
    .max(90, tooLong(90))
    .regex(
      new RegExp(`^https://${RegExp.escape(host)}/.`),
      `is not an address of ${host}\nOpen the app on ${host} and copy its address.`,
    )
    .regex(
      page,
      `is not the page of an app\nOpen the app itself, not a search or a list, and copy its address.`,
    )
    .describe(description);

/** The paths of the facts in the same file that are still invented, e.g. `contact.email`. */
export const placeholders = z
  .array(z.string())
  .default([])
  .describe(
    'Facts in this file that are still invented. Remove a line after you have entered the real fact.',
  );

/** The path of the JSON schema that gives editors tooltips. The site does not use it. */
export const $schema = z
  .string()
  .optional()
  .describe('Gives you tooltips and error messages in your editor. Do not change it.');

/** A rating in stars, from 1 to 5. */
export const stars = z
  .int('must be a whole number from 1 to 5')
  .min(1, 'must be from 1 to 5')
  .max(5, 'must be from 1 to 5')
  .describe('The number of stars, from 1 to 5.');
