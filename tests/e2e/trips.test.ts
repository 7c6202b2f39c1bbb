import { content } from './fixture-content.ts';
import type { Page } from 'playwright/test';
import { CALLBACK, fillIn, openPanel, panel, submit, tripButtons } from './callback-panel.ts';
import { expect, hydrated, scrollTo, scrollY, test, topOf } from './fixtures.ts';
import { languageOn, visit } from './language.ts';
import { cards, openTrips, OTHER_TRIP, sizeOf, spinner, TRIP, TRIPS_CALL } from './trip.ts';

/** Dates of trips as cards show them (specification, section 5; decisions 32 and 36). */
const DATES = {
  en: { inOneMonth: '1st - 5th March 2025', overTheEnd: '28th - 3rd April 2025' },
  hi: { inOneMonth: '1 - 5 मार्च 2025', overTheEnd: '28 मार्च - 3 अप्रैल 2025' },
};

/** The days of the trip over the end of a month in full (decision 36). */
const FULL_DAYS = {
  en: { start: 'Fri 28 March', end: 'Thu 3 April' },
  hi: { start: 'शुक्र 28 मार्च', end: 'गुरु 3 अप्रैल' },
};

const packages = (page: Page) => content('trips/packages');

test.describe('The trips page', () => {
  test('has the parts of the specification from top to bottom', async ({ page }) => {
    await visit(page, '/trips');
    const hero = content('trips/hero');
    const difference = content('trips/difference');
    const reviews = content('trips/reviews');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
    await expect(main.getByText(hero.sentence)).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      packages(page).title,
      difference.title,
      reviews.title,
    ]);
    await expect(page.locator('.features').getByRole('heading')).toHaveText(
      difference.features.map(({ title }) => title),
    );
    await expect(page.locator('.reviews figcaption')).toHaveText(reviews.items.map(({ name }) => name));
    const stars = await page
      .locator('.reviews')
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('aria-label')));
    expect(stars).toEqual(
      reviews.items.map(({ stars }) => reviews.starsLabel.replaceAll('{stars}', String(stars))),
    );
  });

  test('scrolls smoothly to the packages when the button of its hero is pressed', async ({ page }) => {
    await visit(page, '/trips');
    await hydrated(page);
    const positions = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      addEventListener('scroll', () => seen.add(window.scrollY));
      return seen;
    });
    await page.getByRole('link', { name: content('trips/hero').button, exact: true }).click();
    await expect.poll(() => topOf(page.locator('#packages'))).toBe(80);
    const last = await scrollY(page);
    const between = await positions.evaluate(
      (seen, last) => [...seen].filter((y) => y > 1 && y < last - 1).length,
      last,
    );
    expect(between).toBeGreaterThan(0);
  });
});

test.describe('The list of trips', () => {
  test('is fetched from the site’s own file with the headers of the specification', async ({ page }) => {
    const call = page.waitForRequest(TRIPS_CALL);
    await visit(page, '/trips');
    const request = await call;
    expect(request.method()).toBe('GET');
    expect(request.headers()['content-type']).toBe('application/json');
    expect(request.postData()).toBeNull();
    const { trips } = content('trips/upcoming');
    await expect(cards(page).getByRole('heading')).toHaveText(trips.map(({ title }) => title));
  });

  test('is in the HTML, with a spinner of 36 px beside its heading until the same list is answered', async ({
    page,
  }) => {
    const { promise: waiting, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(TRIPS_CALL, async (route) => {
      await waiting;
      await route.continue();
    });
    const scripts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
    await visit(page, '/trips');
    await expect(spinner(page)).toHaveText(packages(page).loading);
    expect(await sizeOf(spinner(page).locator('svg'))).toEqual([36, 36]);
    const titles = content('trips/upcoming').trips.map(({ title }) => title);
    await expect(cards(page).getByRole('heading')).toHaveText(titles);
    answer(undefined);
    await expect(spinner(page)).toHaveCount(0);
    await expect(cards(page).getByRole('heading')).toHaveText(titles);
    expect(scripts).toEqual([]);
  });

  test('has a slow spinner where motion is to be reduced', async ({ page }) => {
    await page.route(TRIPS_CALL, () => undefined);
    await visit(page, '/trips');
    const secondsOfTurn = () =>
      spinner(page)
        .locator('svg')
        .evaluate((svg) => Number.parseFloat(getComputedStyle(svg).animationDuration));
    const usual = await secondsOfTurn();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await secondsOfTurn()).toBeGreaterThanOrEqual(4 * usual);
  });

  test('has on each card the price, cover, place, title, cities, dates, duration, facilities and a button', async ({
    page,
  }) => {
    await openTrips(page, TRIP);
    const card = cards(page);
    await expect(card).toContainText('₹1,31,750');
    await expect(card.locator('img')).toHaveAttribute('src', /\/favicon\.svg$/);
    await expect(card.getByText(TRIP.location, { exact: true })).toBeVisible();
    await expect(card.getByRole('heading')).toHaveText(TRIP.title);
    await expect(card.getByText(TRIP.cities, { exact: true })).toBeVisible();
    await expect(card).toContainText(DATES[languageOn(page)].inOneMonth);
    const duration = packages(page).duration.replaceAll('{days}', '5').replaceAll('{nights}', '4');
    await expect(card).toContainText(duration);
    await expect(card.getByRole('listitem')).toHaveText(packages(page).facilities);
    await expect(tripButtons(page)).toHaveCount(1);
    await expect(card).toContainText(packages(page).requestCallback);
  });

  test('has the two full dates of a trip that goes over the end of a month', async ({ page }) => {
    await openTrips(page, {
      ...TRIP,
      startTime: Date.parse('2025-03-28T00:00:00+05:30'),
      endTime: Date.parse('2025-04-03T23:59:59+05:30'),
    });
    await expect(cards(page)).toContainText(DATES[languageOn(page)].overTheEnd);
    const { start, end } = FULL_DAYS[languageOn(page)];
    const fullDates = packages(page).dates.replaceAll('{start}', start).replaceAll('{end}', end);
    await expect(cards(page).getByText(fullDates, { exact: true })).toBeVisible();
    const dates = await cards(page)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual(['2025-03-28', '2025-04-03']);
  });

  test('that is answered empty leaves no blank space around the button', async ({ page }) => {
    await openTrips(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const [heading, button, section] = await Promise.all(
      ['#packages h2', '.trips > .button', '#packages'].map((part) => page.locator(part).boundingBox()),
    );
    if (!heading || !button || !section) throw new Error('The packages are not there.');
    expect(button.y - (heading.y + heading.height)).toBeLessThan(120);
    expect(section.y + section.height - (button.y + button.height)).toBeLessThan(120);
  });

  test('has a change of it announced by a live region, with the number of trips', async ({ page }) => {
    const { promise: waiting, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(TRIPS_CALL, async (route) => {
      await waiting;
      await route.fulfill({ json: { trips: [TRIP] } });
    });
    await visit(page, '/trips');
    const region = page.locator('.trip-list > [role=status]');
    await expect(region).toBeEmpty();
    answer(undefined);
    await expect(region).toHaveText(packages(page).loaded.one.replaceAll('{count}', '1'));
    await openTrips(page, ...Array<typeof TRIP>(30).fill(TRIP));
    await expect(region).toHaveText(packages(page).loaded.other.replaceAll('{count}', '30'));
  });

  test('keeps the elements of the trips that a changed list still has', async ({ page }) => {
    const { promise: waiting, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(TRIPS_CALL, async (route) => {
      const { trips } = (await (await route.fetch()).json()) as { trips: unknown[] };
      await waiting;
      await route.fulfill({ json: { trips: trips.slice(1) } });
    });
    await visit(page, '/trips');
    const second = await tripButtons(page).nth(1).elementHandle();
    await tripButtons(page).nth(1).focus();
    answer(undefined);
    await expect(cards(page)).toHaveCount(content('trips/upcoming').trips.length - 1);
    expect(
      await tripButtons(page)
        .first()
        .evaluate((button, kept) => button === kept, second),
    ).toBe(true);
    await expect(tripButtons(page).first()).toBeFocused();
  });

  for (const [change, trips] of Object.entries<(known: unknown[]) => unknown[]>({
    'with new trips before it': (known) => [TRIP, OTHER_TRIP, ...known],
    'with the trips before it gone': (known) => known.slice(2),
  })) {
    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 } });

      test(`keeps the card that is read at its place, ${change}`, async ({ page }) => {
        const { promise: waiting, resolve: answer } = Promise.withResolvers<undefined>();
        await page.route(TRIPS_CALL, async (route) => {
          const known = (await (await route.fetch()).json()) as { trips: unknown[] };
          await waiting;
          await route.fulfill({ json: { trips: trips(known.trips) } });
        });
        await visit(page, '/trips');
        const card = cards(page).nth(2);
        await scrollTo(page, Math.round((await topOf(card)) + (await scrollY(page)) - 100));
        const element = await card.elementHandle();
        const place = () => element.evaluate((kept) => Math.round(kept.getBoundingClientRect().top));
        // The sections slide in while they are scrolled into view.
        await topOf(card);
        const before = await place();
        const { length } = content('trips/upcoming').trips;
        answer(undefined);
        await expect(cards(page)).not.toHaveCount(length);
        // The browser scrolls by whole device pixels.
        await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
      });
    });
  }

  test('shows new trips to a reader who sees its beginning, and does not scroll', async ({ page }) => {
    const { promise: waiting, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(TRIPS_CALL, async (route) => {
      const { trips } = (await (await route.fetch()).json()) as { trips: unknown[] };
      await waiting;
      await route.fulfill({ json: { trips: [TRIP, ...trips] } });
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/trips');
    const first = cards(page).first();
    await scrollTo(page, Math.round((await topOf(first)) + (await scrollY(page)) - 300));
    const before = await scrollY(page);
    answer(undefined);
    await expect(first).toContainText(TRIP.title);
    await expect(first).toBeInViewport();
    expect(await scrollY(page)).toBe(before);
  });

  test('takes the focus of a card that a changed list no longer has', async ({ page }) => {
    const { promise: waiting, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(TRIPS_CALL, async (route) => {
      await waiting;
      await route.fulfill({ json: { trips: [TRIP, OTHER_TRIP] } });
    });
    await visit(page, '/trips');
    await tripButtons(page).nth(2).focus();
    answer(undefined);
    await expect(cards(page)).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(tripButtons(page).first()).toBeFocused();
  });

  test('that changes leaves the panel open for a trip that is gone', async ({ page }) => {
    const { promise: waiting, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(TRIPS_CALL, async (route) => {
      await waiting;
      await route.fulfill({ json: { trips: [TRIP] } });
    });
    const [trip] = content('trips/upcoming').trips;
    await openPanel(page);
    await fillIn(page);
    answer(undefined);
    await expect(page.locator('.trip-card h3')).toHaveText([TRIP.title]);
    await expect(panel(page)).toContainText(trip?.title ?? 'No trip');
    const call = page.waitForRequest(CALLBACK);
    await submit(page).click();
    expect((await call).postDataJSON()).toMatchObject({ name: 'Asha Devi', trip: trip?.title });
  });

  test('shows a changed price', async ({ page }) => {
    await page.route(TRIPS_CALL, async (route) => {
      const { trips } = (await (await route.fetch()).json()) as { trips: object[] };
      await route.fulfill({ json: { trips: trips.map((trip) => ({ ...trip, cost: 131_750 })) } });
    });
    await visit(page, '/trips');
    const prices = page.locator('.trip-price strong');
    await expect(prices).toHaveText(content('trips/upcoming').trips.map(() => '₹1,31,750'));
  });

  test('is a single list to assistive technology, however long it is', async ({ page }) => {
    await openTrips(page, ...Array<typeof TRIP>(30).fill(TRIP));
    const ofCards = { has: page.getByRole('article') };
    await expect(page.locator('.trips').getByRole('list').filter(ofCards)).toHaveCount(1);
    await expect(page.locator('.trips').getByRole('listitem').filter(ofCards)).toHaveCount(30);
  });

  test('restores the scroll position on Back and on a reload', async ({ page }) => {
    // A font that comes in time for one visit only would wrap a line otherwise.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/trips');
    await scrollTo(page, 1500);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(1500);
    await page.evaluate(() => location.assign('/privacy-policy'));
    await page.waitForURL('/privacy-policy');
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(1500);
  });

  test('aligns the parts of the cards in a row', async ({ page }) => {
    await openTrips(page, TRIP, {
      ...TRIP,
      title: 'A much longer title that needs two lines',
      cities: 'One',
    });
    for (const part of ['.trip-price', '.trip-name', '.trip-times', '.chips', '.button']) {
      const tops = await page
        .locator(`.trip-card ${part}`)
        .evaluateAll((parts) => parts.map((element) => Math.round(element.getBoundingClientRect().top)));
      expect(tops, part).toEqual([tops[0], tops[0]]);
      expect(tops[0], part).toBeDefined();
    }
  });
});
