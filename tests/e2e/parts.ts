import type { Locator, Page } from 'playwright/test';
import { content } from './content';

const navigation = content('navigation');
const packages = content('trips/packages');

/** The bar with the navigation's items. */
export const bar = (page: Page): Locator =>
  page.getByRole('navigation', { name: navigation.barLabel, exact: true });

/** The button that opens the sidebar. */
export const menuButton = (page: Page): Locator =>
  page.getByRole('button', { name: navigation.menuButton, exact: true });

/** The navigation in the sidebar. */
export const sidebar = (page: Page): Locator =>
  page.getByRole('navigation', { name: navigation.menuButton, exact: true });

/** The button that closes the sidebar. */
export const sidebarClose = (page: Page): Locator =>
  page
    .getByRole('dialog', { name: navigation.menuButton, exact: true })
    .getByRole('button', { name: navigation.closeButton, exact: true });

/** The buttons that ask for a callback about a trip, one on each card. */
export const tripButtons = (page: Page): Locator =>
  page.getByRole('article').getByRole('button', { name: packages.requestCallback, exact: true });

/** The button that asks for a callback about a custom trip. */
export const customTripButton = (page: Page): Locator =>
  page.getByRole('button', { name: packages.requestCustomTrip, exact: true });

/** The link back to the top of the page. */
export const backToTop = (page: Page): Locator =>
  page.getByRole('link', { name: navigation.backToTop, exact: true });
