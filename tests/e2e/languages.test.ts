import type { Locator, Page } from 'playwright/test';
import { LANGUAGES, pathIn, type Language } from '../../src/lib/languages.ts';
import { siteLanguages } from '../../src/content-model/languages.ts';
import { expect, test } from './fixtures.ts';
import { languageOn, pathOn, visit } from './language.ts';
import { legalPaths } from './legal-texts.ts';
import { menu, menuButton } from './parts.ts';

const LEAST_HEIGHT_PX = 48;

test.skip(siteLanguages.length === 1, 'The content is in one language.');

/** The language that a page is not in. */
const otherLanguage = (page: Page): Language => (languageOn(page) === 'en' ? 'hi' : 'en');

/** The links in a part of a page whose words are the name of the other language. */
const languageLink = (part: Locator) =>
  part.getByRole('link', { name: LANGUAGES[otherLanguage(part.page())].name, exact: true });

/** Expects that a link says in which language it is and leads there, and that a finger can meet it. */
async function expectLanguageLink(link: Locator, path: string): Promise<void> {
  await expect(link).toBeVisible();
  const language = otherLanguage(link.page());
  await expect(link).toHaveAttribute('href', path);
  await expect(link).toHaveAttribute('lang', language);
  await expect(link).toHaveAttribute('hreflang', language);
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(LEAST_HEIGHT_PX);
}

test.describe('The link to the other language', () => {
  for (const path of ['/', '/trips', ...legalPaths, '/nowhere'] as const) {
    test(`leads from ${path} to the same page, in the bar, in the menu before its items, and in the footer`, async ({
      page,
    }) => {
      const same = pathIn(otherLanguage(page), path === '/nowhere' ? '/' : path);
      await visit(page, path);
      await expectLanguageLink(languageLink(page.getByRole('banner')), same);
      await expectLanguageLink(languageLink(page.getByRole('contentinfo')), same);

      await page.setViewportSize({ width: 360, height: 740 });
      await menuButton(page).click();
      await expectLanguageLink(languageLink(menu(page)), same);
      await expect(menu(page).getByRole('link').first()).toHaveText(LANGUAGES[otherLanguage(page)].name);
      await languageLink(menu(page)).click();
      await expect(page).toHaveURL(same);
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[otherLanguage(page)].tag);
    });
  }

  test('leads there and back, and nothing is stored', async ({ page, context }) => {
    await visit(page, '/trips');
    const [there, back] = [languageLink(page.getByRole('banner')), LANGUAGES[languageOn(page)].name];
    await there.click();
    await expect(page).toHaveURL(pathIn(otherLanguage(page), '/trips'));
    await page.getByRole('banner').getByRole('link', { name: back, exact: true }).click();
    await expect(page).toHaveURL(pathOn(page, '/trips'));
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(stored).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('A visitor whose browser asks for the other language', () => {
  test.use({
    locale: async ({ language }, use) => use(LANGUAGES[language === 'en' ? 'hi' : 'en'].tag),
  });

  test('stays on the page of the address, also after a visit to the other one', async ({ page }) => {
    const asked = page.waitForRequest('**/*');
    await visit(page, '/');
    const { 'accept-language': accepted } = await (await asked).allHeaders();
    expect(accepted).toMatch(new RegExp(`^${LANGUAGES[otherLanguage(page)].tag}`));
    await page.goto(pathIn(otherLanguage(page), '/'));
    const response = await visit(page, '/');
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(page).toHaveURL(pathOn(page, '/'));
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[languageOn(page)].tag);
  });
});
