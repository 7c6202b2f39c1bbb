import { movementOfTrips, TRIPS_ANSWERS, type TripsAnswer } from '../bench/layout-shifts.ts';
import { ROUTES } from '../bench/page-bytes.ts';
import { scriptsBeforeUse } from '../bench/transfers.ts';
import { IS_CHROMIUM } from './engine.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

test.describe('Before the visitor’s first touch', () => {
  for (const route of ROUTES) {
    test(`${route} fetches no JavaScript file`, tagOf(route), async ({ page }) => {
      expect(await scriptsBeforeUse(page, route)).toEqual([]);
    });
  }

  test('a page under a mouse at rest fetches no JavaScript file until the mouse moves', async ({ page }) => {
    await page.mouse.move(180, 300);
    expect(await scriptsBeforeUse(page, '/')).toEqual([]);
    await page.mouse.move(190, 310, { steps: 3 });
    await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
  });
});

test.describe('On the trips page nothing moves', () => {
  test.skip(!IS_CHROMIUM, 'needs layout shifts');
  for (const answer of Object.keys(TRIPS_ANSWERS) as TripsAnswer[]) {
    test(`when the list ${answer}`, answer === 'is the same' ? {} : ANY_LANGUAGE, async ({ page }) => {
      expect(await movementOfTrips(page, answer, false)).toEqual({ shift: 0, moved: '' });
    });

    // An empty list leaves no blank space, so what follows it moves up.
    if (answer === 'is empty') continue;
    test(`when the list ${answer} while the visitor looks at it`, async ({ page }) => {
      expect(await movementOfTrips(page, answer, true)).toEqual({ shift: 0, moved: '' });
    });
  }
});
