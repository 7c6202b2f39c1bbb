import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { contentFiles, type ContentPath } from './content-files.ts';
import {
  ORIGINAL_TITLE,
  $schema,
  tooLong,
  translatedByTitle,
  translatedTexts,
  wordsInBraces,
} from './text.ts';

type Fields = Record<string, z.ZodType>;

/** How the schema of texts is built. */
interface Form {
  /** Returns undefined for a text that is not translated. */
  text: (schema: z.ZodString) => z.ZodType | undefined;
  object: (fields: Fields) => z.ZodType;
  /** A list that is translated by the titles of its entries. */
  listByTitle: (entry: z.ZodObject) => z.ZodType;
}

const originalTitle = z
  .string()
  .min(1, 'is empty\nCopy the title of the trip from the English file.')
  .describe('The English title of the trip, exactly as in the English file.');

const translationForm: Form = {
  text(schema) {
    const { words } = translatedTexts.get(schema) ?? {};
    if (!words) return translatedTexts.has(schema) ? schema : undefined;
    // The words are those of the translation only, so the check of the English text does not apply.
    const inBraces = words.map((word) => `{${word}}`);
    return z
      .string()
      .trim()
      .max(schema.maxLength ?? Infinity, tooLong(schema.maxLength ?? Infinity))
      .superRefine(wordsInBraces(inBraces))
      .describe(schema.description ?? '');
  },
  object: (fields) => z.strictObject(fields),
  listByTitle: (entry) =>
    z
      .array(z.strictObject({ [ORIGINAL_TITLE]: originalTitle, ...entry.shape }))
      .superRefine((entries, context) => {
        const titles = entries.map((translation) => translation[ORIGINAL_TITLE]);
        for (const [index, title] of titles.entries()) {
          const first = titles.indexOf(title);
          if (first === index) continue;
          const message = `is translated by entry ${first + 1} already\nDelete one of the two entries.`;
          context.addIssue({ code: 'custom', path: [index, ORIGINAL_TITLE], message });
        }
      }),
};

/** Other fields are removed, so that the texts of the English file have the form of a translation. */
const originalForm: Form = {
  text: (schema) => (translatedTexts.has(schema) ? z.string() : undefined),
  object: (fields) => z.object(fields),
  listByTitle: (entry) =>
    z
      .array(entry)
      .transform((entries) => entries.map((texts) => ({ [ORIGINAL_TITLE]: texts['title'], ...texts }))),
};

/**
 * Returns the schema of the translation of a content file, such as `content/hi/site.json`. It has the shape
 * of the English file with its texts only: facts (numbers, pictures without words, ids, links) are not
 * repeated.
 * Every text may be left out.
 * @param picture the schema of the path of a picture, for one that contains words
 */
export function translationSchema(path: ContentPath, picture?: () => z.ZodType): z.ZodObject {
  return z.strictObject({ $schema, ...translatedFields(path, translationForm, picture) });
}

/** Returns the schema that reduces an English file to its texts, in the shape of a translation. */
export function textsSchema(path: ContentPath): z.ZodType {
  return z.object(translatedFields(path, originalForm));
}

function translatedFields(
  path: ContentPath,
  form: Form,
  picture: () => z.ZodType = () => z.string(),
): Fields {
  const context = { image: picture } as unknown as SchemaContext;
  const schema = contentFiles[path](context);
  return optionalTexts(schema.shape, form);
}

function optionalTexts(shape: Readonly<Record<string, z.core.$ZodType>>, form: Form): Fields {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const texts = textsOf(field, form);
      return texts ? [[name, texts.optional()] as const] : [];
    }),
  );
}

/** Returns the schema of the texts in a value, or undefined when it has none. */
function textsOf(schema: z.core.$ZodType, form: Form): z.ZodType | undefined {
  if (schema instanceof z.ZodString) return form.text(schema);
  if (schema instanceof z.ZodOptional) return textsOf(schema.unwrap(), form);
  if (schema instanceof z.ZodUnion) {
    return schema.options.map((option) => textsOf(option, form)).find((texts) => texts);
  }
  if (schema instanceof z.ZodArray) {
    const entry = textsOf(schema.element, form);
    if (!entry) return undefined;
    const byTitle = translatedByTitle.has(schema) && entry instanceof z.ZodObject;
    return byTitle ? form.listByTitle(entry) : z.array(entry);
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  const fields = optionalTexts(schema.shape, form);
  return Object.keys(fields).length > 0 ? form.object(fields) : undefined;
}
