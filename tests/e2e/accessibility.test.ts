import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { content } from './content.ts';
import { expect, hydrated, test } from './fixtures.ts';

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
      // On a wide screen the menu button is not shown, so the sidebar is opened there as a reader who zooms
      // would have it.
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

const { menuButton, textSize } = content('navigation');
const { heading } = content('landing/hero');
const { tagline } = content('site');

test('The menu is a dialog with a name, and everything in it lies in it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: menuButton }).click();
  const dialog = page.getByRole('dialog', { name: menuButton });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('group', { name: textSize.label })).toBeVisible();
  const { violations: found } = await new AxeBuilder({ page }).withRules(['region']).analyze();
  expect(found).toEqual([]);
});

test('The menu button says whether the menu is open, also when no script has opened it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(/\/_astro\/.*\.js$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: menuButton });
  await button.waitFor();
  const session = await page.context().newCDPSession(page);
  const expanded = async () => {
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'document.querySelector(".navbar-menu")',
    });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      ...(result.objectId && { objectId: result.objectId }),
      fetchRelatives: false,
    });
    return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value as unknown;
  };
  expect(await expanded()).toBe(false);
  await button.click();
  await expect.poll(expanded).toBe(true);
  // Chromium knows better than the attribute, others believe it.
  await expect(button).not.toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect.poll(expanded).toBe(false);
});

test('Words in Hindi are marked so, that they are read aloud rightly', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  for (const words of [page.getByRole('heading', { level: 1 }), page.getByText(tagline, { exact: true })]) {
    for (const element of await words.all()) await expect(element).toHaveAttribute('lang', 'hi-Latn');
  }
});
