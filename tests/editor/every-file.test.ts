import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { formsConfig } from '#admin/forms/config.ts';
import { expect, original, test } from './fixtures.ts';
import { PROJECT } from './project.ts';

const { collections = [] } = formsConfig({ backend: { name: 'test-repo' }, drafts: false, base: '' });

/**
 * Sveltia reports an error to the console for a legal text without translation, and for the address of a trip
 * without a page; it leaves out empty lists.
 */
const REPORTED = /(accessibility-statement|booking-conditions|tea-hills|palaces|houseboat)[^/]*$/;

/** Every form: its collection, its name and its file. */
const forms = collections.flatMap((collection): [string, string, string][] => {
  if ('files' in collection) {
    return collection.files.map(({ name, file }) => [collection.name, name, file]);
  }
  if (!('folder' in collection)) return [];
  const { name, folder } = collection;
  return globSync(`${folder}/*.{json,md}`, { cwd: PROJECT })
    .filter((file) => !parse(file).name.includes('.') && !REPORTED.test(file))
    .map((file) => [name, parse(file).name, file]);
});

/** The input of a text, of the title of a legal text, or of a colour. */
const INPUT = ['[data-key-path$=".en"]', '[data-key-path="title"]', '[data-field-type="color"]']
  .flatMap((field) => [`${field} input[type=text]:visible`, `${field} textarea:visible`])
  .join(', ');

test.describe('A file', () => {
  for (const [collection, name, file] of forms) {
    test(`${file} is saved with one change, and else byte for byte as it was`, async ({ forms }) => {
      await forms.open(collection, name);
      const input = forms.page.locator(INPUT).first();
      const expand = forms.page.getByRole('button', { name: 'Expand All' }).first();
      await expect(input.or(expand).first()).toBeVisible();
      if (!(await input.isVisible())) await expand.click();
      const value = await input.inputValue();
      // The last sign of a colour is a digit.
      const changed = `${value.slice(0, -1)}${value.startsWith('#') ? '0' : 'x'}`;
      await input.fill(changed);
      const [lost = '', got = '', ...others] = await forms.save(file);
      expect(others).toEqual([]);
      expect(lost.slice(2)).toBe(
        original(file)
          .split('\n')
          .find((line) => line.includes(value)),
      );
      expect(got.slice(2)).toBe(lost.slice(2).replace(value, changed));
    });
  }
});
