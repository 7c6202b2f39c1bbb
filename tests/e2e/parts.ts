import type { Locator, Page } from 'playwright/test';
import { wordsOn } from './language.ts';

/** The bar with the navigation's items. */
export const bar = (page: Page): Locator =>
  page.getByRole('navigation', { name: wordsOn(page).bar, exact: true });

/** The button that opens the sidebar. */
export const menuButton = (page: Page): Locator =>
  page.getByRole('button', { name: wordsOn(page).menu, exact: true });

/** The sidebar with everything in it. */
export const menu = (page: Page): Locator =>
  page.getByRole('dialog', { name: wordsOn(page).menu, exact: true });

/** The navigation in the sidebar. */
export const sidebar = (page: Page): Locator =>
  page.getByRole('navigation', { name: wordsOn(page).menu, exact: true });

/** The button that closes the sidebar. */
export const sidebarClose = (page: Page): Locator =>
  menu(page).getByRole('button', { name: wordsOn(page).close, exact: true });

/** The link back to the top of the page. */
export const backToTop = (page: Page): Locator =>
  page.getByRole('link', { name: wordsOn(page).backToTop, exact: true });
