import { expect, hydrated, test } from './fixtures.ts';

test.use({ playVideos: true });

test('Every page asks no third party, and stores nothing by itself', async ({ page, context }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const path of ['/nowhere', '/terms-of-service', '/trips', '/']) {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  }
  await expect(page.locator('[data-video=playing] video')).toHaveCount(1);
  expect(requests.filter((url) => !/^(http:\/\/localhost:|data:|blob:)/.test(url))).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  expect(await context.cookies()).toEqual([]);
});

test('The Content-Security-Policy blocks what is foreign', async ({ page, pageErrors }) => {
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
