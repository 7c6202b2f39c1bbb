import { readFile } from 'node:fs/promises';
import type { Page, Request, Route } from 'playwright/test';
import { CALLBACK, fillIn, openPanel, panel, submit, SUCCESS } from './callback-panel.ts';
import { expect, logOf, test } from './fixtures.ts';
import { CALLBACK_CSV } from './sites.ts';

/** A name that no other test gives. */
const someone = () => `Asha ${crypto.randomUUID()}`;

/** How many rows the collector has kept under a name. */
async function rowsOf(name: string): Promise<number> {
  const rows = await readFile(CALLBACK_CSV, 'utf8').catch(() => '');
  return rows.split('\r\n').filter((row) => row.includes(name)).length;
}

const stillTyped = async (page: Page, name: string) => {
  await expect(panel(page).getByLabel('Name*')).toHaveValue(name);
  await expect(panel(page).getByLabel('Mobile Number*')).toHaveValue('919876543210');
};

/** Answers in place of the collector, which does not get the request. */
const answerWith = (answer: { status?: number; body?: string }) => (route: Route) => route.fulfill(answer);

/** Holds every request back until it is let go. */
async function hold(page: Page): Promise<() => void> {
  const { promise: free, resolve: letGo } = Promise.withResolvers<undefined>();
  await page.route(CALLBACK, async (route) => {
    await free;
    await route.fulfill({ response: await route.fetch() });
  });
  return () => letGo(undefined);
}

test.describe('A callback request', () => {
  for (const [fault, answer, said] of [
    ['that is refused', (route: Route) => route.abort('connectionrefused'), /Failed to fetch/],
    ['answered with 500', answerWith({ status: 500 }), /status 500/],
    ['answered with another status', answerWith({ body: '{"status":"busy"}' }), /busy/],
    ['answered with no status', answerWith({ body: '{}' }), /answered \{\}/],
    ['answered with null', answerWith({ body: 'null' }), /answered null/],
    ['answered with HTML, as by a sign-in page', answerWith({ body: '<html>Sign in</html>' }), /JSON/],
  ] as const) {
    test(`${fault} shows nothing and keeps what was typed; the console says why, and the next press is received`, async ({
      page,
    }) => {
      const log = logOf(page);
      const name = someone();
      await page.route(CALLBACK, answer);
      await openPanel(page);
      const before = await panel(page).innerText();
      await fillIn(page, name);
      await submit(page).click();
      await expect.poll(() => log.join()).toContain('The callback request has not been received');
      expect(log.join()).toMatch(said);
      expect(await panel(page).innerText()).toBe(before);
      await stillTyped(page, name);
      expect(await rowsOf(name)).toBe(0);
      await page.unroute(CALLBACK);
      await submit(page).click();
      await expect(panel(page).getByText(SUCCESS)).toBeVisible();
      expect(await rowsOf(name)).toBe(1);
    });
  }

  test('made offline keeps what was typed, and is received once the network is back', async ({
    page,
    context,
  }) => {
    const log = logOf(page);
    const name = someone();
    await openPanel(page);
    await fillIn(page, name);
    await context.setOffline(true);
    await submit(page).click();
    await expect.poll(() => log.join()).toContain('The callback request has not been received');
    await stillTyped(page, name);
    await context.setOffline(false);
    await submit(page).click();
    await expect(panel(page).getByText(SUCCESS)).toBeVisible();
    expect(await rowsOf(name)).toBe(1);
  });

  test('that hangs leaves the spinner and what was typed, and the panel can be closed and opened for another trip', async ({
    page,
  }) => {
    await page.route(CALLBACK, () => undefined);
    await openPanel(page);
    await fillIn(page);
    await submit(page).click();
    await expect(panel(page).getByRole('status').filter({ hasText: 'Sending' })).toBeVisible();
    await stillTyped(page, 'Asha Devi');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await openPanel(page, 1);
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'false');
    await stillTyped(page, 'Asha Devi');
  });

  test('is received through a redirect', async ({ page }) => {
    const name = someone();
    const answered = page.waitForResponse((response) => response.request().redirectedFrom() !== null);
    await openPanel(page);
    await fillIn(page, name);
    await submit(page).click();
    await expect(panel(page).getByText(SUCCESS)).toBeVisible();
    expect((await answered).request().redirectedFrom()?.method()).toBe('POST');
    expect(await rowsOf(name)).toBe(1);
  });

  test('that succeeds after a digit was changed says so, and leaves the panel open with what was typed', async ({
    page,
  }) => {
    const name = someone();
    const letGo = await hold(page);
    await openPanel(page);
    await fillIn(page, name);
    await submit(page).click();
    await panel(page).getByLabel('Mobile Number*').fill('919876500000');
    letGo();
    await expect(panel(page).getByText(SUCCESS)).toBeVisible();
    expect(await rowsOf(name)).toBe(1);
    await page.waitForTimeout(2600);
    await expect(panel(page).getByText(SUCCESS)).toBeVisible();
    await expect(panel(page).getByLabel('Mobile Number*')).toHaveValue('919876500000');
    await submit(page).click();
    await expect.poll(() => rowsOf(name)).toBe(2);
    await expect(panel(page)).toBeHidden();
  });

  test('that succeeds after the panel was closed is stored, and opens nothing', async ({ page }) => {
    const name = someone();
    const letGo = await hold(page);
    await openPanel(page);
    await fillIn(page, name);
    await submit(page).click();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    letGo();
    await expect.poll(() => rowsOf(name)).toBe(1);
    await expect(panel(page)).toBeHidden();
    // The fields are emptied at 2.3 s after the press.
    await expect(page.locator('[name=name]')).toHaveValue('', { timeout: 10_000 });
    await expect(panel(page)).toBeHidden();
  });

  test('that succeeds after the panel was opened again for another trip neither closes nor changes it', async ({
    page,
  }) => {
    await page.clock.install();
    const name = someone();
    const letGo = await hold(page);
    await openPanel(page);
    await fillIn(page, name);
    await submit(page).click();
    await page.keyboard.press('Escape');
    await openPanel(page, 1);
    const answered = page.waitForResponse(CALLBACK);
    letGo();
    await answered;
    expect(await rowsOf(name)).toBe(1);
    await page.clock.runFor(10_000);
    await expect(panel(page)).toBeVisible();
    await expect(panel(page)).toContainText('White Desert and Full Moon');
    await expect(panel(page).getByText(SUCCESS)).toHaveCount(0);
    await stillTyped(page, name);
  });

  for (const [way, press] of [
    ['by a double press', (page: Page) => submit(page).dblclick()],
    [
      'by the Enter key, pressed twice',
      async (page: Page) => {
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      },
    ],
  ] as const) {
    test(`sent ${way} is one request and one row`, async ({ page }) => {
      const name = someone();
      const sent: Request[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request);
      });
      await openPanel(page);
      await fillIn(page, name);
      await press(page);
      await expect(panel(page).getByText(SUCCESS)).toBeVisible();
      expect(sent).toHaveLength(1);
      expect(await rowsOf(name)).toBe(1);
    });
  }

  test('may outlive its page, and is received all the same where it is too long for that', async ({
    page,
  }) => {
    const name = someone();
    await page.addInitScript(() => {
      const kept: unknown[] = [];
      const original = window.fetch;
      window.fetch = (input, init) => {
        if (init?.method === 'POST') kept.push(init.keepalive);
        return original(input, init);
      };
      Object.assign(window, { kept });
    });
    await openPanel(page);
    await fillIn(page, name);
    await submit(page).click();
    await expect(panel(page).getByText(SUCCESS)).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await openPanel(page, 1);
    // More than a browser sends after the end of a page, less than the collector refuses.
    await fillIn(page, name.padEnd(62_000, '!'));
    await submit(page).click();
    await expect(panel(page).getByText(SUCCESS)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { kept: unknown[] }).kept)).toEqual([true, false]);
    expect(await rowsOf(name)).toBe(2);
  });
});
