import type { Page } from 'playwright/test';
import { customTripButton, panel, tripButtons } from './callback-panel.ts';
import { atRest, expect, hydrated, scrollTo, scrollY, stopClock, test, topOf } from './fixtures.ts';
import { ANY_LANGUAGE, contentOn, languageOn, visit } from './language.ts';
import { cards, OTHER_TRIP, serveTrips, TRIP, TRIPS_CALL } from './trip.ts';

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

const packages = (page: Page) => contentOn(page, 'trips/packages');

test.describe('The trips page', () => {
  test('has the parts of the specification from top to bottom', async ({ page }) => {
    await visit(page, '/trips');
    const hero = contentOn(page, 'trips/hero');
    const difference = contentOn(page, 'trips/difference');
    const reviews = contentOn(page, 'trips/reviews');
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

  test(
    'scrolls smoothly to the packages when the button of its hero is pressed',
    ANY_LANGUAGE,
    async ({ page }) => {
      await visit(page, '/trips');
      await hydrated(page);
      const positions = await page.evaluateHandle(() => {
        const seen = new Set<number>();
        addEventListener('scroll', () => seen.add(window.scrollY));
        return seen;
      });
      await page.getByRole('link', { name: contentOn(page, 'trips/hero').button, exact: true }).click();
      await expect.poll(() => topOf(page.locator('#packages'))).toBe(80);
      const last = await scrollY(page);
      const between = await positions.evaluate(
        (seen, last) => [...seen].filter((y) => y > 1 && y < last - 1).length,
        last,
      );
      expect(between).toBeGreaterThan(0);
    },
  );
});

test.describe('The list of trips', () => {
  test('is fetched from the site’s own file with the headers of the specification', async ({ page }) => {
    const call = page.waitForRequest(TRIPS_CALL);
    await visit(page, '/trips');
    const request = await call;
    expect(request.method()).toBe('GET');
    expect(request.headers()['content-type']).toBe('application/json');
    expect(request.postData()).toBeNull();
    const { trips } = contentOn(page, 'trips/upcoming');
    await expect(cards(page).getByRole('heading')).toHaveText(trips.map(({ title }) => title));
  });

  test('is preceded by a spinner of 46 px until it has been loaded', async ({ page }) => {
    const { promise: waiting, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(TRIPS_CALL, async (route) => {
      await waiting;
      await route.fulfill({ json: { trips: [TRIP] } });
    });
    await visit(page, '/trips');
    const spinner = page.getByRole('status').filter({ hasText: packages(page).loading });
    await expect(spinner).toBeVisible();
    const box = await spinner.locator('svg').evaluate((svg) => [svg.clientWidth, svg.clientHeight]);
    expect(box).toEqual([46, 46]);
    answer(undefined);
    await expect(cards(page)).toHaveCount(1);
    await expect(spinner).toHaveCount(0);
  });

  test('is preceded by a slow spinner where motion is to be reduced', ANY_LANGUAGE, async ({ page }) => {
    await page.route(TRIPS_CALL, () => undefined);
    await visit(page, '/trips');
    const spinner = page
      .getByRole('status')
      .filter({ hasText: packages(page).loading })
      .locator('svg');
    const secondsOfTurn = () =>
      spinner.evaluate((svg) => Number.parseFloat(getComputedStyle(svg).animationDuration));
    const usual = await secondsOfTurn();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await secondsOfTurn()).toBeGreaterThanOrEqual(4 * usual);
  });

  test('has on each card the price, cover, place, title, cities, dates, duration, facilities and a button', async ({
    page,
  }) => {
    await serveTrips(page, TRIP);
    await visit(page, '/trips');
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
    await serveTrips(page, {
      ...TRIP,
      startTime: Date.parse('2025-03-28T00:00:00+05:30'),
      endTime: Date.parse('2025-04-03T23:59:59+05:30'),
    });
    await visit(page, '/trips');
    await expect(cards(page)).toContainText(DATES[languageOn(page)].overTheEnd);
    const { start, end } = FULL_DAYS[languageOn(page)];
    const fullDates = packages(page).dates.replaceAll('{start}', start).replaceAll('{end}', end);
    await expect(cards(page).getByText(fullDates, { exact: true })).toBeVisible();
    const dates = await cards(page)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual(['2025-03-28', '2025-04-03']);
  });

  for (const [way, answer] of [
    ['is empty', { json: { trips: [] } }],
    ['cannot be fetched', { status: 500, body: '' }],
  ] as const) {
    test(`that ${way} leaves no blank space around the button`, ANY_LANGUAGE, async ({ page }) => {
      await page.route(TRIPS_CALL, (route) => route.fulfill(answer));
      for (const height of [740, 4000]) {
        await page.setViewportSize({ width: 360, height });
        await visit(page, '/trips');
        await hydrated(page);
        await expect(page.locator('.spinner')).toHaveCount(0);
        await scrollTo(page, 200);
        await page.mouse.wheel(0, 10);
        const gaps = () =>
          page.evaluate(() => {
            const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
            const [section, heading, button] = [
              box('#packages'),
              box('#packages h2'),
              box('.trips > .button'),
            ];
            if (!section || !heading || !button) throw new Error('The packages are not there');
            const above = button.top - heading.bottom;
            const below = section.bottom - button.bottom;
            return { overlap: Math.min(above, below) < 0, blank: Math.max(above, below) >= 120 };
          });
        await expect.poll(gaps).toEqual({ overlap: false, blank: false });
      }
    });
  }

  test('is announced once by a live region, with the number of trips', async ({ page }) => {
    await page.addInitScript(() => {
      const announced: string[] = [];
      Object.assign(window, { announced });
      addEventListener('DOMContentLoaded', () => {
        const region = document.querySelector('.trip-list > [role=status]:not(.spinner)');
        if (!region) throw new Error('There is no live region from the start');
        new MutationObserver(() => announced.push(region.textContent)).observe(region, {
          childList: true,
          subtree: true,
        });
      });
    });
    for (const [count, words] of [
      [1, packages(page).loaded.one],
      [30, packages(page).loaded.other],
    ] as const) {
      await serveTrips(page, ...Array<unknown>(count).fill(TRIP));
      await visit(page, '/trips');
      await expect(cards(page)).toHaveCount(count);
      const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced);
      expect(announced).toEqual([words.replaceAll('{count}', String(count))]);
    }
  });

  test('is a single list to assistive technology, however long it is', ANY_LANGUAGE, async ({ page }) => {
    await serveTrips(page, ...Array<unknown>(30).fill(TRIP));
    await visit(page, '/trips');
    await expect(cards(page)).toHaveCount(30);
    const ofCards = { has: page.getByRole('article') };
    await expect(page.locator('.trips').getByRole('list').filter(ofCards)).toHaveCount(1);
    await expect(page.locator('.trips').getByRole('listitem').filter(ofCards)).toHaveCount(30);
  });

  test(
    'may be loaded late, and Back restores the scroll position all the same',
    ANY_LANGUAGE,
    async ({ page }) => {
      await page.route(TRIPS_CALL, async (route) => {
        await page.waitForLoadState('load');
        await route.fulfill({ json: { trips: Array<unknown>(6).fill(TRIP) } });
      });
      // A typeface that comes in time for one visit only would wrap a line otherwise, and the same place
      // would have another number.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, '/trips');
      await expect(cards(page)).toHaveCount(6);
      await scrollTo(page, 1500);
      await page.evaluate(() => location.assign('/privacy-policy'));
      await page.waitForURL('/privacy-policy');
      await page.goBack();
      await expect(cards(page)).toHaveCount(6);
      await expect.poll(() => scrollY(page)).toBe(1500);
    },
  );

  test(
    'may be loaded late, and a reload leaves a reader below it in place',
    ANY_LANGUAGE,
    async ({ page }) => {
      let { promise: waiting, resolve: answer } = Promise.withResolvers<undefined>();
      await page.route(TRIPS_CALL, async (route) => {
        await waiting;
        await route.fulfill({ json: { trips: Array<unknown>(6).fill(TRIP) } });
      });
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, '/trips');
      const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      answer(undefined);
      await expect(cards(page)).toHaveCount(6);
      await scrollTo(page, end - 100);
      ({ promise: waiting, resolve: answer } = Promise.withResolvers<undefined>());
      await page.reload();
      await expect.poll(() => scrollY(page)).toBe(end - 100);
      answer(undefined);
      await expect(cards(page)).toHaveCount(6);
      expect(await atRest(page)).toBe(end - 100);
    },
  );

  test('does not wait for a finger that has begun to scroll the page', ANY_LANGUAGE, async ({ page }) => {
    const { promise: waiting, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(TRIPS_CALL, async (route) => {
      await waiting;
      await route.fulfill({ json: { trips: [TRIP] } });
    });
    await page.clock.install();
    await visit(page, '/trips');
    await hydrated(page);
    // The browser ends the events of a pointer in this way when it scrolls the page by it.
    await page.evaluate(() => {
      for (const type of ['pointerdown', 'pointercancel'])
        document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    });
    await stopClock(page);
    answer(undefined);
    await expect(cards(page)).toHaveCount(1);
  });

  test.describe('does not move the button for a custom trip while it is pressed', ANY_LANGUAGE, () => {
    /**
     * Presses the button, lets the list come, and tells where the button is before and after. The list holds
     * something that is no trip: the page reports it on the console when it has read the list.
     */
    async function positions(page: Page, press: (x: number, y: number) => Promise<void>) {
      const { resolve: answer, promise: isPressed } = Promise.withResolvers<undefined>();
      await page.route(TRIPS_CALL, async (route) => {
        await isPressed;
        await route.fulfill({ json: { trips: [TRIP, OTHER_TRIP, 'no trip'] } });
      });
      await visit(page, '/trips');
      await hydrated(page);
      await customTripButton(page).scrollIntoViewIfNeeded();
      const before = await customTripButton(page).boundingBox();
      await press((before?.x ?? 0) + 30, (before?.y ?? 0) + 30);
      const isRead = page.waitForEvent('console', (message) => message.text().includes('is left out'));
      answer(undefined);
      await isRead;
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      return { before, after: await customTripButton(page).boundingBox() };
    }

    async function opensThePanel(page: Page): Promise<void> {
      await expect(panel(page)).toBeVisible();
      await expect(cards(page)).toHaveCount(2);
      await page.keyboard.press('Escape');
      await expect(customTripButton(page)).toBeFocused();
    }

    test('by the Space key', async ({ page }) => {
      const { before, after } = await positions(page, async () => {
        await customTripButton(page).focus();
        await page.keyboard.down('Space');
      });
      expect(after).toEqual(before);
      await page.keyboard.up('Space');
      await opensThePanel(page);
    });

    test('by the mouse', async ({ page }) => {
      const { before, after } = await positions(page, async (x, y) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      });
      expect(after).toEqual(before);
      await page.mouse.up();
      await opensThePanel(page);
    });

    test('by a finger', async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints });
      const { before, after } = await positions(page, async (x, y) => {
        await touch('touchStart', [{ x, y }]);
      });
      expect(after).toEqual(before);
      await touch('touchEnd', []);
      await opensThePanel(page);
    });
  });

  test('aligns the parts of the cards in a row', ANY_LANGUAGE, async ({ page }) => {
    await serveTrips(page, TRIP, {
      ...TRIP,
      title: 'A much longer title that needs two lines',
      cities: 'One',
    });
    await visit(page, '/trips');
    await expect(cards(page)).toHaveCount(2);
    for (const part of ['.trip-price', '.trip-name', '.trip-times', '.chips', '.button']) {
      const tops = await page
        .locator(`.trip-card ${part}`)
        .evaluateAll((parts) => parts.map((element) => Math.round(element.getBoundingClientRect().top)));
      expect(tops, part).toEqual([tops[0], tops[0]]);
      expect(tops[0], part).toBeDefined();
    }
  });
});
