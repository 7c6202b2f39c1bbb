import { fillIn, openPanel, panel, submit, SUCCESS } from './callback-panel.ts';
import { expect, hydrated, test } from './fixtures.ts';

const PATHS = ['/', '/trips', '/terms-of-service', '/privacy-policy', '/nowhere'];
const VIDEO = '[data-video=playing] video';

test.describe('The Content-Security-Policy', () => {
  test('is not violated on a walk through every page and state', async ({ page, pageErrors }) => {
    for (const path of PATHS) {
      await page.goto(path);
      await hydrated(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: 'Menu' }).click();
      for (const size of ['A++ Very large text', 'A Normal text'])
        await page.getByRole('button', { name: size }).click();
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    }
    await page.goto('/');
    await expect(page.locator(VIDEO)).toHaveCount(1);
    await page.locator('#_stats').scrollIntoViewIfNeeded();
    await page.locator('#_feedbacks').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Next' }).click();
    await openPanel(page);
    await fillIn(page);
    await submit(page).click();
    await expect(panel(page).getByText(SUCCESS)).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test('lets no inline script, no event attribute, no style element and no foreign frame in', async ({
    page,
    pageErrors,
  }) => {
    // Trusted Types would stop these scripts before the directives that other browsers rely on.
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("; require-trusted-types-for 'script'", '');
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    const violated = await page.evaluateHandle(() => {
      const directives = new Set<string>();
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        directives.add(effectiveDirective),
      );
      const add = (tag: string, fill: (element: HTMLElement) => void) => {
        const element = document.createElement(tag);
        fill(element);
        document.body.append(element);
        return element;
      };
      add('script', (script) => (script.textContent = 'window.hacked = true'));
      add('p', (text) => text.setAttribute('onclick', 'window.hacked = true')).click();
      add('style', (style) => (style.textContent = 'body { color: red }'));
      add('iframe', (frame) => frame.setAttribute('src', 'https://elsewhere.example/'));
      fetch('https://elsewhere.example/').catch(() => undefined);
      return directives;
    });
    await expect
      .poll(() => violated.evaluate((directives) => [...directives].sort()))
      .toEqual(['connect-src', 'frame-src', 'script-src-attr', 'script-src-elem', 'style-src-elem']);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(pageErrors.length).toBeGreaterThan(0);
    pageErrors.length = 0;
  });
});

test('Trusted Types: a script can insert no HTML that it has not taken from the page', async ({ page }) => {
  await page.goto('/trips');
  await hydrated(page);
  const refused = await page.evaluate(() => {
    const inserts: [string, () => void][] = [
      ['innerHTML', () => (document.createElement('div').innerHTML = '<p>')],
      ['insertAdjacentHTML', () => document.body.insertAdjacentHTML('beforeend', '<p>')],
      ['script.src', () => (document.createElement('script').src = '/x.js')],
    ];
    return inserts
      .filter(([, insert]) => {
        try {
          insert();
          return false;
        } catch {
          return true;
        }
      })
      .map(([name]) => name);
  });
  expect(refused).toEqual(['innerHTML', 'insertAdjacentHTML', 'script.src']);
});

test.describe('The visitor', () => {
  test('is asked to keep nothing but the text size', async ({ page, context }) => {
    for (const path of PATHS) {
      await page.goto(path);
      await hydrated(page);
      await page.getByRole('button', { name: 'A+ Large text' }).first().click();
    }
    await openPanel(page);
    await fillIn(page);
    await submit(page).click();
    await expect(panel(page).getByText(SUCCESS)).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    const kept = await page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(kept).toEqual({
      local: { 'text-size': '125' },
      session: {},
      databases: [],
      caches: [],
      workers: 0,
    });
  });

  test('is told to no third party', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') asked.push(hostname);
    });
    for (const path of PATHS) {
      await page.goto(path);
      await hydrated(page);
    }
    await page.goto('/');
    await expect(page.locator(VIDEO)).toHaveCount(1);
    expect(asked).toEqual([]);
  });
});
