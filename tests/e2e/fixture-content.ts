import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { DEFAULT_LANGUAGE, type Language } from '../../src/lib/languages.ts';
import type { contentFiles, ContentPath } from '../../src/content-model/schemas/content-files.ts';
import { FIXTURE_ROOT } from '../fixtures/site.ts';
import { translate } from '../../src/content-model/translate.ts';

/** The same, with the path of each picture, as an editor writes it, instead of what Astro makes of it. */
type WithPaths<Value> = Value extends { src: unknown; format: unknown }
  ? string
  : Value extends object
    ? { [Name in keyof Value]: WithPaths<Value[Name]> }
    : Value;

/** What a file of `content/` holds, as its schema describes it. */
export type Content<Path extends ContentPath> = WithPaths<z.input<ReturnType<(typeof contentFiles)[Path]>>>;

/**
 * What the JSON file `content/<path>.json` holds, with the texts of `content/<language>/<path>.json` in place
 * of the English ones.
 */
export function content<Path extends ContentPath>(
  path: Path,
  language: Language = DEFAULT_LANGUAGE,
): Content<Path> {
  const original = readJson(`${FIXTURE_ROOT}/content/${path}.json`) as Content<Path>;
  const translation = `${FIXTURE_ROOT}/content/${language}/${path}.json`;
  return existsSync(translation) ? translate(original, readJson(translation)) : original;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
