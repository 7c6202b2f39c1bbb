import { readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { load } from 'js-yaml';
import type { contentFiles, ContentPath } from '../../src/schemas/content-files.ts';
import type { legal } from '../../src/schemas/pages.ts';

/** What a file of `content/` holds, as its schema describes it; pictures are paths. */
type Content<Path extends ContentPath> = z.input<ReturnType<(typeof contentFiles)[Path]>>;

/** What the JSON file `content/<path>.json` holds. */
export function content<Path extends ContentPath>(path: Path): Content<Path> {
  return JSON.parse(readFileSync(`content/${path}.json`, 'utf8')) as Content<Path>;
}

/** A legal text: the fields of its front matter, and the words of its headings of the second level. */
type LegalText = z.input<typeof legal> & { headings: string[] };

/** What `content/legal/<name>.md` holds. */
export function legalText(name: string): LegalText {
  const file = readFileSync(`content/legal/${name}.md`, 'utf8');
  const [, frontMatter = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);
  return { ...(load(frontMatter) as z.input<typeof legal>), headings };
}
