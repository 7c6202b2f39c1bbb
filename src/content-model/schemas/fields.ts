import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#content-model/languages.ts';

// The first line of a message is the problem. The second line, if there is one, is the fix.

type OtherLanguages<Schema extends z.ZodType> = Record<TranslatedLanguage, z.ZodOptional<Schema>>;

/** The schema of a value in each language: English is required, the other languages are optional. */
function inEachLanguage<Schema extends z.ZodType>(schema: Schema) {
  const others = TRANSLATED_LANGUAGES.map((language) => [language, schema.optional()] as const);
  return z.strictObject({ en: schema, ...(Object.fromEntries(others) as OtherLanguages<Schema>) });
}

/**
 * A text in each language. `description` is the tooltip in the editor.
 * @param variables the names that the text must contain in braces, for the site to replace
 */
export const text = (max: number, description: string, ...variables: string[]) =>
  inEachLanguage(line(max, '', ...variables)).describe(description);

/** A text that is the same in every language. */
export const line = (max: number, description: string, ...variables: string[]) =>
  z
    .string()
    .trim()
    .min(1, 'is empty\nWrite some words between the quotes.')
    .max(max, tooLong(max))
    .refine((words) => !wrongIn(words, variables), {
      error: ({ input }) => wrongIn(String(input), variables),
    })
    .describe(description);

/** The problem and the fix of a missing variable, HTML, Markdown, other braces, a tab or a line break. */
function wrongIn(words: string, variables: readonly string[]): string | undefined {
  const inBraces = variables.map((name) => `{${name}}`);
  const missing = inBraces.find((variable) => !words.includes(variable));
  if (missing) return `lacks ${missing}, which the site replaces by a value\nWrite it with its braces.`;
  const plain = inBraces.reduce((rest, variable) => rest.replaceAll(variable, ''), words);
  const [found] = /<\/?[a-z!][^>]*>?|&#?\w+;|\*\*|__|\]\(|[{}\t\n\r\\]/i.exec(plain) ?? [];
  // A tab is shown in the way the file writes it: \t
  const written = found && JSON.stringify(found).slice(1, -1);
  const allowed = ['plain words', ...inBraces].join(' and ');
  return (
    written && `contains ${written}, which the site does not show as it is meant\nWrite ${allowed} only.`
  );
}

/** The error for a text with more than `max` characters. */
export const tooLong = (max: number) => ({
  error: ({ input }: { input?: unknown }) => {
    const surplus = String(input).length - max;
    return `is too long: at most ${max} characters are allowed\nRemove ${surplus} ${surplus === 1 ? 'character' : 'characters'}.`;
  },
});

/** The error for a list of another length. `entries` is the name of the entries in the plural. */
export const exactly = (count: number, entries: string) => ({
  error: ({ input }: { input?: unknown }) => {
    const { length } = input as unknown[];
    const fix = length > count ? `Remove ${length - count}.` : `Add ${count - length}.`;
    return `needs exactly ${count} ${entries}, but has ${length}\n${fix} The page is designed for ${count}.`;
  },
});

/** Returns the schema of a whole number from `min` to `max`. */
export const integer = (min: number, max: number, description: string) =>
  z
    .int('must be a whole number')
    .min(min, `must be from ${min} to ${max}`)
    .max(max, `must be from ${min} to ${max}`)
    .describe(description);

/** A date from 2000 to 2099, as year-month-day. After an invalid one, rules about two dates are skipped. */
export const day = z.iso
  .date({
    error:
      'must be a date that exists, written as year-month-day\nWrite for example 2027-02-14 for 14 February 2027.',
    abort: true,
  })
  .refine((date) => date.startsWith('20'), {
    error: 'must be in a year from 2000 to 2099\nCorrect the first four digits.',
    abort: true,
  });

/** What is still invented or not confirmed. It is listed among the open points before the launch. */
export const placeholders = z
  .array(z.string())
  // YAML parses an empty value as null.
  .nullish()
  .describe('What is still invented or not confirmed, in your own words. Remove a line when it is settled.');

/** A rating in stars, from 1 to 5. */
export const stars = integer(1, 5, 'The number of stars, from 1 to 5.');

/** The least width and height of a photograph in pixels, by the schema of the picture. */
export const pictureRules = z.registry<{ least: number }>();

/** The schema of a picture. `least` is the minimum width and height of a photograph, in pixels. */
export const image = (context: SchemaContext, least = 300) => {
  const schema = context.image();
  pictureRules.add(schema, { least });
  return schema.describe('The picture: its path from this file, e.g. ../images/about.svg');
};

/** The fields of an image and its alternative text of at most `max` characters. */
export const picture = (context: SchemaContext, max = 138) => ({
  image: image(context),
  imageDescription: text(max, 'What the picture shows, for people who cannot see it.'),
});

/** A list of `count` entries, or of at least one without it. The id of an entry is its place, from 1. */
export const listOf = <Entry extends z.ZodObject>(entry: Entry, count?: number) =>
  (count
    ? z.array(entry).length(count, exactly(count, 'entries'))
    : z.array(entry).min(1, 'is empty\nWrite at least one entry.')
  ).transform((entries) => entries.map((fields, index) => ({ id: index + 1, ...fields })));
