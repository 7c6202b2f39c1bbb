import { expect, test, topOf } from './fixtures.ts';

for (const [path, title] of [
  ['/terms-of-service', 'Terms of service'],
  ['/privacy-policy', 'Privacy policy'],
] as const) {
  test.describe(`The page ${path}`, () => {
    test('has its title, the date of the last change and a list of contents that leads to every section', async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('main time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
      const sections = page.locator('main .text h2');
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await expect(contents).toHaveCount(await sections.count());
      await contents.nth(2).click();
      expect(await topOf(sections.nth(2))).toBeLessThan(200);
    });

    test('links to the other one', async ({ page }) => {
      await page.goto(path);
      const other = path === '/privacy-policy' ? 'Terms of service' : 'Privacy policy';
      await page.getByRole('main').getByRole('link', { name: other }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
    });
  });
}
