import { readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import type words from '#content/words.json';
import { DEFAULT_LANGUAGE } from '../../src/content-model/languages.ts';
import type { contentFiles, ContentPath } from '../../src/content-model/schemas/content-files.ts';
import { localize, type Localized } from '../../src/content-model/schemas/localized.ts';

type Input<Path extends ContentPath> = z.input<ReturnType<(typeof contentFiles)[Path]>>;

/** What the JSON file `content/<path>.json` holds in English. */
export const content = <Path extends ContentPath>(path: Path): Localized<Input<Path>> =>
  localize(readJson(path) as Input<Path>, DEFAULT_LANGUAGE);

/** The words of the interface in English. */
export const englishWords = (): Localized<typeof words> =>
  localize(readJson('words') as typeof words, DEFAULT_LANGUAGE);

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(`content/${path}.json`, 'utf8'));
}
