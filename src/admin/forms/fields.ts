import { z } from 'astro/zod';
import type { Field } from '@sveltia/cms';
import { jsonSchemaOf, type JsonSchema } from '#content-model/schemas/json-schemas.ts';
import { COLOUR } from '#content-model/schemas/theme.ts';
import { DEFAULT_LANGUAGE } from '#content-model/languages.ts';
import { choiceLabel, labelOf, singularOf } from './labels.ts';

/** Longer texts, in characters, get a multi-line input. */
const LONG_TEXT = 80;

/** Takes the place of Astro's `image()`. */
export const picture = () => z.string().min(1).meta({ picture: true });

/** The keywords of a JSON Schema that a field is built from. */
interface Schema
  extends
    JsonSchema,
    Partial<Record<'type' | 'format' | 'pattern', string>>,
    Partial<Record<'maxLength' | 'minItems' | 'maxItems' | 'minimum' | 'maximum', number>> {
  picture?: true;
  enum?: string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** The fields of a form for an object, in the order of its schema. */
export function fieldsOf(schema: z.ZodType): Field[] {
  return subfieldsOf(jsonSchemaOf(schema));
}

function subfieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, { required: required.includes(name) }),
  );
}

function fieldOf(name: string, outer: Schema, { required }: { required: boolean }): Field {
  // Without `null`, the last of the choices.
  const schema: Schema = { ...outer, ...outer.anyOf?.[0] };
  const { description } = outer;
  const common = { name, label: labelOf(name), ...(description && { hint: hintOf(description) }), required };
  if (schema.properties) return { ...common, widget: 'object', fields: subfieldsOf(schema) };
  if (schema.items) return { ...common, ...listOf(schema, schema.items, common.label) } as Field;
  return { ...common, ...inputOf(schema) } as Field;
}

/** Removes how the file writes a date or a path, which the form does not show. */
function hintOf(description: string): string {
  return description.replace(/, as year-month-day|: its path from this file|, e\.g\. \.\.\/\S+/g, '');
}

function listOf({ minItems, maxItems }: Schema, schema: Schema, label: string): object {
  const bounds = { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
  if (schema.enum) return { ...inputOf(schema), ...bounds, multiple: true };
  const fixed = minItems !== undefined && minItems === maxItems;
  const common = {
    widget: 'list',
    ...bounds,
    label_singular: singularOf(label),
    ...(fixed && { allow_add: false, allow_remove: false, allow_duplicate: false }),
  };
  if (!schema.properties || DEFAULT_LANGUAGE in schema.properties) {
    const field = fieldOf('text', schema, { required: true });
    return { ...common, field: { ...field, label: singularOf(label) } };
  }
  const fields = subfieldsOf(schema);
  return { ...common, fields, collapsed: true, ...summaryOf(fields) };
}

/** A collapsed entry of a list shows its first text, and its picture. */
function summaryOf(fields: readonly Field[]) {
  const text = fields.find(({ widget }) => widget === 'object' || widget === 'string');
  const image = fields.find(({ widget }) => widget === 'image');
  const path = text?.widget === 'object' ? `${text.name}.${DEFAULT_LANGUAGE}` : text?.name;
  return { ...(path && { summary: `{{fields.${path}}}` }), ...(image && { thumbnail: image.name }) };
}

function inputOf(schema: Schema): object {
  const { type, format, pattern, maxLength, minimum, maximum } = schema;
  if (schema.picture) return { widget: 'image', choose_url: false };
  if (schema.enum) {
    return { widget: 'select', options: schema.enum.map((value) => ({ value, label: choiceLabel(value) })) };
  }
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer') {
    // The number field of Sveltia CMS saves 500 when `28,500` is typed.
    return (maximum ?? Infinity) < 1000
      ? { widget: 'number', min: minimum, max: maximum }
      : { widget: 'digits' };
  }
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (pattern === COLOUR.source) return { widget: 'color', allowInput: true };
  if (pattern?.includes('videos')) {
    const accept = pattern.includes('webm') ? '.webm' : '.mp4';
    const folders = { media_folder: '/content/videos', public_folder: '../videos' };
    return { widget: 'file', accept, choose_url: false, ...folders };
  }
  const long = maxLength !== undefined && maxLength > LONG_TEXT && !pattern && !format;
  return {
    widget: long ? 'text' : 'string',
    ...(maxLength && { maxlength: maxLength }),
    ...(format === 'email' && { type: 'email' }),
    ...(long && { pattern: ['^[^\\n]*$', 'It has more than one line. Write it without pressing Enter.'] }),
    ...(pattern && !format && { pattern: [pattern, 'It is not written as the words below say.'] }),
  };
}
