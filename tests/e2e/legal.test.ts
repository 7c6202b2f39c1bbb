import { content } from './content.ts';
import { expect, test, topOf } from './fixtures.ts';
import { legalTexts } from './legal-texts.ts';

const { legal: words } = content('pages');

test('The legal texts are the terms and the privacy policy at least', () => {
  expect(legalTexts.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/terms-of-service', '/privacy-policy']),
  );
});

for (const { path, title, updated, headings, links } of legalTexts) {
  test.describe(`The page ${path}`, () => {
    test('has the title, the date and every heading of its text, numbered', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('main time')).toHaveAttribute('datetime', updated);
      expect(headings.length).toBeGreaterThan(0);
      await expect(page.locator('main .text h2')).toHaveText(
        headings.map((heading, index) => `${index + 1} ${heading} #`),
      );
    });

    test('has a list of contents that leads to each section', async ({ page }) => {
      await page.goto(path);
      const contents = page.getByRole('navigation', { name: words.contents }).getByRole('link');
      await expect(contents).toHaveText(headings);
      const sections = page.locator('main .text h2');
      const hashes = await sections.evaluateAll((all) => all.map(({ id }) => `#${id}`));
      const targets = await contents.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets).toEqual(hashes);
      const middle = Math.floor(headings.length / 2);
      await contents.nth(middle).click();
      await expect(page).toHaveURL(`${path}${hashes[middle]}`);
      const top = await topOf(sections.nth(middle));
      expect(top).toBeGreaterThanOrEqual(80);
      // The last sections of a text cannot be scrolled to the top.
      const atEnd = await page.evaluate(
        () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      );
      expect(top).toBeLessThan(atEnd ? 900 : 200);
    });

    const [link] = links;
    if (link) {
      test('has links to other pages of the site', async ({ page }) => {
        await page.goto(path);
        await page.locator(`main .text a[href="${link}"]`).first().click();
        await expect(page).toHaveURL(link);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
  });
}
