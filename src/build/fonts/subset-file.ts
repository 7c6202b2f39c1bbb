import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress, decompress } from 'wawoff2';
import { subsetFont, type SubsetOptions } from './subset.ts';

const FOLDER = '.cache/fonts';

/** A subset of a font file in an npm package. */
export interface FontSource extends SubsetOptions {
  /** The font file, without the end of its name: `-wght-normal.woff2`. */
  source: `${string}-${'latin' | 'latin-ext' | 'devanagari'}`;
}

/** The last of the files, which are written one by one: wawoff2 reuses the memory that it returns. */
let last = Promise.resolve('');

/** The path of the file with a subset, which later commands reuse. */
export function subsetFile(font: FontSource): Promise<string> {
  last = last.then(() => writeSubset(font));
  return last;
}

async function writeSubset({ source, ...options }: FontSource): Promise<string> {
  const font = await readFile(fileURLToPath(import.meta.resolve(`${source}-wght-normal.woff2`)));
  const key = hash('sha256', Buffer.concat([font, Buffer.from(JSON.stringify(options))]));
  const file = resolve(FOLDER, `${source.split('/').pop()}-${key.slice(0, 16)}.woff2`);
  if (existsSync(file)) return file;
  const subset = await compress(await subsetFont(await decompress(font), options));
  await mkdir(FOLDER, { recursive: true });
  // A build that is stopped here leaves no incomplete file.
  await writeFile(`${file}.${process.pid}`, subset);
  await rename(`${file}.${process.pid}`, file);
  return file;
}
