import { movementOfTrips, TRIPS_ANSWERS, type TripsAnswer } from '../bench/layout-shifts.ts';
import { KINDS } from '../bench/page-bytes.ts';
import { scriptsBeforeUse } from '../bench/transfers.ts';
import { IS_CHROMIUM } from './engine.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const route of KINDS) {
  test(`Before the visitor’s first touch ${route} fetches no JavaScript file`, async ({ page }) => {
    expect(await scriptsBeforeUse(page, route)).toEqual([]);
  });
}

test('A page under a mouse at rest fetches no JavaScript file until the mouse moves', async ({ page }) => {
  await page.mouse.move(180, 300);
  expect(await scriptsBeforeUse(page, '/')).toEqual([]);
  await page.mouse.move(190, 310, { steps: 3 });
  await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
});

for (const answer of Object.keys(TRIPS_ANSWERS) as TripsAnswer[]) {
  for (const [where, atList] of [
    ['looks at its top', false],
    ['looks at the list', true],
  ] as const) {
    // An empty list leaves no blank space, so what follows it moves up.
    if (answer === 'is empty' && atList) continue;
    test(`On the trips page nothing moves when the list ${answer} while the visitor ${where}`, async ({
      page,
    }) => {
      test.skip(!IS_CHROMIUM, 'needs layout shifts');
      expect(await movementOfTrips(page, answer, atList)).toEqual({ shift: 0, moved: '' });
    });
  }
}
