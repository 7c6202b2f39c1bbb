import { sendRequest, success } from './callback-panel.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { menuButton } from './parts.ts';

test.use({ playVideos: true });

test('A walk through every page and state asks no third party and stores the text size only', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const path of ['/nowhere', '/terms-of-service', '/trips', '/']) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await hydrated(page);
    await menuButton(page).click();
    await page.getByRole('button', { name: 'A++ Very large text', exact: true }).click();
    await page.getByRole('button', { name: 'A+ Large text', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  }
  await expect(page.locator('[data-video=playing] video')).toHaveCount(1);
  await page.locator('#_stats').scrollIntoViewIfNeeded();
  await page.locator('#_feedbacks').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await sendRequest(page);
  await expect(success(page)).toBeVisible();
  expect(requests.filter((url) => !/^(http:\/\/localhost:|data:|blob:)/.test(url))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: [...(await navigator.serviceWorker.getRegistrations())],
  }));
  expect(stored).toEqual({
    local: { 'text-size': '125' },
    session: {},
    databases: [],
    caches: [],
    workers: [],
  });
});

test('The Content-Security-Policy blocks foreign scripts, styles, frames and requests', async ({
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
    const add = (tag: string, fields: object) =>
      document.body.appendChild(Object.assign(document.createElement(tag), fields));
    add('script', { textContent: 'window.hacked = true' });
    add('style', { textContent: 'body { color: red }' });
    add('iframe', { src: 'https://elsewhere.example/' });
    const text = add('p', {});
    text.setAttribute('onclick', 'window.hacked = true');
    text.click();
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

test('Trusted Types keep every script from inserting HTML', async ({ page }) => {
  await page.goto('/trips');
  await hydrated(page);
  for (const insert of [
    () => (document.createElement('div').innerHTML = '<p>'),
    () => document.body.insertAdjacentHTML('beforeend', '<p>'),
    () => (document.createElement('script').src = '/x.js'),
  ])
    await expect(page.evaluate<unknown>(insert)).rejects.toThrow(/requires 'Trusted/);
});
