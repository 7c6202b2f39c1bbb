import { readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import type { contentFiles, ContentPath } from '../../src/schemas/content-files.ts';

/** What a file of `content/` holds, as its schema describes it; pictures are paths. */
type Content<Path extends ContentPath> = z.input<ReturnType<(typeof contentFiles)[Path]>>;

/** What the JSON file `content/<path>.json` holds. */
export function content<Path extends ContentPath>(path: Path): Content<Path> {
  return JSON.parse(readFileSync(`content/${path}.json`, 'utf8')) as Content<Path>;
}
