import { BOUNDS } from '../bench/bounds.ts';
import { movementOfTrips, TRIPS_ANSWERS, type TripsAnswer } from '../bench/layout-shifts.ts';
import { bigScriptsBeforeTripsCall, bytesOf, scriptsBeforeUse } from '../bench/scripts.ts';
import { expect, test } from './fixtures.ts';
import { ANY_LANGUAGE } from './language.ts';

test.use({ viewport: { width: 360, height: 740 } });

test.describe('Before the visitor’s first touch', () => {
  for (const route of ['/', '/terms-of-service', '/privacy-policy', '/accessibility-statement'] as const) {
    test(`${route} fetches no JavaScript file`, route === '/' ? {} : ANY_LANGUAGE, async ({ page }) => {
      expect(await scriptsBeforeUse(page, route)).toEqual([]);
    });
  }

  test(
    'a page under a mouse at rest fetches no JavaScript file until the mouse moves',
    ANY_LANGUAGE,
    async ({ page }) => {
      await page.mouse.move(180, 300);
      expect(await scriptsBeforeUse(page, '/')).toEqual([]);
      await page.mouse.move(190, 310, { steps: 3 });
      await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
    },
  );

  test('/trips fetches no more JavaScript than the list of trips needs', ANY_LANGUAGE, async ({ page }) => {
    const scripts = await scriptsBeforeUse(page, '/trips');
    expect(bytesOf(scripts)).toBeGreaterThan(0);
    expect(bytesOf(scripts)).toBeLessThanOrEqual(BOUNDS.scriptBytesBeforeUseOfTrips.most);
  });
});

test('The trips are asked for before React has come', ANY_LANGUAGE, async ({ page }) => {
  expect(await bigScriptsBeforeTripsCall(page)).toEqual([]);
});

test.describe('On the trips page nothing moves', () => {
  for (const answer of Object.keys(TRIPS_ANSWERS) as TripsAnswer[]) {
    test(`when the list ${answer}`, answer === 'comes late' ? {} : ANY_LANGUAGE, async ({ page }) => {
      expect(await movementOfTrips(page, answer, false)).toEqual({ shift: 0, moved: '' });
    });

    test(`when the list ${answer} while the visitor waits for it`, ANY_LANGUAGE, async ({ page }) => {
      expect(await movementOfTrips(page, answer, true)).toEqual({ shift: 0, moved: '' });
    });
  }
});
