import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FIXTURE_ROOT } from '../fixtures/site.ts';

/** The values that the site reads from files without Astro. */
async function readContent(root: string) {
  vi.resetModules();
  vi.stubEnv('CONTENT_ROOT', root);
  const { siteLanguages } = await import('#content-model/content-folder.ts');
  const { logoFile } = await import('#pages/_logo.ts');
  const { devanagariWords } = await import('#build/fonts/subset.ts');
  return { siteLanguages, logo: relative(root, logoFile()), words: devanagariWords([]) };
}

const escaped = (text: string) =>
  text.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

it.each<[name: string, format: (text: string) => string]>([
  ['on one line', (text) => JSON.stringify(JSON.parse(text))],
  ['with much space', (text) => text.replaceAll('": ', '"\t:\n  ')],
  ['with the line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ['with codes in place of letters', escaped],
])('JSON %s gives the same site', async (_, format) => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(join(FIXTURE_ROOT, 'content'), join(root, 'content'), { recursive: true });
  for (const file of globSync(join(root, 'content/**/*.json')))
    writeFileSync(file, format(readFileSync(file, 'utf8')));
  const { siteLanguages, ...others } = await readContent(root);
  expect({ siteLanguages, ...others }).toEqual(await readContent(FIXTURE_ROOT));
  expect(siteLanguages).toEqual(['en', 'hi']);
});

it('While the words cannot be read, no language is lost', async () => {
  expect((await readContent('no folder')).siteLanguages).toEqual(['en', 'hi']);
});
