import { existsSync, globSync } from 'node:fs';
import { parse } from 'node:path';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { translatedLanguages } from '../../src/content-model/languages.ts';
import { editorConfig } from '../../src/content-tools/editor/config.ts';
import { expect, test } from './fixtures.ts';

const { collections = [] } = editorConfig({
  backend: { name: 'test-repo' },
  drafts: false,
  languages: translatedLanguages,
  base: '',
});

/** Every form: its collection, its name and the English file. */
const forms = collections.flatMap((collection): [string, string, string][] => {
  if ('files' in collection) {
    return collection.files.flatMap((file) =>
      'file' in file ? [[collection.name, file.name, file.file.replace('{{locale}}/', '')]] : [],
    );
  }
  if (!('folder' in collection)) return [];
  const { name } = collection;
  const folder = collection.folder.replace('{{locale}}/', '');
  return globSync('*.md', { cwd: folder }).map((file) => [name, parse(file).name, `${folder}/${file}`]);
});

/** The input of a text or of a colour. */
const INPUT = ['string', 'text', 'color']
  .map((type) => `[data-field-type="${type}"] :is(input:not([type=color]), textarea):visible`)
  .join(', ');

const lines = (text: string) => text.split('\n');

test.describe('A file', () => {
  for (const [collection, name, file] of forms) {
    test(`${file} is saved with one change, and else byte for byte as it was`, async ({ editor }) => {
      const translations = Object.keys(LANGUAGES)
        .map((language) => file.replace('content/', `content/${language}/`))
        .filter((path) => existsSync(path));
      const before = await editor.read(file);
      const untouched = await Promise.all(translations.map((path) => editor.read(path)));
      await editor.open(collection, name);
      const input = editor.page.locator(INPUT).first();
      const value = await input.inputValue();
      // The last sign of a colour is a digit.
      const changedValue = `${value.slice(0, -1)}${value.startsWith('#') ? '0' : 'x'}`;
      await input.fill(changedValue);
      const after = await editor.save(file);
      const changed = lines(after).filter((line, index) => line !== lines(before)[index]);
      expect(lines(after)).toHaveLength(lines(before).length);
      expect(changed).toHaveLength(1);
      expect(changed[0]).toContain(lines(changedValue).at(-1));
      // The Hindi words of a trip have its English title.
      const expected = untouched.map((text) =>
        text.replace(`"trip": "${value}"`, `"trip": "${changedValue}"`),
      );
      expect(await Promise.all(translations.map((path) => editor.read(path)))).toEqual(expected);
    });
  }
});
