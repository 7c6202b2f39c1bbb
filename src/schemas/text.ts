import { z } from 'astro/zod';

// A message says in its first line what is wrong and, where there is a second, how to mend it.

/** A single line of text of at most `max` characters; `description` is the tooltip in the editor. */
export const line = (max: number, description: string) =>
  z
    .string()
    .trim()
    .min(1, 'is empty\nWrite some words between the quotes.')
    .max(max, tooLong(max))
    .describe(description);

/** Says by how many characters a text is longer than `max`. */
export const tooLong = (max: number) => ({
  error: ({ input }: { input?: unknown }) => {
    const surplus = String(input).length - max;
    return `is too long: at most ${max} characters fit here\nTake ${surplus} ${surplus === 1 ? 'character' : 'characters'} away.`;
  },
});

/** Says how many entries a list has too many or too few. */
export const exactly = (count: number, entries: string) => ({
  error: ({ input }: { input?: unknown }) => {
    const { length } = input as unknown[];
    const mend = length > count ? `Take ${length - count} away.` : `Add ${count - length}.`;
    return `needs exactly ${count} ${entries}, and has ${length}\n${mend}`;
  },
});

/** A day written as year-month-day that is in the calendar. */
export const day = z.iso.date(
  'must be a day of the calendar, written as year-month-day\nWrite for example 2027-02-14 for the 14th of February 2027.',
);

/** Whether a text is such a day. */
export const isDay = (text: string) => day.safeParse(text).success;

/** A web address that begins with https. */
export const secureAddress = (description: string) =>
  z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: 'is not a secure web address\nCopy the whole address from your browser; it begins with https://',
    })
    .describe(description);

/** A paragraph of at most 600 characters. */
export const paragraph = (description: string) => line(600, description);

/** Paths of facts in the same file that are still invented, e.g. `contact.email`. */
export const placeholders = z
  .array(z.string())
  .default([])
  .describe('Facts in this file that are still invented. Take a line away once the real fact stands.');

/** The address of the schema that gives editors tooltips; it has no meaning for the site. */
export const $schema = z.string().optional().describe('Tells your editor how this file is built.');

/** A number of stars. */
export const stars = z
  .int('must be a whole number from 1 to 5')
  .min(1, 'must be from 1 to 5')
  .max(5, 'must be from 1 to 5')
  .describe('From 1 to 5.');
