import type { Page } from 'playwright/test';
import { customTripButton, panel, send, slidIn, submit, success, tripButtons } from './callback-panel.ts';
import { addReadersStyle, clickSmoothLink, expect, scrollTo, scrollY, test, topOf } from './fixtures.ts';
import { cards, holdTrips, openTrips, sizeOf, spinner, TITLES, TRIP, TRIPS_CALL } from './trip.ts';

const PHONE = { width: 360, height: 740 };

const headings = (page: Page) => cards(page).getByRole('heading');

test('The button of the trips page’s hero scrolls smoothly to the packages', async ({ page }) => {
  await page.goto('/trips');
  await clickSmoothLink(page.getByRole('link', { name: 'Explore Packages', exact: true }));
  await expect.poll(() => topOf(page.locator('#packages'))).toBe(80);
});

test.describe('The list of trips', () => {
  test('is fetched from the site’s own file, with a spinner of 36 px until then', async ({ page }) => {
    const answer = await holdTrips(page, (built) => built);
    const scripts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
    const call = page.waitForRequest(TRIPS_CALL);
    await page.goto('/trips');
    const request = await call;
    expect(new URL(request.url()).pathname).toBe('/trips/upcoming');
    expect(request.method()).toBe('GET');
    expect(request.headers()['content-type']).toBe('application/json');
    expect(request.postData()).toBeNull();
    const ring = spinner(page).locator('svg');
    await expect(spinner(page)).toHaveText('The trips are on their way');
    expect(await sizeOf(ring)).toEqual([36, 36]);
    await expect(ring).toHaveCSS('animation-duration', '1s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(ring).toHaveCSS('animation-duration', '6s');
    answer();
    await expect(spinner(page)).toHaveCount(0);
    await expect(headings(page)).toHaveText(TITLES);
    expect(scripts, 'The same list needs no script file').toEqual([]);
  });

  test('has everything of an answered trip, its days in Indian time', async ({ page }) => {
    await openTrips(page, TRIP);
    for (const text of ['₹1,31,750', 'Jaipur', TRIP.title, 'Jaipur, Amber, Pushkar', '5 days/4 nights'])
      await expect(cards(page)).toContainText(text);
    await expect(cards(page)).toContainText('1st - 5th March 2025Sat 1 March to Wed 5 March');
    await expect(cards(page).locator('img')).toHaveAttribute('src', '/favicon.svg');
    await expect(cards(page).getByRole('listitem')).toHaveCount(5);
    await expect(tripButtons(page)).toHaveCount(1);
  });

  test('keeps the seats of a trip that has changed', async ({ page }) => {
    await openTrips(page, { ...TRIP, title: 'Houseboat on the Backwaters' });
    await expect(cards(page)).toContainText('₹1,31,750');
    await expect(cards(page)).toContainText('Few seats left');
  });

  test('that is answered empty leaves no blank space around the button', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openTrips(page);
    const boxOf = async (part: string) => (await page.locator(part).boundingBox()) ?? { y: NaN, height: NaN };
    const [heading, button] = [await boxOf('#packages h2'), await boxOf('.trips > .button')];
    const [steps, section] = [await boxOf('.steps'), await boxOf('#packages')];
    expect(button.y - (heading.y + heading.height)).toBeLessThan(120);
    expect(steps.y - (button.y + button.height)).toBeLessThan(120);
    expect(section.y + section.height - (steps.y + steps.height)).toBeLessThan(120);
  });

  test('keeps the button that has the focus when it changes', async ({ page }) => {
    const answer = await holdTrips(page, (built) => built.slice(1));
    await page.goto('/trips');
    const second = tripButtons(page).nth(1);
    await second.focus();
    const element = await second.elementHandle();
    answer();
    await expect(cards(page)).toHaveCount(TITLES.length - 1);
    expect(
      await tripButtons(page)
        .first()
        .evaluate((button, kept) => button === kept, element),
    ).toBe(true);
    await expect(tripButtons(page).first()).toBeFocused();
  });

  test('announces a change of it, and takes the focus of a card that is gone', async ({ page }) => {
    const answer = await holdTrips(page, () => [TRIP, { ...TRIP, title: 'White Deserts' }]);
    await page.goto('/trips');
    await expect(page.locator('.trip-list > [role=status]')).toBeEmpty();
    await tripButtons(page).nth(2).focus();
    answer();
    await expect(page.locator('.trip-list > [role=status]')).toHaveText('2 trips');
    await expect(page.locator('.trip-list')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tripButtons(page).first()).toBeFocused();
  });

  test('keeps the card that is read at its place when others before it change', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const answer = await holdTrips(page, (built) => [TRIP, ...built.slice(2)]);
    await page.goto('/trips');
    // As in Safari, which has no scroll anchoring.
    await addReadersStyle(page, '* { overflow-anchor: none !important }');
    const card = cards(page).nth(2);
    await scrollTo(page, Math.round((await topOf(card)) + (await scrollY(page)) - 100));
    const element = await card.elementHandle();
    const place = () => element.evaluate((kept) => Math.round(kept.getBoundingClientRect().top));
    const before = await topOf(card);
    answer();
    await expect(cards(page)).not.toHaveCount(TITLES.length);
    // The browser scrolls by whole device pixels.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  });

  test('shows new trips to a reader who sees its beginning, and does not scroll', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const answer = await holdTrips(page, (built) => [TRIP, ...built]);
    await page.goto('/trips');
    const first = cards(page).first();
    await scrollTo(page, Math.round((await topOf(first)) + (await scrollY(page)) - 300));
    const before = await scrollY(page);
    answer();
    await expect(first).toContainText(TRIP.title);
    await expect(first).toBeInViewport();
    expect(await scrollY(page)).toBe(before);
  });

  test('aligns the parts of the cards in a row', async ({ page }) => {
    await openTrips(page, TRIP, { ...TRIP, title: 'A much longer title that needs two lines' });
    for (const part of ['.trip-price', '.trip-name', '.trip-times', '.chips', '.button']) {
      const tops = await page
        .locator(`.trip-card ${part}`)
        .evaluateAll((parts) => parts.map((element) => Math.round(element.getBoundingClientRect().top)));
      expect(new Set(tops).size, part).toBe(1);
    }
  });
});

test.describe('A trips call', () => {
  // tests/unit covers the other failing responses.
  test('that is refused leaves list and page as they were, and is logged', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('could not be fetched'));
    await page.route(TRIPS_CALL, (route) => route.abort('connectionrefused'));
    await page.goto('/trips');
    await logged;
    await expect(spinner(page)).toHaveCount(0);
    await expect(headings(page)).toHaveText(TITLES);
    await expect(page.locator('.trips').getByRole('status').filter({ visible: true })).toHaveText(['']);
    await expect(page.locator('.contact-fallback')).toBeHidden();
    await customTripButton(page).click();
    await expect(panel(page)).toBeVisible();
  });

  test('that is never answered leaves spinner and list in place, and the page working', async ({ page }) => {
    await page.route(TRIPS_CALL, () => undefined);
    await page.goto('/trips');
    await expect(headings(page)).toHaveText(TITLES);
    await customTripButton(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(spinner(page)).toBeVisible();
  });
});

// tests/unit covers invalid trips and fields.
test.describe('A trip', () => {
  test('whose cover does not load shows the same placeholder as a trip without a cover', async ({ page }) => {
    await openTrips(page, { ...TRIP, coverImages: [] }, { ...TRIP, coverImages: ['/gone.jpg'] });
    const covers = cards(page).locator('img');
    await covers.last().scrollIntoViewIfNeeded();
    await expect(covers.last()).toHaveAttribute('src', (await covers.first().getAttribute('src')) ?? '');
    await expect(covers.last()).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('with words of 10,000 letters fits its card, and can be requested', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const text = 'x'.repeat(10_000);
    await page.clock.install();
    await openTrips(page, { ...TRIP, title: text, location: text, cities: text }, TRIP);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await cards(page).first().getByRole('button').click();
    await slidIn(page);
    await submit(page).scrollIntoViewIfNeeded();
    await expect(submit(page)).toBeInViewport();
    expect(await panel(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
    await send(page);
    await expect(success(page)).toBeVisible();
  });

  test('with right-to-left and emoji texts shows them, and isolates their direction', async ({ page }) => {
    const turned = '\u202Eرحلة إلى دلهي 👵🏽🎉';
    await openTrips(page, { ...TRIP, title: turned, location: turned, cities: turned });
    await expect(cards(page)).toContainText('₹1,31,750');
    await cards(page).getByRole('button').click();
    const texts = await page.locator('.trip-card, dialog').locator('bdi, [dir=auto]').all();
    expect(texts).toHaveLength(4);
    for (const text of texts) {
      await expect(text).toHaveText(turned);
      await expect(text).toHaveCSS('unicode-bidi', 'isolate');
    }
  });

  test('with HTML and script in every field shows the text of it and runs no script', async ({ page }) => {
    await page.exposeFunction('hacked', () => {
      throw new Error('A script of the trips server has run.');
    });
    const hostile = '<img src=x onerror=hacked()><script>hacked()</script>"\'>{{constructor}}';
    const texts = { title: hostile, location: hostile, cities: hostile };
    await openTrips(page, { ...TRIP, ...texts, coverImages: ['javascript:hacked()', hostile] });
    await expect(cards(page).locator('img')).toHaveCount(1);
    await expect(cards(page).locator('img')).toHaveAttribute('src', /^\/_astro\//);
    await cards(page).getByRole('button').click();
    await expect(panel(page)).toContainText(hostile);
    await expect(page.locator('main .trips script, main [onerror]')).toHaveCount(0);
  });
});
