import { content } from './fixture-content.ts';
import { REQUIRED_LEGAL_PATHS } from '../../src/lib/pages.ts';
import { expect, test, topOf } from './fixtures.ts';
import { pathOn, visit } from './language.ts';
import { legalPaths, legalText } from './legal-texts.ts';

test('The legal texts are the terms, the privacy policy and the accessibility statement at least', () => {
  expect(legalPaths).toEqual(expect.arrayContaining([...REQUIRED_LEGAL_PATHS]));
});

for (const path of legalPaths) {
  test.describe(`The page ${path}`, () => {
    test('has the title, the date and every heading of its text, numbered', async ({ page, language }) => {
      const { title, updated, headings } = legalText(path, language);
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('main time')).toHaveAttribute('datetime', updated);
      expect(headings.length).toBeGreaterThan(0);
      await expect(page.locator('main .text h2')).toHaveText(
        headings.map((heading, index) => `${index + 1} ${heading} #`),
      );
    });

    test('has a list of contents that leads to each section', async ({ page, language }) => {
      const { headings } = legalText(path, language);
      await visit(page, path);
      const contents = page
        .getByRole('navigation', { name: content('pages').legal.contents })
        .getByRole('link');
      await expect(contents).toHaveText(headings);
      const sections = page.locator('main .text h2');
      const hashes = await sections.evaluateAll((all) => all.map(({ id }) => `#${id}`));
      const targets = await contents.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets).toEqual(hashes);
      const middle = Math.floor(headings.length / 2);
      await contents.nth(middle).click();
      await expect(page).toHaveURL(pathOn(page, path) + encodeURI(hashes[middle] ?? ''));
      const top = await topOf(sections.nth(middle));
      expect(top).toBeGreaterThanOrEqual(80);
      // The last sections of a text cannot be scrolled to the top.
      const atEnd = await page.evaluate(
        () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      );
      expect(top).toBeLessThan(atEnd ? 900 : 200);
    });

    test('has links to other pages of the site', async ({ page, language }) => {
      for (const link of new Set(legalText(path, language).links.map(encodeURI))) {
        await visit(page, path);
        await page.locator(`main .text a[href="${link}"]`).first().click();
        await expect(page).toHaveURL(link);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    });
  });
}
