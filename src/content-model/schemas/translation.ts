import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { contentFiles, contentPaths, type ContentPath } from './content-files.ts';
import { distinctEntries, identityOf, type Entry, type Identity } from './entries.ts';
import { $schema, tooLong, translatedTexts, wordsInBraces } from './text.ts';

type Fields = Record<string, z.ZodType>;
type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** How the schema of texts is built. */
interface Form {
  /** Returns undefined for a text that is not translated. */
  text: (schema: z.ZodString) => z.ZodType | undefined;
  object: (fields: Fields) => z.ZodType;
  /** Returns the field that identifies an entry of a list. */
  identity: (identity: Identity<z.ZodType>) => Fields;
  list: (entry: z.ZodType) => z.ZodType;
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
  identity: ({ name, original, value }) => ({
    [name]: value.describe(`The "${original}" of the entry in the English file, exactly as it is there.`),
  }),
  list: (entry) => z.array(entry).superRefine(distinctEntries(true)),
};

/** Other fields are removed, so that the texts of the English file have the form of a translation. */
const originalForm: Form = {
  text: (schema) => (translatedTexts.has(schema) ? z.string() : undefined),
  object: (fields) => z.object(fields),
  identity: ({ original, value }) => ({ [original]: value }),
  list: (entry) =>
    z.array(entry).transform((entries) =>
      (entries as Entry[]).map((texts) => {
        const identity = identityOf(texts);
        return identity ? { [identity.name]: identity.value, ...(texts as object) } : texts;
      }),
    ),
};

/**
 * Returns the schema of the translation of a content file, such as `content/hi/site.json`. It has the shape
 * of the English file with its texts only: facts (numbers, addresses, pictures without words, links) are not
 * repeated, except for what identifies an entry of a list. Every text may be left out.
 * @param picture the schema of the path of a picture, for one that contains words
 */
export function translationSchema(path: ContentPath, picture?: () => z.ZodType): z.ZodObject {
  return z.strictObject({ $schema, ...translatedFields(path, translationForm, picture) });
}

/** Returns the schema of the front matter of a translated text, whose translation has its own open points. */
export function translatedFrontMatter({ shape }: z.ZodObject): z.ZodObject {
  return z.strictObject({
    placeholders: shape['placeholders'] as z.ZodType,
    ...optionalTexts(shape, translationForm),
  });
}

/** Returns the schema that reduces an English front matter to its texts, in the shape of a translation. */
export function frontMatterTexts({ shape }: z.ZodObject): z.ZodType {
  return z.object(optionalTexts(shape, originalForm));
}

/** The schemas that reduce an English file to its texts, in the shape of a translation. */
export const textsSchemas = Object.fromEntries<z.ZodType>(
  contentPaths.map((path) => [path, z.object(translatedFields(path, originalForm))]),
) as Record<ContentPath, z.ZodType>;

function translatedFields(
  path: ContentPath,
  form: Form,
  picture: () => z.ZodType = () => z.string(),
): Fields {
  const context = { image: picture } as unknown as SchemaContext;
  const schema = contentFiles[path](context);
  return optionalTexts(schema.shape, form);
}

function optionalTexts(shape: Shape, form: Form): Fields {
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
  if (schema instanceof z.ZodArray) {
    const alternatives = schema.element instanceof z.ZodUnion ? schema.element.options : [schema.element];
    const [entry, ...others] = alternatives.flatMap((alternative) => entryOf(alternative, form) ?? []);
    return entry && form.list(others.length > 0 ? z.union([entry, ...others]) : entry);
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  const fields = optionalTexts(schema.shape, form);
  return Object.keys(fields).length > 0 ? form.object(fields) : undefined;
}

/**
 * Returns the schema of the texts in an entry of a list, with what identifies it. An entry without such a
 * field is identified by its position.
 */
function entryOf(schema: z.core.$ZodType, form: Form): z.ZodType | undefined {
  if (!(schema instanceof z.ZodObject)) return textsOf(schema, form);
  const fields = optionalTexts(schema.shape, form);
  if (Object.keys(fields).length === 0) return undefined;
  const identity = identityOf(schema.shape as Record<string, z.ZodType>);
  return form.object({ ...(identity && form.identity(identity)), ...fields });
}
