import type { Page } from 'playwright';
import {
  closeButton,
  phoneField,
  submit as submitButton,
  success,
  tripButtons,
} from '../e2e/callback-panel.ts';
import { menuButton, sidebar, sidebarClose } from '../e2e/parts.ts';

const TYPED_PHONE = '9812345678';
const KEY_MS = 60;
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

/** Taps the link in the open menu whose address ends so. */
export async function chooseInMenu(page: Page, address: string): Promise<void> {
  await sidebar(page).locator(`a[href$="${address}"]`).tap();
  await sidebar(page).waitFor({ state: 'hidden' });
}

/** Scrolls to the counters and waits until they have stopped. */
export async function watchCounters(page: Page): Promise<void> {
  await page.locator('#_stats').scrollIntoViewIfNeeded();
  await page.waitForTimeout(3000);
}

/** Shows a testimonial by its bullet. */
export async function showTestimonial(page: Page, number: number): Promise<void> {
  const bullet = page.locator('.carousel-bullet').nth(number - 1);
  await bullet.scrollIntoViewIfNeeded();
  await page.waitForTimeout(PAUSE_MS);
  await bullet.tap();
  await bullet.and(page.locator('[aria-current=true]')).waitFor();
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

/** Types a number into the phone field of the open panel. */
export async function typePhone(page: Page): Promise<void> {
  await phoneField(page).tap();
  await page.keyboard.type(TYPED_PHONE, { delay: KEY_MS });
}

/** Submits the open panel and waits for the success message. */
export async function submit(page: Page): Promise<void> {
  await submitButton(page).tap();
  await success(page).waitFor();
}
