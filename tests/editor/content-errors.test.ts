import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { ORIGIN, PROJECT } from './project.ts';

const SITE = join(PROJECT, 'content/site.json');

test.describe('A mistake in a file', () => {
  test('is shown in the open page and after a reload, until it is corrected', async ({ page }) => {
    const text = readFileSync(SITE, 'utf8');
    const message = page.locator('output').filter({ hasText: 'content/site.json' });
    await page.goto(ORIGIN);
    try {
      writeFileSync(SITE, text.replace('"email": "', '"email": “'));
      await expect(message).toContainText('There is a mistake in "email": “');
      await page.reload();
      await expect(message).toContainText('It may be meant like this: "email": "');
      await expect(page.locator('vite-error-overlay')).toHaveCount(0);
    } finally {
      writeFileSync(SITE, text);
    }
    await expect(message).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
