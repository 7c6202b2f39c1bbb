import type { Locator, Page } from 'playwright/test';

// The parts of every page, by their names in both languages.

/** The bar with the navigation's items. */
export const bar = (page: Page): Locator => page.getByRole('navigation', { name: /^(Main|मुख्य)$/ });

/** The button that opens the sidebar. */
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: /^(Menu|मेन्यू)$/ });

/** The sidebar with everything in it. */
export const menu = (page: Page): Locator => page.getByRole('dialog', { name: /^(Menu|मेन्यू)$/ });

/** The navigation in the sidebar. */
export const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: /^(Menu|मेन्यू)$/ });

/** The button that closes the sidebar. */
export const sidebarClose = (page: Page): Locator =>
  menu(page).getByRole('button', { name: /^(Close|बंद करें)$/ });

/** The link back to the top of the page. */
export const backToTop = (page: Page): Locator => page.getByRole('link', { name: /^(Back to top|ऊपर जाएँ)$/ });
