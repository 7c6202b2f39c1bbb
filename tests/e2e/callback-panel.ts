import { readFile } from 'node:fs/promises';
import type { Locator, Page, Request } from 'playwright/test';
import { expect, stopClock } from './fixtures.ts';
import { pathOn, visit } from './language.ts';
import { CALLBACK_CSV } from './sites.ts';

/** The address of the callback service, of the site itself. */
export const CALLBACK = /\/callback\?id=/;

/** A number as it is typed and sent. */
export const PHONE = '919876543210';

/** The buttons on the cards that open the panel. */
export const tripButtons = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Request a callback|मुझे फ़ोन कीजिए)$/ });

/** The button that opens the panel for a custom trip. */
export const customTripButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Request for Custom trip|अपनी पसंद की यात्रा बनवाएँ)$/ });

/** The callback panel. */
export const panel = (page: Page): Locator => page.locator('dialog.panel');

/** Its field for the name. */
export const nameField = (page: Page): Locator => panel(page).getByLabel(/^(Name|नाम)\*$/);

/** Its field for the mobile number. */
export const phoneField = (page: Page): Locator => panel(page).getByLabel(/^(Mobile Number|मोबाइल नंबर)\*$/);

/** Its field for the destination of a custom trip. */
export const destinationField = (page: Page): Locator => panel(page).getByLabel(/^(Trip to|कहाँ जाना है)\*$/);

/** Its button that closes it. */
export const closeButton = (page: Page): Locator =>
  panel(page).getByRole('button', { name: /^(Close|बंद करें)$/ });

/** Its button that sends the request. */
export const submit = (page: Page): Locator => panel(page).getByRole('button', { name: /^(Submit|भेजें)$/ });

/**
 * The status message of a request that has been received: the only message that a visitor is ever shown
 * (specification, "What happens in each fault").
 */
export const success = (page: Page): Locator =>
  panel(page)
    .getByRole('status')
    .filter({ hasText: /Message Received successfully!|आपका संदेश हमें मिल गया!/ });

/** Opens the panel for the trip with this place in the list, from 0, or for a custom trip. */
export async function openPanel(page: Page, trip: number | 'custom' = 0): Promise<void> {
  if (!page.url().endsWith(pathOn(page, '/trips'))) {
    await page.clock.install();
    await visit(page, '/trips');
  }
  // Other tests cover the time before hydration.
  await page.keyboard.press('Shift');
  await page.clock.runFor(100);
  await panelHydrated(page);
  await (trip === 'custom' ? customTripButton(page) : tripButtons(page).nth(trip)).click();
  await slidIn(page);
}

/** Clicks are ignored for this long after the panel has been opened (specification, "Callback"). */
const SLIDE_IN_MS = 400;

/** Advances the clock until the panel accepts clicks. The clock must be installed before the page opens. */
export async function slidIn(page: Page): Promise<void> {
  await expect(panel(page)).toBeVisible();
  await page.clock.runFor(SLIDE_IN_MS);
}

const panelHydrated = (page: Page) =>
  expect(page.locator('[data-callback-section] astro-island')).not.toHaveAttribute('ssr');

/** Types a name and a number. */
export async function fillIn(page: Page, name = 'Asha Devi'): Promise<void> {
  await nameField(page).fill(name);
  await phoneField(page).fill(PHONE);
}

/** Sends the request, and stops the clock: the success message is shown for two seconds only. */
export async function send(page: Page): Promise<void> {
  await panelHydrated(page);
  await stopClock(page);
  await submit(page).click();
}

/** Opens the panel, types a name and a number, and sends the request. */
export async function sendRequest(page: Page, name?: string): Promise<void> {
  await openPanel(page);
  await fillIn(page, name);
  await send(page);
}

/** The callback requests that the page sends from now on. */
export function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request);
  });
  return requests;
}

/** The rows that the receiver has stored under a name. */
export async function rowsOf(name: string): Promise<string[]> {
  const rows = await readFile(CALLBACK_CSV, 'utf8').catch(() => '');
  return rows.split('\r\n').filter((row) => row.includes(name));
}
