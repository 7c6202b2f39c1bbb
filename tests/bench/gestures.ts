import type { Page } from 'playwright';

const TYPED_PHONE = '9812345678';
const KEY_MS = 60;
/** What a hand needs after a scroll, and an island after it has come into view. */
const THOUGHT_MS = 1000;

/** Opens the menu. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
}

/** Closes the menu. */
export async function closeMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'hidden' });
}

/** Chooses a section in the open menu. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).tap();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'hidden' });
}

/** Scrolls to the figures and waits until they have been counted. */
export async function watchCounters(page: Page): Promise<void> {
  await page.locator('#_stats').scrollIntoViewIfNeeded();
  await page.waitForTimeout(3000);
}

/** Shows a testimonial by its bullet. */
export async function showTestimonial(page: Page, number: number): Promise<void> {
  const bullet = page.getByRole('button', { name: `Show testimonial ${number}` });
  await bullet.scrollIntoViewIfNeeded();
  await page.waitForTimeout(THOUGHT_MS);
  await bullet.tap();
  await bullet.and(page.locator('[aria-current=true]')).waitFor();
}

/** Opens the callback panel for the first trip. */
export async function openPanel(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Request a callback' }).first();
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(THOUGHT_MS);
  await button.tap();
  await page.getByRole('dialog').waitFor();
}

/** Closes the callback panel. */
export async function closePanel(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Types a number into the phone field of the open panel, key by key. */
export async function typePhone(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Mobile Number*').tap();
  await page.keyboard.type(TYPED_PHONE, { delay: KEY_MS });
}

/** Submits the open panel and waits for the success. */
export async function submit(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).tap();
  await page.getByText('Message Received successfully!').waitFor();
}
