import { globSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { htmlErrors } from '../site/html-errors.ts';
import { closeButton, customTripButton, panel, sendRequest, success } from './callback-panel.ts';
import { expect, hold, test } from './fixtures.ts';
import { bar } from './parts.ts';
import { CONFIGURED_URL, distOf, SERVER_TRIP, serveConfigured, SETTINGS } from './sites.ts';
import { cards, sizeOf, spinner, TRIP, TRIPS_CALL } from './trip.ts';

/** The trips server’s answer, which lets other origins ask, as such a server must. */
const ANSWER = {
  headers: {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'authorization, content-type',
  },
  json: { trips: [{ ...TRIP, coverImages: [] }] },
};

test.use({ baseURL: CONFIGURED_URL });

test.describe('A site with every setting', () => {
  test.beforeEach(({ page }) => serveConfigured(page, 'answered'));

  test('asks its server for the trips with the bearer credential', async ({ page }) => {
    await page.route(TRIPS_CALL, (route) => route.fulfill(ANSWER));
    const call = page.waitForRequest(`${SETTINGS.TRIPS_SERVER_URL}/trips/upcoming`);
    await page.goto('trips');
    await expect(cards(page).getByRole('heading')).toHaveText([TRIP.title]);
    const headers = await (await call).allHeaders();
    expect(headers).toMatchObject({
      authorization: `Bearer ${SETTINGS.TRIPS_BEARER_TOKEN}`,
      'content-type': 'application/json',
    });
  });

  test('posts a callback request to its address without a preflight request', async ({ page }) => {
    await page.route(`${SETTINGS.CALLBACK_URL}*`, (route) =>
      route.fulfill({ headers: ANSWER.headers, json: { status: 'success' } }),
    );
    const call = page.waitForRequest(`${SETTINGS.CALLBACK_URL}*`);
    await page.clock.install();
    await page.goto('trips');
    await sendRequest(page);
    await expect(success(page)).toBeVisible();
    // Playwright answers preflight requests by itself. Without one a page may set this header only.
    const headers = Object.entries((await call).headers());
    const ofPage = headers.filter(([name]) => !/^(sec-|user-agent|referer|accept|origin)/.test(name));
    expect(ofPage).toEqual([['content-type', 'text/plain']]);
  });

  test('has valid HTML, with every link and picture under its base path', async () => {
    const pages = globSync(`${distOf('answered')}/**/*.html`);
    expect(pages.length).toBeGreaterThan(0);
    expect((await Promise.all(pages.map(htmlErrors))).flat()).toEqual([]);
    for (const file of pages) {
      const page = new JSDOM(readFileSync(file)).window.document;
      const own = [...page.querySelectorAll(':is(a, link)[href^="/"], img[src^="/"]')];
      const addresses = own.map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      );
      expect(addresses.length).toBeGreaterThan(0);
      expect(
        addresses.filter((address) => !/^\/club(\/|#|$)/.test(address)),
        file,
      ).toEqual([]);
    }
  });

  test('begins under its base path when it is opened from the home screen', () => {
    const manifest = readFileSync(`${distOf('answered')}/manifest.json`, 'utf8');
    const addresses = [...manifest.matchAll(/"(?:start_url|scope|src)":\s*"([^"]*)"/g)].map(([, url]) => url);
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((url) => !url?.startsWith('/club/'))).toEqual([]);
  });

  test('has the trips that its build knew, also when the server fails', async ({ page }) => {
    await page.route(TRIPS_CALL, (route) => route.fulfill({ status: 500 }));
    await page.goto('trips');
    await expect(spinner(page)).toHaveCount(0);
    await expect(cards(page).getByRole('heading')).toHaveText([
      SERVER_TRIP.title,
      'Houseboat on the Backwaters',
    ]);
    await expect(cards(page).locator('img').first()).toHaveAttribute('src', SERVER_TRIP.coverImages[0] ?? '');
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    for (const part of [SERVER_TRIP.title, `"${SETTINGS.SITE_URL}/club/trips"`]) expect(data).toContain(part);
  });

  test('has the page and the Hindi of a trip whose title differs in blanks from that of its file', async ({
    page,
  }) => {
    await page.route(TRIPS_CALL, (route) => route.fulfill({ status: 500 }));
    await page.goto('hi/trips');
    const card = cards(page).last();
    await expect(card.getByRole('link')).toHaveText('बैकवॉटर में हाउसबोट की सैर');
    await expect(card).toContainText('₹99,500');
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/club\/hi\/trips\/houseboat\/?$/);
    await expect(page.locator('.trip-facts')).toContainText('₹99,500');
  });

  test('translates a trip that has a file in a changed list, and links to its page', async ({ page }) => {
    const trip = { ...TRIP, title: 'Houseboat on the Backwaters', coverImages: [] };
    await page.route(TRIPS_CALL, (route) =>
      route.fulfill({ headers: ANSWER.headers, json: { trips: [trip] } }),
    );
    await page.goto('hi/trips');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('₹1,31,750');
    const link = cards(page).getByRole('link', { name: 'बैकवॉटर में हाउसबोट की सैर' });
    await expect(link).toHaveAttribute('href', '/club/hi/trips/houseboat');
    await expect(cards(page).getByRole('button')).toHaveAttribute('data-trip', trip.title);
  });

  test('keeps the page of a trip that its server does not list, without price and booking', async ({
    page,
  }) => {
    for (const [path, sentence] of [
      ['trips/lamps', 'This trip is not offered at present.'],
      ['hi/trips/lamps', 'इस यात्रा की बुकिंग अभी नहीं हो रही है।'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('.trip-facts')).toContainText(sentence);
      await expect(page.locator('.trip-facts a[href$="/trips"]')).toBeVisible();
      await expect(page.locator('.trip-days > li')).toHaveCount(5);
      await expect(page.locator('main :is(button:not([data-listen]), dialog, [href$=".ics"])')).toHaveCount(
        0,
      );
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      const html = await page.content();
      for (const offer of ['₹', '28,500', 'TouristTrip']) expect(html).not.toContain(offer);
    }
    const folder = distOf('answered');
    expect(readFileSync(`${folder}/sitemap.xml`, 'utf8')).not.toContain('lamps');
    expect(readFileSync(`${folder}/trips/lamps.ics`, 'utf8')).not.toContain('₹');
    expect(globSync(`${folder}/{hi/,}trips/lamps{.svg,.jpg,/doctor/index.html}`)).toHaveLength(5);
  });

  test('has navigation that leads from the trips to a section, and back', async ({ page }) => {
    await page.goto('trips');
    await bar(page).getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/club/#_about');
    await expect(page.getByRole('heading', { name: 'Who We Are' })).toBeInViewport();
    await page.evaluate(() => (location.hash = '#_trips'));
    await expect(page).toHaveURL(/\/club\/trips\/?$/);
  });
});

test.describe('A site that a hosting provider builds without a receiver and without trips', () => {
  test.beforeEach(({ page }) => serveConfigured(page, 'empty'));

  test('has a spinner of 46 px, and then the trips', async ({ page }) => {
    const answer = await hold(page, `${SETTINGS.TRIPS_SERVER_URL}/**`, (route) => route.fulfill(ANSWER));
    await page.goto('trips');
    expect(await sizeOf(spinner(page).locator('svg'))).toEqual([46, 46]);
    await expect(cards(page)).toHaveCount(0);
    answer();
    await expect(cards(page).getByRole('heading')).toHaveText([TRIP.title]);
    await expect(spinner(page)).toHaveCount(0);
  });

  test('is a preview without a form, which gives the telephone number', async ({ page }) => {
    await page.goto('trips');
    await expect(page.locator('body')).toContainText(/Preview: \d+ points? (is|are) open/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('form')).toHaveCount(0);
    await customTripButton(page).click();
    await expect(panel(page)).toHaveAccessibleName('Please call us about the trip');
    await expect(panel(page)).toContainText('Monday to Friday, 9:00AM to 05:00PM');
    const links = await panel(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['tel:+919811123456', 'tel:18001234567', 'mailto:namaste@khushparivaar.in']);
    await closeButton(page).click();
    await expect(panel(page)).toBeHidden();
  });
});
