import type { Page } from 'playwright/test';
import { expect, hydrated, test, topOf } from './fixtures';

async function resting(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-resting');
}

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** How high the page is when nothing of it rests. */
async function awakeHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    delete document.documentElement.dataset['resting'];
    return document.documentElement.scrollHeight;
  });
}

/** Whether the browser draws what stands in a section of the landing page. */
function isDrawn(page: Page, heading: string): Promise<boolean> {
  return page
    .getByRole('heading', { name: heading })
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
}

test.describe('What is far out of sight', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // A typeface that comes between two measurements would change the height.
    await page.route('**/*.woff2', (route) => route.abort());
  });

  for (const path of ['/', '/trips']) {
    test(`rests, and ${path} keeps its size`, async ({ page }) => {
      await page.goto(path);
      await resting(page);
      const rested = await height(page);
      expect(rested).toBe(await awakeHeight(page));
    });
  }

  test('is not drawn until the reader comes near', async ({ page }) => {
    await page.goto('/');
    await resting(page);
    await expect.poll(() => isDrawn(page, 'Know Your Mentors')).toBe(false);
    await page.locator('#_mentors').scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(page, 'Know Your Mentors')).toBe(true);
  });

  test('is measured anew when the phone is turned and when the text is made larger', async ({ page }) => {
    await page.goto('/');
    await resting(page);
    const upright = await height(page);
    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(() => height(page)).toBeLessThan(upright * 0.9);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => height(page)).toBe(upright);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'A++ Very large text' }).click();
    await expect.poll(() => height(page)).toBeGreaterThan(upright * 1.2);
    await resting(page);
    const rested = await height(page);
    expect(rested).toBe(await awakeHeight(page));
  });

  test('is found by the browser’s own search', async ({ page }) => {
    await page.goto('/');
    await resting(page);
    await page.evaluate(() =>
      (window as unknown as { find: (words: string) => boolean }).find('Laughter Yoga'),
    );
    await expect(page.getByRole('heading', { name: 'Laughter Yoga' })).toBeInViewport();
  });

  test('is reached by a link where its section begins', async ({ page }) => {
    await page.goto('/');
    await resting(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Mentors' }).click();
    const mentors = page.locator('#_mentors');
    await expect(mentors).toBeInViewport();
    expect(await topOf(mentors)).toBe(80);
  });
});
