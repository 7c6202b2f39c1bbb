import type { Locator, Page } from 'playwright/test';
import { expect, hold } from './fixtures.ts';
import { visit } from './language.ts';

/** The address of the list of trips, of any server. */
export const TRIPS_CALL = '**/trips/upcoming';

/** The titles of the trips of `tests/fixtures/content`, which are in the page. */
export const TITLES = [
  'Lamps on the Ganga',
  'Houseboat on the Backwaters',
  'Palaces, Lakes and Long Verandahs of the Old Pink City North',
  'Tea Hills in the Mist',
];

/** A trip of a trips server that is not one of these, without a translation. */
export const TRIP = {
  title: 'Palaces on the Way of a Test',
  location: 'Jaipur',
  cities: 'Jaipur, Amber, Pushkar',
  cost: 131750,
  coverImages: ['/favicon.svg', '/apple-touch-icon.png'],
  startTime: Date.parse('2025-03-01T06:00:00+05:30'),
  endTime: Date.parse('2025-03-05T20:00:00+05:30'),
};

/** Answers the trips call with these trips, in place of those from which the page was built. */
export async function serveTrips(page: Page, ...trips: unknown[]): Promise<void> {
  await page.route(TRIPS_CALL, (route) => route.fulfill({ json: { trips } }));
}

/** Delays the answer to the trips call, made from the built trips. Call the returned function to give it. */
export const holdTrips = (page: Page, answer: (built: object[]) => unknown[]): Promise<() => void> =>
  hold(page, TRIPS_CALL, async (route) => {
    const { trips } = (await (await route.fetch()).json()) as { trips: object[] };
    await route.fulfill({ json: { trips: answer(trips) } });
  });

/** The cards of the trips page. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Opens the trips page with these trips as the answer to its call, and waits until they are listed. */
export async function openTrips(page: Page, ...trips: (typeof TRIP)[]): Promise<void> {
  await serveTrips(page, ...trips);
  await visit(page, '/trips');
  await expect(cards(page).getByRole('heading')).toHaveText(trips.map(({ title }) => title));
}

/** The spinner of the trips call. */
export const spinner = (page: Page): Locator => page.locator('.trips .spinner').filter({ visible: true });

/** The width and height of an element in CSS pixels. */
export const sizeOf = (element: Locator): Promise<number[]> =>
  element.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
