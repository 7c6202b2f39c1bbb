import type { Locator, Page } from 'playwright/test';
import { contentOn } from './language.ts';

const navigation = (page: Page) => contentOn(page, 'navigation');

/** The bar with the navigation's items. */
export const bar = (page: Page): Locator =>
  page.getByRole('navigation', { name: navigation(page).barLabel, exact: true });

/** The button that opens the sidebar. */
export const menuButton = (page: Page): Locator =>
  page.getByRole('button', { name: navigation(page).menuButton, exact: true });

/** The sidebar with everything in it. */
export const menu = (page: Page): Locator =>
  page.getByRole('dialog', { name: navigation(page).menuButton, exact: true });

/** The navigation in the sidebar. */
export const sidebar = (page: Page): Locator =>
  page.getByRole('navigation', { name: navigation(page).menuButton, exact: true });

/** The button that closes the sidebar. */
export const sidebarClose = (page: Page): Locator =>
  menu(page).getByRole('button', { name: navigation(page).closeButton, exact: true });

/** The link back to the top of the page. */
export const backToTop = (page: Page): Locator =>
  page.getByRole('link', { name: navigation(page).backToTop, exact: true });

/** An entry of the bar, the sidebar, the footer or the page for wrong addresses. */
type Item = { label: string } & ({ section: string } | { page: string });

/**
 * The words of the item that leads to a section or a page.
 * @throws Error when no item leads there.
 */
export function labelOf(items: readonly Item[], target: string): string {
  const item = items.find((entry) => ('page' in entry ? entry.page : entry.section) === target);
  if (!item) throw new Error(`No item in content/ leads to ${target}.`);
  return item.label;
}

/**
 * The address on the English site to which an item must lead; two ids mean the trips page, two the offerings.
 */
export function addressOf(item: Item): `/${string}` {
  if ('page' in item) return item.page as `/${string}`;
  if (/^_?trips$/.test(item.section)) return '/trips';
  return `/#${item.section === '_offerings' ? '_offering' : item.section}`;
}
