import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { isoDate } from '../../src/lib/indian-time.ts';
import { TRANSLATED_LANGUAGES } from '../../src/lib/languages.ts';
import { content } from '../e2e/content.ts';

const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true });
});

/**
 * Copies `content/` without its translations into a new temporary folder, which is gone after the tests of
 * the file, and gives that folder.
 */
export function copyOfContent(): string {
  const top = mkdtempSync(join(tmpdir(), 'content-'));
  copies.push(top);
  cpSync('content', join(top, 'content'), { recursive: true });
  for (const language of TRANSLATED_LANGUAGES)
    rmSync(join(top, 'content', language), { recursive: true, force: true });
  rmSync(join(top, 'content/images/share-hi.png'), { force: true });
  cpSync('src/styles', join(top, 'src/styles'), { recursive: true });
  moveTripsToNextYear(join(top, 'content/trips/upcoming.json'));
  expireIn(100, join(top, 'content/site.json'));
  return top;
}

/** Lets the contact for security reports in a file expire a number of days from now. */
export function expireIn(days: number, file: string): void {
  const day = isoDate(Date.now() + days * 24 * 60 * 60 * 1000);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(?<="expires": ")[^"]*/, day));
}

/**
 * Moves the trips of a file: otherwise the check would note those of the sample content once they are over.
 */
export function moveTripsToNextYear(file: string): void {
  const nextYear = new Date().getFullYear() + 1;
  const text = readFileSync(file, 'utf8');
  const first = Math.min(...[...text.matchAll(/Day": "(\d{4})-/g)].map(([, year]) => Number(year)));
  const moved = text.replace(/(Day": ")(\d{4})-02-29"/g, '$1$2-02-28"');
  writeFileSync(
    file,
    moved.replace(/(?<=Day": ")\d{4}/g, (year) => String(Number(year) - first + nextYear)),
  );
}

/** Shows another picture in the section `about` of a copy, in place of the one that is shown there. */
export function showPicture(top: string, name: string, bytes: Buffer | string): void {
  const { image } = content('landing/about');
  edit(top, 'content/landing/about.json', image, `../images/${name}`);
  rmSync(join(top, 'content/landing', image));
  writeFileSync(join(top, 'content/images', name), bytes);
}

/** Changes a file of a copy as an editor would, and gives its new text. */
export function edit(top: string, file: string, was: string | RegExp, becomes: string): string {
  const path = join(top, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(was, becomes);
  if (after === before) throw new Error(`${file} has no ${String(was)} to change`);
  writeFileSync(path, after);
  return after;
}
