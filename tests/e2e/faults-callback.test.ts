import type { Page } from 'playwright/test';
import {
  CALLBACK,
  fillIn,
  nameField,
  openPanel,
  panel,
  PHONE,
  phoneField,
  requestsOf,
  rowsOf,
  sendRequest,
  submit,
  success,
} from './callback-panel.ts';
import { expect, hold, logOf, test } from './fixtures.ts';

/** A name that no other test gives. */
const someone = () => `Asha ${crypto.randomUUID()}`;

const hasKept = async (page: Page, name: string) => {
  await expect(nameField(page)).toHaveValue(name);
  await expect(phoneField(page)).toHaveValue(PHONE);
};

const answerWith = (answer: { status?: number; body?: string }) => (page: Page) =>
  page.route(CALLBACK, (route) => route.fulfill(answer));

test.describe('A callback request', () => {
  for (const [fault, fail, reason] of [
    ['that is refused', (page: Page) => page.route(CALLBACK, (route) => route.abort()), 'Failed to fetch'],
    ['made offline', (page: Page) => page.context().setOffline(true), 'Failed to fetch'],
    ['answered with 500', answerWith({ status: 500 }), 'status 500'],
    ['answered with another status', answerWith({ body: '{"status":"busy"}' }), 'busy'],
    ['answered with no status', answerWith({ body: '{}' }), 'answered {}'],
    ['answered with null', answerWith({ body: 'null' }), 'answered null'],
    ['answered with HTML, as by a sign-in page', answerWith({ body: '<html>Sign in</html>' }), 'JSON'],
  ] as const) {
    test(`${fault} changes nothing in the panel, is logged, and the next one is received`, async ({
      page,
    }) => {
      // All but the status message.
      const parts = panel(page).locator('h2, label, button, a, p:not([role=status])');
      const log = logOf(page);
      const name = someone();
      await openPanel(page);
      await fillIn(page, name);
      await fail(page);
      const before = await parts.allInnerTexts();
      await submit(page).click();
      await expect.poll(() => log.join()).toContain('The callback request has not been received');
      expect(log.join()).toContain(reason);
      await expect(panel(page).getByRole('status')).toHaveText('');
      expect(await parts.allInnerTexts()).toEqual(before);
      await hasKept(page, name);
      expect(await rowsOf(name)).toEqual([]);
      await page.unroute(CALLBACK);
      await page.context().setOffline(false);
      await submit(page).click();
      await expect(success(page)).toBeVisible();
      expect(await rowsOf(name)).toHaveLength(1);
    });
  }

  test('that is never answered leaves the spinner, and a panel for another trip', async ({ page }) => {
    await page.route(CALLBACK, () => undefined);
    await sendRequest(page);
    await expect(panel(page).getByText('Sending your request')).toBeVisible();
    await hasKept(page, 'Asha Devi');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await openPanel(page, 1);
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'false');
    await hasKept(page, 'Asha Devi');
  });

  test('whose response was lost is stored once, also after a reload, but a later one again', async ({
    page,
  }) => {
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
    await expect(panel(page)).toBeHidden();
    await sendRequest(page, name);
    await expect.poll(() => rowsOf(name)).toHaveLength(2);
  });

  test.describe('that succeeds', () => {
    /** Sends a request that is stored and answered when the function is called that it gives. */
    async function sendHeld(page: Page, name: string): Promise<() => Promise<void>> {
      await page.clock.install();
      const release = await hold(page, CALLBACK, async (route) =>
        route.fulfill({ response: await route.fetch() }),
      );
      await sendRequest(page, name);
      return async () => {
        const answered = page.waitForResponse(CALLBACK);
        release();
        await answered;
        expect(await rowsOf(name)).toHaveLength(1);
      };
    }

    test('after a digit was changed shows the message and leaves the panel open', async ({ page }) => {
      const name = someone();
      const answer = await sendHeld(page, name);
      await phoneField(page).fill('919876500000');
      await answer();
      await expect(success(page)).toBeVisible();
      await page.clock.runFor(10_000);
      expect(await success(page).isVisible()).toBe(true);
      await expect(phoneField(page)).toHaveValue('919876500000');
      await submit(page).click();
      await expect.poll(() => rowsOf(name)).toHaveLength(2);
      await expect(success(page)).toBeVisible();
      await page.clock.runFor(3000);
      await expect(panel(page)).toBeHidden();
    });

    test('after the panel was closed empties its fields and leaves it closed', async ({ page }) => {
      const answer = await sendHeld(page, someone());
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await answer();
      await page.clock.runFor(10_000);
      await expect(page.locator('[name=name]')).toHaveValue('');
      await expect(panel(page)).toBeHidden();
    });

    test('after the panel was opened again for another trip does not change it', async ({ page }) => {
      const name = someone();
      const answer = await sendHeld(page, name);
      await page.keyboard.press('Escape');
      await openPanel(page, 1);
      await answer();
      await page.clock.runFor(10_000);
      await expect(panel(page)).toContainText('Houseboat on the Backwaters');
      await expect(success(page)).toHaveCount(0);
      await hasKept(page, name);
    });
  });

  for (const [way, press] of [
    ['by a double click', (page: Page) => submit(page).dblclick()],
    [
      'by two presses of the Enter key',
      (page: Page) => page.keyboard.press('Enter').then(() => page.keyboard.press('Enter')),
    ],
  ] as const) {
    test(`sent ${way} is sent and stored once`, async ({ page }) => {
      const name = someone();
      const requests = requestsOf(page);
      await openPanel(page);
      await fillIn(page, name);
      await press(page);
      await expect(success(page)).toBeVisible();
      expect(requests).toHaveLength(1);
      expect(await rowsOf(name)).toHaveLength(1);
    });
  }

  test('may outlive its page unless it is too long for that, and is received either way', async ({
    page,
  }) => {
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
    await expect(panel(page)).toBeHidden();
    // More than a browser sends after the end of a page, less than the receiver refuses.
    await sendRequest(page, name.padEnd(62_000, '!'));
    await expect(success(page)).toBeVisible();
    const posts = log.filter((line) => line.startsWith('POST'));
    expect(posts).toEqual(['POST that is kept alive: true', 'POST that is kept alive: false']);
    expect(await rowsOf(name)).toHaveLength(2);
  });
});
