import { z } from 'astro/zod';
import type { Field } from '@sveltia/cms';
import { DEFAULT_LANGUAGE } from '../../lib/languages.ts';
import { identityOf } from '../../content-model/schemas/entries.ts';
import { translatedTexts } from '../../content-model/schemas/text.ts';
import { COLOUR } from '../../content-model/schemas/theme.ts';
import { DIGITS } from './json-format.ts';
import { choiceLabel, labelOf, sentences, singularOf } from './labels.ts';

/** A field of a translated file that nobody sees, with another value in each language. */
const HIDDEN = { widget: 'hidden', i18n: true } as const;

/** A text of more characters than this has an input of several lines. */
const LONG_TEXT = 80;

/** Marks the schemas of the paths of pictures. */
const pictures = z.registry<{ picture: true }>();

/** Takes the place of Astro's `image()`. */
export const pictureSchema = () => z.string().min(1).register(pictures, { picture: true });

// A schema inherits the mark of the schema that it extends, which `has` does not see.
const isPicture = (schema: z.core.$ZodType) => pictures.get(schema) !== undefined;

/** How the fields of a file are built. */
export interface FieldOptions {
  /** True for a file with a translation, which is edited beside it. */
  translated: boolean;
  /** The folder of the videos, relative to the file. */
  videoFolder: string;
}

/** The keywords of a JSON Schema that a field is built from. */
interface Limits {
  type?: string;
  format?: string;
  pattern?: string;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  enum?: (string | number)[];
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** Returns the fields of a form for an object, in the order of its schema, but with `placeholders` last. */
export function fieldsOf({ shape }: z.ZodObject, options: FieldOptions): Field[] {
  return placeholdersLast(
    Object.entries(shape as Shape).map(([name, schema]) => fieldOf(name, schema, options)),
  );
}

/** Returns the fields with the one of what is still invented at their end. */
export function placeholdersLast(fields: readonly Field[]): Field[] {
  const isLast = ({ name }: Field) => Number(name === 'placeholders');
  return [...fields].sort((a, b) => isLast(a) - isLast(b));
}

/** A schema without the wrappers that make it optional or transform it. */
interface Unwrapped {
  schema: z.core.$ZodType;
  description: string | undefined;
  optional: boolean;
}

function unwrap(schema: z.core.$ZodType): Unwrapped {
  const description = z.globalRegistry.get(schema)?.description;
  const inner = innerOf(schema);
  if (!inner) return { schema, description, optional: false };
  const unwrapped = unwrap(inner);
  return {
    schema: unwrapped.schema,
    description: description ?? unwrapped.description,
    optional: unwrapped.optional || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault,
  };
}

function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return schema.unwrap();
  if (schema instanceof z.ZodDefault) return schema.unwrap();
  if (schema instanceof z.ZodPipe) return schema.in instanceof z.ZodTransform ? schema.out : schema.in;
  return undefined;
}

function fieldOf(name: string, wrapped: z.core.$ZodType, options: FieldOptions): Field {
  const { schema, description, optional } = unwrap(wrapped);
  const i18n = options.translated && translatedTexts.has(schema);
  if (name === '$schema') return { name, widget: 'hidden', i18n: options.translated };
  const common = {
    name,
    label: labelOf(name),
    ...(description && { hint: description }),
    required: requirement(!optional && !z.safeParse(schema, '').success, i18n),
  };
  if (schema instanceof z.ZodObject) {
    const fields = fieldsOf(schema, options);
    return { ...common, widget: 'object', required: !optional, fields, ...i18nOf(fields, true) };
  }
  if (schema instanceof z.ZodArray) return { ...common, ...listOf(schema, common.label, options) };
  return { ...common, ...(i18n && { i18n }), ...leafOf(schema, options) } as Field;
}

/** A translation may be missing. */
function requirement(required: boolean, i18n: boolean): boolean | string[] {
  return required && i18n ? [DEFAULT_LANGUAGE] : required;
}

/** A list is the same in all languages, while its texts are translated. */
function i18nOf(fields: readonly Field[], value: true | 'duplicate') {
  return fields.some(({ name, i18n }) => name !== '$schema' && i18n) ? { i18n: value } : {};
}

function listOf(schema: z.ZodArray, label: string, options: FieldOptions): object {
  const { minItems, maxItems } = limitsOf(schema);
  const bounds = { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
  const { schema: element } = unwrap(schema.element);
  if (isPicture(element)) return { ...bounds, ...leafOf(element, options), multiple: true };
  if (element instanceof z.ZodEnum) return { ...bounds, ...leafOf(element, options), multiple: true };
  const fixed = minItems !== undefined && minItems === maxItems;
  const common = {
    widget: 'list',
    ...bounds,
    required: minItems !== undefined,
    label_singular: singularOf(label),
    ...(fixed && { allow_add: false, allow_remove: false, allow_duplicate: false }),
  };
  const shape = shapeOf(element);
  if (!shape) {
    const field = { ...fieldOf('text', schema.element, options), label: singularOf(label) } as Field;
    return { ...common, minimize_collapsed: !fixed, field, ...i18nOf([field], 'duplicate') };
  }
  const fields = Object.entries(shape).map(([name, inner]) =>
    // `withIds` gives a new entry another one.
    name === 'id' ? ({ name, widget: 'hidden', default: 0 } as const) : fieldOf(name, inner, options),
  );
  const i18n = i18nOf(fields, 'duplicate');
  const names = identifyingNames(element);
  return {
    ...common,
    collapsed: true,
    ...summaryOf(fields),
    // A translation repeats what identifies an entry, some of it by another name.
    fields: [
      ...names.filter((name) => i18n.i18n && !(name in shape)).map((name) => ({ name, ...HIDDEN })),
      ...fields.map((field) => (names.includes(field.name) ? { ...field, ...i18n } : field)),
    ],
    ...i18n,
  };
}

/** Returns the names by which translations identify the entries of a list, or those of its alternatives. */
function identifyingNames(entry: z.core.$ZodType): string[] {
  if (entry instanceof z.ZodUnion) return entry.options.flatMap(identifyingNames);
  const identity = entry instanceof z.ZodObject ? identityOf(entry.shape as Shape) : undefined;
  return identity ? [identity.name] : [];
}

/** Returns the fields of an object, or of all alternatives of a union together, each of them optional. */
function shapeOf(schema: z.core.$ZodType): Shape | undefined {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (!(schema instanceof z.ZodUnion)) return undefined;
  const shapes = schema.options.map((option) => shapeOf(option) ?? {});
  const entries = shapes.flatMap((shape) => Object.entries(shape));
  return Object.fromEntries(
    entries.map(([name, inner]) => [
      name,
      shapes.every((shape) => name in shape) ? inner : z.optional(inner as z.ZodType),
    ]),
  );
}

/** A collapsed entry of a list shows its first text, and its picture. */
function summaryOf(fields: readonly Field[]) {
  const isText = ({ widget, pattern }: Field & { pattern?: unknown[] }) =>
    (widget === 'string' || widget === 'text') && pattern?.[0] !== DIGITS;
  const text = fields.find((field) => isText(field as Field & { pattern?: unknown[] }));
  const picture = fields.find(({ widget }) => widget === 'image');
  return {
    ...(text && { summary: `{{fields.${text.name}}}` }),
    ...(picture && { thumbnail: picture.name }),
  };
}

function leafOf(schema: z.core.$ZodType, { videoFolder }: FieldOptions): object {
  if (isPicture(schema)) return { widget: 'image', choose_url: false };
  const limits = limitsOf(schema);
  if (limits.enum) {
    return { widget: 'select', options: limits.enum.map((value) => ({ value, label: choiceLabel(value) })) };
  }
  if (limits.pattern === COLOUR.source) return { widget: 'color', allowInput: true };
  if (limits.type === 'integer') return NUMBER;
  if (limits.type === 'boolean') return { widget: 'boolean' };
  if (limits.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (limits.pattern?.includes('videos')) {
    const accept = limits.pattern.includes('webm') ? '.webm' : '.mp4';
    const folders = { media_folder: '/content/videos', public_folder: videoFolder };
    return { widget: 'file', accept, choose_url: false, ...folders };
  }
  return textOf(schema, limits);
}

/** A field for numbers of Sveltia CMS makes 500 of `28,500`. A text field refuses it. */
const NUMBER = { widget: 'string', pattern: [DIGITS, 'Write digits only, for example 28500.'] };

function textOf(schema: z.core.$ZodType, { maxLength, pattern, format }: Limits): object {
  const long = maxLength !== undefined && maxLength > LONG_TEXT && !pattern && !format;
  const type = format === 'email' ? 'email' : format === 'uri' ? 'url' : undefined;
  const message = z.safeParse(schema, ' ').error?.issues[0]?.message ?? '';
  return {
    widget: long ? 'text' : 'string',
    ...(maxLength && { maxlength: maxLength }),
    ...(type && { type }),
    ...(long && { pattern: ['^[^\\n]*$', 'It has more than one line. Write it without pressing Enter.'] }),
    ...(pattern && !type && { pattern: [pattern, sentences(message)] }),
  };
}

function limitsOf(schema: z.core.$ZodType): Limits {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Limits & { const?: string };
  return json.const === undefined ? json : { ...json, enum: [json.const] };
}
