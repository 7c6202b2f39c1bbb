import type { Page } from 'playwright/test';
import { expect, hydrated, scrollTo, scrollY, test, topOf } from './fixtures.ts';
import { TRIP } from './trip.ts';

const CALL = '**/trips/upcoming';
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('The trips page', () => {
  test('has its parts from top to bottom', async ({ page }) => {
    await page.goto('/trips');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore the world');
    await expect(page.locator('main')).toContainText(/curated group tours for seniors 50\+/i);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Discover Our Senior-Friendly Trips',
      'What Makes Us Different',
      'What Our Members Say',
    ]);
  });

  test('scrolls smoothly to the packages by its button', async ({ page }) => {
    await page.goto('/trips');
    await hydrated(page);
    await page.getByRole('link', { name: 'Explore Packages' }).click();
    await expect.poll(() => topOf(page.locator('#packages'))).toBe(80);
    expect(await scrollY(page)).toBeGreaterThan(0);
  });

  test('tells five differences, spelled as in the specification', async ({ page }) => {
    await page.goto('/trips');
    await expect(page.locator('.features').getByRole('heading')).toHaveText([
      'Personalized Care',
      'Hygenic Indian Meals',
      'Comfortable AC Travel',
      'Games Masti Dance & Fun',
      'Itineary with Relax Breaks',
    ]);
  });

  test('shows three reviews with 5, 5 and 4 stars', async ({ page }) => {
    await page.goto('/trips');
    const stars = page.locator('.reviews').getByRole('img');
    await expect(stars).toHaveCount(3);
    const names = await stars.evaluateAll((images) =>
      images.map((image) => image.getAttribute('aria-label')),
    );
    expect(names).toEqual(['5 out of 5 stars', '5 out of 5 stars', '4 out of 5 stars']);
  });
});

test.describe('The list of trips', () => {
  test('comes from the site’s own file, with the headers of the specification', async ({ page }) => {
    const call = page.waitForRequest(CALL);
    await page.goto('/trips');
    const request = await call;
    expect(request.method()).toBe('GET');
    expect(request.headers()['content-type']).toBe('application/json');
    expect(request.postData()).toBeNull();
    await expect(cards(page)).toHaveCount(6);
  });

  test('shows a spinner of 46 px while loading, and then the cards', async ({ page }) => {
    const { promise: waiting, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(CALL, async (route) => {
      await waiting;
      await route.fulfill({ json: { trips: [TRIP] } });
    });
    await page.goto('/trips');
    const spinner = page.getByRole('status').filter({ hasText: 'on their way' });
    await expect(spinner).toBeVisible();
    const box = await spinner.locator('svg').evaluate((svg) => [svg.clientWidth, svg.clientHeight]);
    expect(box).toEqual([46, 46]);
    answer(undefined);
    await expect(cards(page)).toHaveCount(1);
    await expect(spinner).toHaveCount(0);
  });

  test('has on a card price, cover, place, title, cities, dates, duration, facilities and a button', async ({
    page,
  }) => {
    await page.route(CALL, (route) => route.fulfill({ json: { trips: [TRIP] } }));
    await page.goto('/trips');
    const card = cards(page);
    await expect(card).toContainText('₹1,31,750');
    await expect(card.locator('img')).toHaveAttribute('src', /\/favicon\.svg$/);
    await expect(card).toContainText('Jaipur');
    await expect(card.getByRole('heading')).toHaveText('Palaces of the Pink City');
    await expect(card).toContainText('Jaipur, Amber, Pushkar');
    await expect(card).toContainText('1st - 5th March 2025');
    await expect(card).toContainText('5 days/4 nights');
    await expect(card.getByRole('listitem')).toHaveText([
      'Premium Hotels',
      'Indian Meals',
      'AC Transportation',
      'Trip Supervisor',
      'Travel Insurance',
    ]);
    await expect(card.getByRole('button', { name: 'Request a callback' })).toBeVisible();
  });

  test('carries the two full dates of a trip over a month’s end', async ({ page }) => {
    const over = {
      ...TRIP,
      startTime: Date.parse('2025-03-28T06:00:00+05:30'),
      endTime: Date.parse('2025-04-03T20:00:00+05:30'),
    };
    await page.route(CALL, (route) => route.fulfill({ json: { trips: [over] } }));
    await page.goto('/trips');
    await expect(cards(page)).toContainText('28th - 3rd April 2025');
    const dates = await cards(page)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual(['2025-03-28', '2025-04-03']);
  });

  for (const [way, answer] of [
    ['is empty', { json: { trips: [] } }],
    ['fails', { status: 500, body: '' }],
  ] as const) {
    test(`that ${way} keeps no room, above or below the button`, async ({ page }) => {
      for (const height of [740, 4000]) {
        await page.setViewportSize({ width: 360, height });
        await page.route(CALL, (route) => route.fulfill(answer));
        await page.goto('/trips');
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
            return Math.max(button.top - heading.bottom, section.bottom - button.bottom);
          });
        await expect.poll(gaps).toBeLessThan(120);
      }
    });
  }

  test('is announced once to those who cannot see it, with the number of trips', async ({ page }) => {
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      addEventListener('DOMContentLoaded', () => {
        const region = document.querySelector('.trip-list > [role=status]:not(.spinner)');
        if (!region) throw new Error('There is no live region from the start');
        new MutationObserver(() => said.push(region.textContent)).observe(region, {
          childList: true,
          subtree: true,
        });
      });
    });
    for (const [count, words] of [
      [1, '1 trip'],
      [30, '30 trips'],
    ] as const) {
      await page.route(CALL, (route) => route.fulfill({ json: { trips: Array(count).fill(TRIP) } }));
      await page.goto('/trips');
      await expect(cards(page)).toHaveCount(count);
      expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([words]);
    }
  });

  test('of more than twelve is one list to assistive technology', async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill({ json: { trips: Array(30).fill(TRIP) } }));
    await page.goto('/trips');
    await expect(cards(page)).toHaveCount(30);
    await expect(
      page
        .locator('.trips')
        .getByRole('list')
        .filter({ has: page.getByRole('article') }),
    ).toHaveCount(1);
    await expect(
      page
        .locator('.trips')
        .getByRole('listitem')
        .filter({ has: page.getByRole('article') }),
    ).toHaveCount(30);
  });

  test('comes late and yet Back restores where the reader was', async ({ page }) => {
    await page.route(CALL, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    // A typeface that comes in time for one visit only would wrap a line otherwise, and the same place would
    // have another number.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/trips');
    await expect(cards(page)).toHaveCount(6);
    await scrollTo(page, 1500);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).dispatchEvent('click');
    await expect(page).toHaveURL(/privacy-policy/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(6);
    await expect.poll(() => scrollY(page)).toBe(1500);
  });

  test.describe('comes under the hand of whoever presses the button for a custom trip, which is not pushed away', () => {
    const custom = (page: Page) => page.getByRole('button', { name: 'Request for Custom trip' });
    const LONG_PRESS_MS = 400;

    /** Lets the list come while something is pressed, and says where the button is for a hand. */
    async function comesDuring(page: Page, press: (x: number, y: number) => Promise<void>): Promise<void> {
      const { resolve: answer, promise: asked } = Promise.withResolvers<unknown>();
      await page.route(CALL, async (route) => {
        await asked;
        await route.continue();
      });
      await page.goto('/trips');
      await hydrated(page);
      await custom(page).scrollIntoViewIfNeeded();
      const box = await custom(page).boundingBox();
      await press((box?.x ?? 0) + 30, (box?.y ?? 0) + 30);
      const trips = page.waitForResponse(CALL);
      answer(undefined);
      await (await trips).finished();
      await page.waitForTimeout(LONG_PRESS_MS);
    }

    async function opensThePanel(page: Page): Promise<void> {
      await expect(page.locator('dialog')).toBeVisible();
      await expect(cards(page)).toHaveCount(6);
      await page.keyboard.press('Escape');
      await expect(custom(page)).toBeFocused();
    }

    test('by the Space key', async ({ page }) => {
      await comesDuring(page, async () => {
        await custom(page).focus();
        await page.keyboard.down('Space');
      });
      await page.keyboard.up('Space');
      await opensThePanel(page);
    });

    test('by the mouse', async ({ page }) => {
      await comesDuring(page, async (x, y) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      });
      await page.mouse.up();
      await opensThePanel(page);
    });

    test('by a finger', async ({ page }) => {
      const hand = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
        hand.send('Input.dispatchTouchEvent', { type, touchPoints });
      await comesDuring(page, (x, y) => touch('touchStart', [{ x, y }]).then(() => undefined));
      await touch('touchEnd', []);
      await opensThePanel(page);
    });
  });

  test('lines the cards of a row up part by part', async ({ page }) => {
    await page.route(CALL, (route) =>
      route.fulfill({
        json: {
          trips: [TRIP, { ...TRIP, title: 'A much longer title that needs two lines', cities: 'One' }],
        },
      }),
    );
    await page.goto('/trips');
    await expect(cards(page)).toHaveCount(2);
    for (const part of ['.trip-price', '.trip-name', '.trip-times', '.chips', '.button']) {
      const tops = await page
        .locator(`.trip-card ${part}`)
        .evaluateAll((parts) => parts.map((element) => Math.round(element.getBoundingClientRect().top)));
      expect(tops[0], part).toBe(tops[1]);
    }
  });
});
