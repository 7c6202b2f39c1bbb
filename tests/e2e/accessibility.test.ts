import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, hydrated, test } from './fixtures';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const TAGS = [...WCAG, 'best-practice'];

async function violations(page: Page, tags: string[] = TAGS): Promise<string[]> {
  const tagged = await new AxeBuilder({ page }).withTags(tags).analyze();
  const contrast = await new AxeBuilder({ page }).withRules(['color-contrast-enhanced']).analyze();
  return [...tagged.violations, ...contrast.violations].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

for (const width of [360, 1280]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    for (const path of ['/', '/trips', '/terms-of-service', '/privacy-policy', '/nowhere']) {
      test(`${path} meets WCAG 2.2 AA and the AAA contrast`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        if (path === '/trips') await expect(page.getByRole('article')).toHaveCount(6);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('the open callback panel does too', async ({ page }) => {
      await page.goto('/trips');
      await hydrated(page);
      await page.getByRole('button', { name: 'Request for Custom trip' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('the open sidebar does too', async ({ page }) => {
      // On a wide screen the menu button is not shown, so the sidebar is opened there as a reader who zooms would have it.
      await page.setViewportSize({ width: Math.min(width, 1023), height: 800 });
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
      // The practices look for a main landmark, which is inert just now, as it should be.
      expect(await violations(page, WCAG)).toEqual([]);
    });
  });
}
