import { content } from './fixture-content.ts';
import { readFile } from 'node:fs/promises';
import type { Page, Request, Route } from 'playwright/test';
import {
  CALLBACK,
  fillIn,
  nameField,
  openPanel,
  panel,
  PHONE,
  phoneField,
  submit,
  success,
} from './callback-panel.ts';
import { expect, logOf, test } from './fixtures.ts';
import { CALLBACK_CSV } from './sites.ts';
import { openTrips, OTHER_TRIP, TRIP } from './trip.ts';

const NOT_RECEIVED = 'The callback request has not been received';

/** A name that no other test gives. */
const someone = () => `Asha ${crypto.randomUUID()}`;

/** How many rows the receiver has kept under a name. */
async function rowsOf(name: string): Promise<number> {
  const rows = await readFile(CALLBACK_CSV, 'utf8').catch(() => '');
  return rows.split('\r\n').filter((row) => row.includes(name)).length;
}

const hasKept = async (page: Page, name: string) => {
  await expect(nameField(page)).toHaveValue(name);
  await expect(phoneField(page)).toHaveValue(PHONE);
};

/** What the panel shows besides its status message. */
const parts = (page: Page) => panel(page).locator('h2, label, button, a, p:not([role=status])');

/** Answers in place of the receiver, which does not receive the request. */
const answerWith = (answer: { status?: number; body?: string }) => (route: Route) => route.fulfill(answer);

/** Holds every request back until the function that it returns is called. */
async function hold(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(CALLBACK, async (route) => {
    await released;
    await route.fulfill({ response: await route.fetch() });
  });
  return () => release(undefined);
}

test.describe('A callback request', () => {
  for (const [fault, answer, reason] of [
    ['that is refused', (route: Route) => route.abort('connectionrefused'), /Failed to fetch/],
    ['answered with 500', answerWith({ status: 500 }), /status 500/],
    ['answered with another status', answerWith({ body: '{"status":"busy"}' }), /busy/],
    ['answered with no status', answerWith({ body: '{}' }), /answered \{\}/],
    ['answered with null', answerWith({ body: 'null' }), /answered null/],
    ['answered with HTML, as by a sign-in page', answerWith({ body: '<html>Sign in</html>' }), /JSON/],
  ] as const) {
    test(`${fault} leaves the panel as it was, the console gives the reason, and the next one is received`, async ({
      page,
    }) => {
      const log = logOf(page);
      const name = someone();
      await page.route(CALLBACK, answer);
      await openPanel(page);
      await fillIn(page, name);
      const before = await parts(page).allInnerTexts();
      await submit(page).click();
      await expect.poll(() => log.join()).toContain(NOT_RECEIVED);
      expect(log.join()).toMatch(reason);
      await expect(panel(page).getByRole('status')).toHaveText(content('trips/callback').failure);
      expect(await parts(page).allInnerTexts()).toEqual(before);
      await hasKept(page, name);
      expect(await rowsOf(name)).toBe(0);
      await page.unroute(CALLBACK);
      await submit(page).click();
      await expect(success(page)).toBeVisible();
      expect(await rowsOf(name)).toBe(1);
    });
  }

  test('made offline keeps what was typed, and the next one is received once the network is back', async ({
    page,
    context,
  }) => {
    const log = logOf(page);
    const name = someone();
    await openPanel(page);
    await fillIn(page, name);
    await context.setOffline(true);
    await submit(page).click();
    await expect.poll(() => log.join()).toContain(NOT_RECEIVED);
    await hasKept(page, name);
    await context.setOffline(false);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    expect(await rowsOf(name)).toBe(1);
  });

  test('that is never answered leaves the spinner and what was typed, and the panel can be opened for another trip', async ({
    page,
  }) => {
    await page.route(CALLBACK, () => undefined);
    await openTrips(page, TRIP, OTHER_TRIP);
    await openPanel(page);
    await fillIn(page);
    await submit(page).click();
    await expect(
      panel(page)
        .getByRole('status')
        .filter({ hasText: content('trips/callback').submitting }),
    ).toBeVisible();
    await hasKept(page, 'Asha Devi');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await openPanel(page, 1);
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'false');
    await hasKept(page, 'Asha Devi');
  });

  test('whose response was lost is stored once, also after a reload, and a later one is a second row', async ({
    page,
  }) => {
    const name = someone();
    await page.route(CALLBACK, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const send = async () => {
      await openPanel(page);
      await fillIn(page, name);
      await submit(page).click();
    };
    await send();
    await expect.poll(() => rowsOf(name)).toBe(1);
    await page.reload();
    await page.unroute(CALLBACK);
    await send();
    await expect(success(page)).toBeVisible();
    expect(await rowsOf(name)).toBe(1);
    await expect(panel(page)).toBeHidden();
    await send();
    await expect.poll(() => rowsOf(name)).toBe(2);
  });

  test('that succeeds after a digit was changed shows the message and leaves the panel open', async ({
    page,
  }) => {
    await page.clock.install();
    const name = someone();
    const release = await hold(page);
    await openPanel(page);
    await fillIn(page, name);
    await submit(page).click();
    await phoneField(page).fill('919876500000');
    release();
    await expect(success(page)).toBeVisible();
    expect(await rowsOf(name)).toBe(1);
    await page.clock.runFor(10_000);
    expect(await success(page).isVisible()).toBe(true);
    expect(await phoneField(page).inputValue()).toBe('919876500000');
    await submit(page).click();
    await expect.poll(() => rowsOf(name)).toBe(2);
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(3000);
    await expect(panel(page)).toBeHidden();
  });

  test('that succeeds after the panel was closed is stored, empties the fields and leaves the panel closed', async ({
    page,
  }) => {
    await page.clock.install();
    const name = someone();
    const release = await hold(page);
    await openPanel(page);
    await fillIn(page, name);
    await submit(page).click();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    const answered = page.waitForResponse(CALLBACK);
    release();
    await expect.poll(() => rowsOf(name)).toBe(1);
    await answered;
    await page.clock.runFor(10_000);
    await expect(page.locator('[name=name]')).toHaveValue('');
    await expect(panel(page)).toBeHidden();
  });

  test('that succeeds after the panel was opened again for another trip neither closes nor changes it', async ({
    page,
  }) => {
    await page.clock.install();
    await openTrips(page, TRIP, OTHER_TRIP);
    const name = someone();
    const release = await hold(page);
    await openPanel(page);
    await fillIn(page, name);
    await submit(page).click();
    await page.keyboard.press('Escape');
    await openPanel(page, 1);
    const answered = page.waitForResponse(CALLBACK);
    release();
    await answered;
    expect(await rowsOf(name)).toBe(1);
    await page.clock.runFor(10_000);
    await expect(panel(page)).toBeVisible();
    await expect(panel(page)).toContainText(OTHER_TRIP.title);
    await expect(success(page)).toHaveCount(0);
    await hasKept(page, name);
  });

  for (const [way, press] of [
    ['by a double click', (page: Page) => submit(page).dblclick()],
    [
      'by two presses of the Enter key',
      async (page: Page) => {
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      },
    ],
  ] as const) {
    test(`sent ${way} is sent and stored once`, async ({ page }) => {
      const name = someone();
      const sent: Request[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request);
      });
      await openPanel(page);
      await fillIn(page, name);
      await press(page);
      await expect(success(page)).toBeVisible();
      expect(sent).toHaveLength(1);
      expect(await rowsOf(name)).toBe(1);
    });
  }

  test('may outlive its page unless it is too long for that, and is received either way', async ({
    page,
  }) => {
    const name = someone();
    await page.addInitScript(() => {
      const kept: unknown[] = [];
      const original = window.fetch.bind(window);
      window.fetch = (input, init) => {
        if (init?.method === 'POST') kept.push(init.keepalive);
        return original(input, init);
      };
      Object.assign(window, { kept });
    });
    await openPanel(page);
    await fillIn(page, name);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await openPanel(page);
    // More than a browser sends after the end of a page, less than the receiver refuses.
    await fillIn(page, name.padEnd(62_000, '!'));
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { kept: unknown[] }).kept)).toEqual([true, false]);
    expect(await rowsOf(name)).toBe(2);
  });
});
