import type { Page } from 'playwright';
import { closeButton, submit as submitButton, success, tripButtons } from '../e2e/callback-panel.ts';
import { menuButton, sidebar, sidebarClose } from '../e2e/parts.ts';

/** The time for a scroll to end and for a visible island to hydrate. */
const PAUSE_MS = 1000;

/** Opens the menu. */
export async function openMenu(page: Page): Promise<void> {
  await menuButton(page).tap();
  await sidebar(page).waitFor();
}

/** Closes the menu. */
export async function closeMenu(page: Page): Promise<void> {
  await sidebarClose(page).tap();
  await sidebar(page).waitFor({ state: 'hidden' });
}

/** Opens the callback panel for the first trip. */
export async function openPanel(page: Page): Promise<void> {
  const button = tripButtons(page).first();
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(PAUSE_MS);
  await button.tap();
  await page.getByRole('dialog').waitFor();
}

/** Closes the callback panel. */
export async function closePanel(page: Page): Promise<void> {
  await closeButton(page).tap();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Submits the open panel and waits for the success message. */
export async function submit(page: Page): Promise<void> {
  await submitButton(page).tap();
  await success(page).waitFor();
}
