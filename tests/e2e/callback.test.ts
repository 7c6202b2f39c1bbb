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
  send,
  sendRequest,
  slidIn,
  submit,
  success,
  tripButtons,
} from './callback-panel.ts';
import { IS_CHROMIUM } from './engine.ts';
import {
  addReadersStyle,
  atRest,
  expect,
  hold,
  hydrated,
  logOf,
  scrollY,
  stopClock,
  test,
} from './fixtures.ts';
import { sizeOf } from './trip.ts';

const BACKDROP = { x: 100, y: 400 };

/** A name that no other test gives. */
const someone = () => `Asha ${crypto.randomUUID()}`;

/** Fails if the panel has closed, even briefly: a click on its heading requires an open panel. */
const isStillOpen = (page: Page) => panel(page).getByRole('heading').click({ trial: true });

const hasKept = async (page: Page, name: string) => {
  await expect(nameField(page)).toHaveValue(name);
  await expect(phoneField(page)).toHaveValue(PHONE);
};

test.describe('The callback panel', () => {
  test('is closed in four ways, which give the focus back and keep what was typed', async ({ page }) => {
    for (const [way, width, close] of [
      ['a click on the backdrop', 1280, () => page.mouse.click(BACKDROP.x, BACKDROP.y)],
      ['the Escape key', 1280, () => page.keyboard.press('Escape')],
      ['the close button', 1280, () => closeButton(page).click()],
      ['a tap on the strip above it on a phone', 360, () => page.mouse.click(180, 20)],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await openPanel(page, 'custom');
      await expect(nameField(page), way).toBeFocused();
      await nameField(page).fill(way);
      await close();
      await expect(panel(page), way).toBeHidden();
      await expect(customTripButton(page), way).toBeFocused();
      await expect(page.locator('[name=name]')).toHaveValue(way);
    }
  });

  test('stays open at a click on itself, and a drag from a field to the backdrop', async ({ page }) => {
    await openPanel(page);
    await panel(page).click({ position: { x: 4, y: 300 } });
    await isStillOpen(page);
    await nameField(page).hover();
    await page.mouse.down();
    await page.mouse.move(BACKDROP.x, BACKDROP.y, { steps: 5 });
    await page.mouse.up();
    await isStillOpen(page);
  });

  test('holds the page behind it', async ({ page }) => {
    await openPanel(page, 'custom');
    const before = await scrollY(page);
    await page.mouse.move(BACKDROP.x, BACKDROP.y);
    await page.mouse.wheel(0, 300);
    expect(await atRest(page)).toBe(before);
  });

  test('scrolls to the success message above an on-screen keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await openPanel(page, 'custom');
    await stopClock(page);
    await page.keyboard.press('Enter');
    await expect(success(page)).toBeInViewport({ ratio: 1 });
  });

  test('slides in from the right on a wide screen, and from below on a phone', async ({ page }) => {
    await page.goto('/trips');
    for (const [width, edge] of [
      [1280, 'y'],
      [360, 'x'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await addReadersStyle(page, 'dialog { transition-delay: 3600s !important }');
      await tripButtons(page).first().click();
      await expect(panel(page)).toBeVisible();
      await expect(panel(page)).not.toBeInViewport();
      expect((await panel(page).boundingBox())?.[edge]).toBe(0);
      await addReadersStyle(page, 'dialog { transition: none !important }');
      await expect(panel(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('The phone field', () => {
  test('takes at most twelve digits, and leaves caret and selection at every other key', async ({ page }) => {
    await openPanel(page);
    for (const [keys, kept] of [
      ['98a7-6+5x43210123456', '987654321012'],
      ['98765 ControlOrMeta+a x', '98765'],
      ['98765 ControlOrMeta+a x4', '4'],
      ['98765 Home ArrowRight x4y3', '9438765'],
    ] as const) {
      await phoneField(page).fill('');
      for (const key of keys.split(' ')) {
        if (/^[A-Z]/.test(key)) await phoneField(page).press(key);
        else await phoneField(page).pressSequentially(key);
      }
      await expect(phoneField(page)).toHaveValue(kept);
    }
  });

  test('takes a number that can be called from what is inserted at once, not from typed digits', async ({
    page,
  }) => {
    await openPanel(page);
    const field = phoneField(page);
    await field.focus();
    const paste = (text: string) => page.keyboard.insertText(text);
    await paste('+91 098765 43210');
    await expect(field).toHaveValue(PHONE);
    await field.fill('98765 43210 / 91234 56789');
    await expect(field).toHaveValue('9876543210');
    await field.fill('');
    await field.pressSequentially('91');
    await paste('+91 98765 43210');
    await expect(field).toHaveValue(PHONE);
    await field.fill('');
    await field.pressSequentially('9109876543210');
    await expect(field).toHaveValue('910987654321');
    // As autofill does, in a field without focus.
    await field.evaluate((input: HTMLInputElement) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      value?.set?.call(input, '0091 98765 43210');
      input.setSelectionRange(0, 0);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(field).toHaveValue(PHONE);
  });

  test('takes it also from what was in the field before its script came', async ({ page }) => {
    const letCome = await hold(page, /\/CallbackPanel\.[^/]*\.js/);
    await page.goto('/trips');
    await tripButtons(page).first().click();
    await phoneField(page).fill('+91 (0) 98765 43210');
    letCome();
    await expect(phoneField(page)).toHaveValue(PHONE);
  });

  test('takes each Devanagari digit of an input method once', async ({ page, context }) => {
    test.skip(!IS_CHROMIUM, 'needs the DevTools protocol');
    await openPanel(page);
    await phoneField(page).focus();
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
  test('is one POST of JSON as text/plain, is stored and is announced', async ({ page }) => {
    const name = someone();
    const trip = 'Lamps on the Ganga';
    const requests = requestsOf(page);
    await openPanel(page);
    await expect(panel(page)).toContainText(trip);
    const region = panel(page).getByRole('status');
    await expect(region).toHaveText('');
    const element = await region.elementHandle();
    await fillIn(page, name);
    await send(page);
    await expect(success(page)).toBeVisible();
    expect(await element.textContent()).toBe('Message Received successfully!');
    expect(requests.map((request) => [request.headers()['content-type'], request.postData()])).toEqual([
      ['text/plain', JSON.stringify({ name, phone: PHONE, trip, customTrip: false })],
    ]);
    expect((await rowsOf(name)).join()).toContain(`"${name}","91 98765 43210","${trip}","no","/trips"`);
  });

  test('for a custom trip has the typed destination, and is sent without a number', async ({ page }) => {
    const call = page.waitForRequest(CALLBACK);
    await openPanel(page, 'custom');
    await destinationField(page).fill('Ladakh, slowly');
    await submit(page).click();
    expect((await call).postDataJSON()).toEqual({
      name: '',
      phone: '',
      trip: 'Ladakh, slowly',
      customTrip: true,
    });
  });

  test('with a sign of a robot is stored and marked, and no visitor meets the field for robots', async ({
    page,
  }) => {
    const [visitor, robot] = [someone(), someone()];
    await page.clock.install();
    await openPanel(page, 'custom');
    const trap = panel(page).locator('[name=message]');
    await expect(trap).toBeHidden();
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    await expect(panel(page).getByRole('textbox')).toHaveCount(3);
    await fillIn(page, visitor);
    await page.clock.runFor(1000);
    const calls = requestsOf(page);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    await nameField(page).fill(robot);
    await trap.evaluate((input: HTMLTextAreaElement) => (input.value = 'Cheap watches'));
    await submit(page).click();
    await expect.poll(() => rowsOf(robot)).toHaveLength(1);
    expect(calls.map((call) => new URL(call.url()).searchParams.get('robot'))).toEqual([null, '1']);
    expect(Object.keys(calls[1]?.postDataJSON() as object)).toEqual(['name', 'phone', 'trip', 'customTrip']);
    expect((await rowsOf(visitor)).join()).toMatch(/"no"$/);
    expect((await rowsOf(robot)).join()).toMatch(/"yes"$/);
  });

  test('typed before the scripts came and sent as soon as they are there has no sign of a robot', async ({
    page,
  }) => {
    const letCome = await hold(page, /\/CallbackPanel\.[^/]*\.js/);
    await page.clock.install();
    await page.goto('/trips');
    await tripButtons(page).first().click();
    await nameField(page).fill(someone());
    await page.clock.runFor(1000);
    const call = page.waitForRequest(CALLBACK);
    letCome();
    await expect(page.locator('[data-callback-section] astro-island')).not.toHaveAttribute('ssr');
    await phoneField(page).fill(PHONE);
    await submit(page).click();
    expect(new URL((await call).url()).searchParams.get('robot')).toBeNull();
  });

  test('is sent and stored once after a double click', async ({ page }) => {
    const name = someone();
    const requests = requestsOf(page);
    await openPanel(page);
    await fillIn(page, name);
    await stopClock(page);
    await submit(page).dblclick();
    await expect(success(page)).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(await rowsOf(name)).toHaveLength(1);
  });

  test('is not sent by a key that is held down on the button that opens the panel', async ({ page }) => {
    const requests = requestsOf(page);
    const repeatEnter = async () => {
      for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
    };
    await page.clock.install();
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

  test('closes the panel 2 s after success and empties the fields 2.3 s after Submit', async ({ page }) => {
    const name = page.locator('[name=name]');
    await sendRequest(page);
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

  // tests/unit covers the other failing responses.
  test('that is not received changes nothing, is logged, and may be sent again', async ({ page }) => {
    // All but the status message.
    const parts = panel(page).locator('h2, label, button, a, p:not([role=status])');
    const log = logOf(page);
    const name = someone();
    await openPanel(page);
    await fillIn(page, name);
    await page.route(CALLBACK, (route) => route.fulfill({ json: { status: 'busy' } }));
    const before = await parts.allInnerTexts();
    await submit(page).click();
    await expect.poll(() => log.join()).toContain('The callback request has not been received');
    expect(log.join()).toContain('busy');
    await expect(panel(page).getByRole('status')).toHaveText('');
    expect(await parts.allInnerTexts()).toEqual(before);
    await hasKept(page, name);
    await page.unroute(CALLBACK);
    await send(page);
    await expect(success(page)).toBeVisible();
    expect(await rowsOf(name)).toHaveLength(1);
  });

  test('without an answer leaves a spinner of 36 px, and the panel for another trip', async ({ page }) => {
    await page.route(CALLBACK, () => undefined);
    await sendRequest(page);
    const waiting = panel(page).getByRole('status').filter({ hasText: 'Sending your request' });
    expect(await sizeOf(waiting.locator('svg'))).toEqual([36, 36]);
    await expect(submit(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await openPanel(page, 1);
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'false');
    await hasKept(page, 'Asha Devi');
  });

  test('whose answer was lost is stored once, also after a reload', async ({ page }) => {
    const name = someone();
    await page.route(CALLBACK, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendRequest(page, name);
    await expect.poll(() => rowsOf(name)).toHaveLength(1);
    await page.reload();
    await page.unroute(CALLBACK);
    await sendRequest(page, name);
    await expect(success(page)).toBeVisible();
    expect(await rowsOf(name)).toHaveLength(1);
  });

  test('answered after a digit was changed leaves the panel open with the message', async ({ page }) => {
    const answer = await hold(page, CALLBACK, (route) => route.fulfill({ json: { status: 'success' } }));
    await sendRequest(page);
    await phoneField(page).fill('919876500000');
    answer();
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(success(page)).toBeVisible();
    await expect(phoneField(page)).toHaveValue('919876500000');
  });

  test('answered after the panel was closed empties the fields, and says nothing later', async ({ page }) => {
    const answer = await hold(page, CALLBACK, (route) => route.fulfill({ json: { status: 'success' } }));
    await sendRequest(page);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await page.clock.runFor(2300);
    await expect(page.locator('[name=name]')).toHaveValue('Asha Devi');
    answer();
    await expect(page.locator('[name=name]')).toHaveValue('');
    await tripButtons(page).first().click();
    await expect(panel(page)).toBeVisible();
    await expect(success(page)).toHaveCount(0);
  });

  test('may outlive its page unless it is too long for that', async ({ page }) => {
    const name = someone();
    const log = logOf(page);
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        console.log(`${init?.method} that is kept alive: ${init?.keepalive}`);
        return fetch(input, init);
      };
    });
    await sendRequest(page, name);
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(3000);
    await expect(panel(page)).toBeHidden();
    // More than browsers send with `keepalive`, less than the receiver refuses.
    await sendRequest(page, name.padEnd(62_000, '!'));
    await expect(success(page)).toBeVisible();
    const posts = log.filter((line) => line.startsWith('POST'));
    expect(posts).toEqual(['POST that is kept alive: true', 'POST that is kept alive: false']);
    expect(await rowsOf(name)).toHaveLength(2);
  });
});
