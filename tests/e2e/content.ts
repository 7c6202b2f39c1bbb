import { readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import type { contentFiles, ContentPath } from '../../src/schemas/content-files.ts';

/** The same, with the path of each picture, as an editor writes it, instead of what Astro makes of it. */
type WithPaths<Value> = Value extends { src: unknown; format: unknown }
  ? string
  : Value extends object
    ? { [Name in keyof Value]: WithPaths<Value[Name]> }
    : Value;

/** What a file of `content/` holds, as its schema describes it. */
export type Content<Path extends ContentPath> = WithPaths<z.input<ReturnType<(typeof contentFiles)[Path]>>>;

/** What the JSON file `content/<path>.json` holds. */
export function content<Path extends ContentPath>(path: Path): Content<Path> {
  return JSON.parse(readFileSync(`content/${path}.json`, 'utf8')) as Content<Path>;
}
