import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress, decompress } from 'wawoff2';
import { subsetFont, type SubsetOptions } from './subset.ts';

const FOLDER = '.cache/fonts';

/** The subsets that this process has written or is writing, by file. Several rules use the same file. */
const written = new Map<string, Promise<string>>();

/** The last of the subsets being written: wawoff2 returns its own memory, which its next call overwrites. */
let last: Promise<unknown> = Promise.resolve();

/** Returns the path of the file with a subset. A subset is written once for all later commands, too. */
export async function subsetFile({
  source,
  ...options
}: SubsetOptions & { source: string }): Promise<string> {
  const font = await readFile(fileURLToPath(import.meta.resolve(`${source}-wght-normal.woff2`)));
  const key = hash('sha256', Buffer.concat([font, Buffer.from(JSON.stringify(options))]));
  const file = resolve(FOLDER, `${source.split('/').pop()}-${key.slice(0, 16)}.woff2`);
  const path = written.get(file) ?? (existsSync(file) ? Promise.resolve(file) : last.then(write));
  written.set(file, path);
  last = path;
  return path;

  async function write(): Promise<string> {
    const subset = await compress(await subsetFont(await decompress(font), options));
    await mkdir(FOLDER, { recursive: true });
    // A build that is stopped meanwhile leaves no incomplete file.
    await writeFile(`${file}.${process.pid}`, subset);
    await rename(`${file}.${process.pid}`, file);
    return file;
  }
}
