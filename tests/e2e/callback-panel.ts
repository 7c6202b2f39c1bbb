import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';

/** The only message that a visitor is ever shown (specification, section 8). */
export const SUCCESS = 'Message Received successfully!';

/** The address of the callback service, of the site itself. */
export const CALLBACK = '**/callback';

/** The callback panel. */
export const panel = (page: Page): Locator => page.locator('dialog');

/** Its button that sends the request. */
export const submit = (page: Page): Locator => panel(page).getByRole('button', { name: 'Submit' });

/** Opens the panel for the trip with this place in the list, from 0. */
export async function openPanel(page: Page, trip = 0): Promise<void> {
  if (!page.url().endsWith('/trips')) await page.goto('/trips');
  await page.getByRole('button', { name: 'Request a callback' }).nth(trip).click();
  await slidIn(page);
}

/** Waits until the panel has slid in: presses before that are ignored (decision 25). */
export async function slidIn(page: Page): Promise<void> {
  await expect(panel(page)).toBeVisible();
  await panel(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
}

/** Types a name and a number. */
export async function fillIn(page: Page, name = 'Asha Devi'): Promise<void> {
  await panel(page).getByLabel('Name*').fill(name);
  await panel(page).getByLabel('Mobile Number*').fill('919876543210');
}
