import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { contentFiles, type ContentPath } from './content-files.ts';
import { $schema, tooLong, translatedByTitle, translatedTexts, wordsInBraces } from './text.ts';

type Fields = Record<string, z.ZodType>;

/** How the schema of texts is built. */
interface Form {
  /** Returns undefined for a text that is not translated. */
  text: (schema: z.ZodString) => z.ZodType | undefined;
  object: (fields: Fields) => z.ZodType;
  /** A list that is translated by the titles of its entries. */
  listByTitle: (entry: z.ZodType) => z.ZodType;
}

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
  listByTitle: (entry) => z.record(z.string(), entry),
};

/** Other fields are removed, so that the texts of the English file have the form of a translation. */
const originalForm: Form = {
  text: (schema) => (translatedTexts.has(schema) ? z.string() : undefined),
  object: (fields) => z.object(fields),
  listByTitle: (entry) =>
    z
      .array(entry)
      .transform((entries) => Object.fromEntries((entries as { title: string }[]).map((e) => [e.title, e]))),
};

/**
 * Returns the schema of the translation of a content file, such as `content/hi/site.json`. It has the shape
 * of the English file with its texts only: facts (numbers, addresses, pictures, ids, links) are not repeated.
 * Every text may be left out.
 */
export function translationSchema(path: ContentPath): z.ZodType {
  return z.strictObject({ $schema, ...translatedFields(path, translationForm) });
}

/** Returns the schema that reduces an English file to its texts, in the shape of a translation. */
export function textsSchema(path: ContentPath): z.ZodType {
  return z.object(translatedFields(path, originalForm));
}

function translatedFields(path: ContentPath, form: Form): Fields {
  const context = { image: () => z.string() } as unknown as SchemaContext;
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
    return translatedByTitle.has(schema) ? form.listByTitle(entry) : z.array(entry);
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  const fields = optionalTexts(schema.shape, form);
  return Object.keys(fields).length > 0 ? form.object(fields) : undefined;
}
