import { z } from 'astro/zod';

/** A single line of text of at most `max` characters; `description` is the tooltip in the editor. */
export const line = (max: number, description: string) =>
  z
    .string()
    .trim()
    .min(1, 'is empty: write some words here')
    .max(max, `is too long: at most ${max} characters fit here`)
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
