import type { Locator, Page } from 'playwright/test';

/** The address of the list of trips, of any server. */
export const TRIPS_CALL = '**/trips/upcoming';

/** A trip as a trips server sends it, which is none of `content/` and has no translation there. */
export const TRIP = {
  title: 'Palaces on the Way of a Test',
  location: 'Jaipur',
  cities: 'Jaipur, Amber, Pushkar',
  cost: 131750,
  coverImages: ['/favicon.svg', '/apple-touch-icon.png'],
  startTime: Date.parse('2025-03-01T06:00:00+05:30'),
  endTime: Date.parse('2025-03-05T20:00:00+05:30'),
};

/** Another trip as a trips server sends it. */
export const OTHER_TRIP = { ...TRIP, title: 'White Deserts of the Same Test' };

/** Answers the trips call with these trips, in place of the site's own list. */
export async function serveTrips(page: Page, ...trips: unknown[]): Promise<void> {
  await page.route(TRIPS_CALL, (route) => route.fulfill({ json: { trips } }));
}

/** The cards of the trips page. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
