import { translatedLanguages } from '../../src/content-model/languages.ts';
import { Editor, expect, test, USE } from './fixtures.ts';

test.describe('An editor', () => {
  test('opens an entry of a list by its name', async ({ editor }) => {
    const { page } = editor;
    await page.evaluate(() => (location.hash = '#/collections/landing/entries/mentors'));
    const expand = editor.field('items').getByRole('button', { name: 'Expand', exact: true }).first();
    await expect(expand).toBeVisible();
    const { x = 0, y = 0, height = 0 } = (await expand.boundingBox()) ?? {};
    // The name is below the button.
    await page.mouse.click(x + 100, y + height + 20);
    await expect(editor.field('items.0.imageDescription')).toBeVisible();
  });

  test('sees neither buttons that ask for a key, nor technical words', async ({ editor }) => {
    const { page } = editor;
    await editor.open('landing', 'about');
    const names = await page
      .locator('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility())
          .map((button) => button.getAttribute('aria-label') ?? button.textContent),
      );
    expect(names.filter((name) => /address of the page|where it is used/i.test(name))).toHaveLength(2);
    expect(names.filter((name) => /translate|slug|backlinks|asset|change language/i.test(name))).toEqual([]);
  });

  for (const [language, tag] of [
    ['English', 'en-IN'],
    ['Hindi', 'hi-IN'],
  ] as const) {
    test(`opens the section of the page, in ${language}`, async ({ editor }) => {
      test.skip(language === 'Hindi' && translatedLanguages.length === 0);
      const { page } = editor;
      await editor.open('landing', 'about');
      await page.getByRole('button', { name: new RegExp(`Show .*${language}.* Content Options`) }).click();
      const opened = page.context().waitForEvent('page');
      await page.getByRole('menuitem', { name: 'See It on the Page' }).click();
      const section = await opened;
      await expect(section.locator('html')).toHaveAttribute('lang', tag);
      await expect(section.locator('#_about')).toBeInViewport();
      await section.close();
    });
  }

  test('adds a Hindi file that is missing', async ({ browser }) => {
    test.skip(translatedLanguages.length === 0);
    const editor = new Editor(await browser.newPage(USE));
    const file = 'content/hi/landing/about.json';
    await editor.start(file);
    await editor.open('landing', 'about');
    await editor.page.getByRole('button', { name: /Add the .*Hindi.* Words/ }).click();
    await editor.fill('title', 'हमारा परिवार', 'Hindi');
    expect(JSON.parse(await editor.save(file))).toMatchObject({
      $schema: '../../.schemas/hi-landing-about.json',
      title: 'हमारा परिवार',
    });
    expect(editor.problems).toEqual([]);
  });
});
