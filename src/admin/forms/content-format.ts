import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { DEFAULT_LANGUAGE } from '../../lib/languages.ts';
import { siteLanguages, translatedLanguages } from '../../content-model/languages.ts';
import { fileCollections } from './config.ts';
import { formatJson } from './json-format.ts';
import { formatTripPage, parseTripPage } from './trip-page-format.ts';

/**
 * Returns the JSON files and the pages of trips of the content as the editor would write them. In a formatted
 * file it changes only what is edited.
 */
export function formattedFiles(): { file: string; formatted: string }[] {
  const pages = globSync('content/{,*/}trips/pages/[a-z0-9]*.md').map((file) => {
    const text = readFileSync(file, 'utf8');
    return { file, formatted: `${formatTripPage(parseTripPage(text, []), [])}\n` };
  });
  const files = fileCollections(translatedLanguages.length > 0)
    .flatMap(({ files }) => files)
    .flatMap(({ file, fields }) => pathsOf(file).map((path) => ({ file: path, fields })))
    .filter(({ file }) => existsSync(file))
    .map(({ file, fields }) => {
      const text = readFileSync(file, 'utf8');
      return { file, formatted: `${formatJson(inFormOrder(JSON.parse(text), fields))}\n` };
    });
  return [...files, ...pages];
}

function pathsOf(file: string): string[] {
  const paths = siteLanguages.map((language) =>
    file.replace('{{locale}}/', language === DEFAULT_LANGUAGE ? '' : `${language}/`),
  );
  return [...new Set(paths)];
}

function inFormOrder(value: unknown, fields: readonly Field[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => inFormOrder(entry, fields));
  if (typeof value !== 'object' || value === null) return value;
  const content = value as Record<string, unknown>;
  const known = fields.filter(({ name }) => name in content);
  const others = Object.keys(content).filter((name) => !known.some((field) => field.name === name));
  return Object.fromEntries([
    ...known.map((field) => [field.name, inFormOrder(content[field.name], subfieldsOf(field))] as const),
    ...others.sort().map((name) => [name, content[name]] as const),
  ]);
}

function subfieldsOf(field: Field): readonly Field[] {
  return 'fields' in field && Array.isArray(field.fields) ? (field.fields as Field[]) : [];
}
