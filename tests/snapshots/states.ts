import type { Page } from 'playwright/test';
import { customTripButton, openPanel, slidIn } from '../e2e/callback-panel.ts';
import { menuButton, sidebar } from '../e2e/parts.ts';
import { cards, TRIPS_CALL } from '../e2e/trip.ts';

/** A page in a certain state. */
export interface State {
  /** The path in English. */
  path: string;
  /** Prepares the browser before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the open page into the state. */
  prepare?: (page: Page) => Promise<void>;
  /** Only what is in the viewport: the state covers the page. */
  overlay?: true;
  /** The greatest width of the viewport in which the state exists, in CSS pixels. */
  upTo?: number;
}

const listed = async (page: Page) => cards(page).first().waitFor();

/** All pages, and their states, by name. */
export const STATES: Record<string, State> = {
  landing: { path: '/' },
  menu: {
    path: '/',
    overlay: true,
    upTo: 1023,
    prepare: async (page) => {
      await menuButton(page).click();
      await sidebar(page).waitFor();
    },
  },
  trips: { path: '/trips', prepare: listed },
  'trips-empty': {
    path: '/trips',
    before: (page) => page.route(TRIPS_CALL, (route) => route.fulfill({ json: { trips: [] } })),
    prepare: (page) => cards(page).first().waitFor({ state: 'detached' }),
  },
  trip: { path: '/trips/lamps' },
  panel: { path: '/trips', overlay: true, prepare: openPanel },
  'panel-custom-trip': {
    path: '/trips',
    overlay: true,
    prepare: async (page) => {
      await listed(page);
      await customTripButton(page).click();
      await slidIn(page);
    },
  },
  'terms-of-service': { path: '/terms-of-service' },
  'privacy-policy': { path: '/privacy-policy' },
  'accessibility-statement': { path: '/accessibility-statement' },
  'not-found': { path: '/nowhere' },
};
