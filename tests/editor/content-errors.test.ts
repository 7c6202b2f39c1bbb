import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { ORIGIN, PROJECT } from './project.ts';

const SITE = join(PROJECT, 'content/site.json');

test.describe('A mistake in a file', () => {
  test('is shown in the open page and after a reload, until it is corrected', async ({ page }) => {
    const text = readFileSync(SITE, 'utf8');
    const message = page.locator('output').filter({ hasText: 'content/site.json' });
    await page.goto(ORIGIN);
    // While the file has a mistake, the icon is the one from before.
    await page.request.get('/favicon.svg');
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

test.describe('A change of a file', () => {
  test('reloads the pages of the site, and the forms keep what is typed', async ({ forms, context }) => {
    const text = readFileSync(SITE, 'utf8');
    const site = await context.newPage();
    await site.goto(ORIGIN);
    await forms.open('site', 'site');
    await forms.fill({ 'contact.phones.0': '+91 98111 22333' });
    try {
      writeFileSync(SITE, text.replace('namaste@', 'hello@'));
      await expect(site.locator('a[href^="mailto:hello@"]').first()).toBeVisible();
      await expect(forms.field('contact.phones.0').getByRole('textbox')).toHaveValue('+91 98111 22333');
    } finally {
      writeFileSync(SITE, text);
    }
  });
});
