import type { Page } from 'playwright/test';
import {
  CALLBACK,
  closeButton,
  customTripButton,
  destinationField,
  fillIn,
  nameField,
  openPanel,
  panel,
  PHONE,
  phoneField,
  requestsOf,
  rowsOf,
  sendRequest,
  slidIn,
  submit,
  success,
  tripButtons,
} from './callback-panel.ts';
import { IS_CHROMIUM } from './engine.ts';
import { addReadersStyle, expect, hydrated, stopClock, test } from './fixtures.ts';
import { sizeOf } from './trip.ts';

const BACKDROP = { x: 100, y: 400 };

/** Fails if the panel has closed, also for a moment only: a click on its heading needs it open. */
const isStillOpen = (page: Page) => panel(page).getByRole('heading').click({ trial: true, timeout: 2000 });

test.describe('The callback panel', () => {
  test('names the trip that is asked for, and asks where to for a custom trip', async ({ page }) => {
    await openPanel(page, 1);
    await expect(panel(page)).toHaveAccessibleName('Please Enter your Name and Phone');
    await expect(panel(page)).toContainText('Houseboat on the Backwaters');
    await expect(panel(page).getByRole('textbox')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await openPanel(page, 'custom');
    await expect(panel(page)).not.toContainText('Houseboat on the Backwaters');
    await expect(panel(page).getByRole('textbox')).toHaveCount(3);
    await expect(destinationField(page)).toBeVisible();
  });

  for (const [way, width, close] of [
    ['a click on the backdrop', 1280, (page: Page) => page.mouse.click(BACKDROP.x, BACKDROP.y)],
    ['a tap on the strip above it on a phone', 360, (page: Page) => page.mouse.click(180, 20)],
    ['the Escape key', 1280, (page: Page) => page.keyboard.press('Escape')],
    ['the close button', 1280, (page: Page) => closeButton(page).click()],
  ] as const) {
    test(`is closed by ${way}, which restores the focus and keeps what was typed`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await openPanel(page, 'custom');
      await expect(nameField(page)).toBeFocused();
      await fillIn(page);
      await close(page);
      await expect(panel(page)).toBeHidden();
      await expect(customTripButton(page)).toBeFocused();
      await openPanel(page, 'custom');
      await expect(nameField(page)).toHaveValue('Asha Devi');
    });
  }

  test('stays open at a click on itself, and a drag between a field and the backdrop', async ({ page }) => {
    await openPanel(page);
    await panel(page).click({ position: { x: 4, y: 300 } });
    await isStillOpen(page);
    const { x, y } = (await nameField(page).boundingBox()) ?? BACKDROP;
    const field = { x: x + 100, y: y + 10 };
    for (const [from, to] of [
      [field, BACKDROP],
      [BACKDROP, field],
    ] as const) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
      await isStillOpen(page);
    }
  });

  test('stays open after a double click on the button that opens it', async ({ page }) => {
    await page.goto('/trips');
    await hydrated(page);
    await tripButtons(page).first().dblclick();
    await slidIn(page);
    await isStillOpen(page);
  });

  test('scrolls to the success message above an on-screen keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await openPanel(page, 'custom');
    await page.keyboard.press('Enter');
    await expect(success(page)).toBeInViewport({ ratio: 1 });
  });

  for (const [side, width, edge] of [
    ['the right on a wide screen', 1280, 'y'],
    ['below on a phone', 360, 'x'],
  ] as const) {
    test(`slides in from ${side}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/trips');
      await addReadersStyle(page, 'dialog { transition-delay: 3600s !important }');
      await tripButtons(page).first().click();
      await expect(panel(page)).toBeVisible();
      await expect(panel(page)).not.toBeInViewport();
      expect((await panel(page).boundingBox())?.[edge]).toBe(0);
      await addReadersStyle(page, 'dialog { transition: none !important }');
      await expect(panel(page)).toBeInViewport({ ratio: 1 });
    });
  }
});

test.describe('The phone field', () => {
  for (const [fact, keys, kept] of [
    ['takes at most twelve digits and ignores every other key', '98a7-6+5x43210123456', '987654321012'],
    ['ignores a letter even where digits are selected', '98765 ControlOrMeta+a x', '98765'],
    ['keeps the selection when it ignores a letter', '98765 ControlOrMeta+a x4', '4'],
    ['keeps the caret in place when it ignores a key in the middle', '98765 Home ArrowRight x4y3', '9438765'],
  ] as const) {
    test(fact, async ({ page }) => {
      await openPanel(page);
      for (const key of keys.split(' ')) {
        if (/^[A-Z]/.test(key)) await phoneField(page).press(key);
        else await phoneField(page).pressSequentially(key);
      }
      await expect(phoneField(page)).toHaveValue(kept);
    });
  }

  test('takes each Devanagari digit of an input method once', async ({ page, context }) => {
    await openPanel(page);
    await phoneField(page).focus();
    test.skip(!IS_CHROMIUM, 'needs the DevTools protocol');
    const session = await context.newCDPSession(page);
    for (const text of ['९', '९८', '९८७']) {
      const end = text.length;
      await session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    }
    await session.send('Input.insertText', { text: '९८७' });
    await expect(phoneField(page)).toHaveValue('987');
  });
});

test.describe('A callback request', () => {
  test('is one POST of JSON as text/plain, and is stored in the CSV file', async ({ page }) => {
    const name = `Asha ${crypto.randomUUID()}`;
    const trip = 'Lamps on the Ganga';
    const requests = requestsOf(page);
    await sendRequest(page, name);
    await expect(success(page)).toBeVisible();
    expect(requests.map((request) => [request.headers()['content-type'], request.postData()])).toEqual([
      ['text/plain', JSON.stringify({ name, phone: PHONE, trip, customTrip: false })],
    ]);
    expect((await rowsOf(name)).join()).toContain(`"${name}","${PHONE}","${trip}","no","/trips"`);
  });

  for (const [kind, name, trip] of [
    ['for a custom trip has the typed destination', 'Asha Devi', 'Ladakh, slowly'],
    ['is sent even with empty fields', '', ''],
  ] as const) {
    test(kind, async ({ page }) => {
      const call = page.waitForRequest(CALLBACK);
      await openPanel(page, 'custom');
      await nameField(page).fill(name);
      await destinationField(page).fill(trip);
      await submit(page).click();
      expect((await call).postDataJSON()).toEqual({ name, phone: '', trip, customTrip: true });
    });
  }

  test('is not sent by a key that is held down on the button that opens the panel', async ({ page }) => {
    const requests = requestsOf(page);
    const repeatEnter = async () => {
      for (let repeat = 0; repeat < 50; repeat += 1) await page.keyboard.down('Enter');
    };
    await page.goto('/trips');
    await hydrated(page);
    await tripButtons(page).first().focus();
    await page.keyboard.down('Enter');
    await expect(nameField(page)).toBeFocused();
    await repeatEnter();
    // Past the opening guard, which ignores the first presses.
    await slidIn(page);
    await repeatEnter();
    await page.keyboard.up('Enter');
    expect(requests).toEqual([]);
    await isStillOpen(page);
  });

  test('turns Submit into a spinner of 36 px while it is on its way', async ({ page }) => {
    await page.route(CALLBACK, () => undefined);
    await openPanel(page);
    await submit(page).click();
    const spinner = panel(page)
      .getByRole('status')
      .filter({ hasText: 'Sending your request' })
      .locator('svg');
    expect(await sizeOf(spinner)).toEqual([36, 36]);
    await expect(submit(page)).toHaveCount(0);
  });

  test('has its success announced by a live region that was there before', async ({ page }) => {
    await openPanel(page);
    await expect(panel(page).getByRole('status')).toHaveText('');
    const region = await panel(page).getByRole('status').elementHandle();
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    expect(await region.textContent()).toBe('Message Received successfully!');
  });

  test('closes the panel 2 s after success and empties the fields 2.3 s after Submit', async ({ page }) => {
    const name = page.locator('[name=name]');
    await page.clock.install();
    await openPanel(page);
    await fillIn(page);
    await stopClock(page);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(1999);
    await isStillOpen(page);
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel(page)).toBeHidden();
    await page.clock.runFor(299);
    await expect(name).toHaveValue('Asha Devi');
    await page.clock.runFor(1);
    await expect(name).toHaveValue('');
    await tripButtons(page).first().click();
    await expect(phoneField(page)).toHaveValue('');
    await expect(success(page)).toHaveCount(0);
  });
});
