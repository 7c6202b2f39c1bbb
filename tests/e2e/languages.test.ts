import { expect, test } from './fixtures.ts';
import { menu, menuButton } from './parts.ts';

test('The language link leads to the same page and back, and nothing is stored', async ({
  page,
  context,
}) => {
  await page.goto('/trips');
  await page.getByRole('banner').getByRole('link', { name: 'हिंदी' }).click();
  await expect(page).toHaveURL('/hi/trips');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/trips');
  await page.setViewportSize({ width: 360, height: 740 });
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'हिंदी' }).click();
  await expect(page).toHaveURL('/hi/trips');
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
    [],
  );
  expect(await context.cookies()).toEqual([]);
});

test.describe('A visitor whose browser asks for Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('stays on the page of the address, also after a visit to the Hindi one', async ({ page }) => {
    const asked = page.waitForRequest('**/*');
    await page.goto('/hi');
    expect((await (await asked).allHeaders())['accept-language']).toMatch(/^hi-IN/);
    const response = await page.goto('/');
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  });
});
