import { readFile } from 'node:fs/promises';
import type { Page, Request } from 'playwright/test';
import { CALLBACK, fillIn, openPanel, panel, slidIn, submit, SUCCESS } from './callback-panel.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { CALLBACK_CSV } from './sites.ts';

async function openCustomPanel(page: Page): Promise<void> {
  await page.goto('/trips');
  await hydrated(page);
  await page.getByRole('button', { name: 'Request for Custom trip' }).click();
  await slidIn(page);
}

test.describe('The callback panel', () => {
  test('opens for a trip, with its heading and the two fields', async ({ page }) => {
    await openPanel(page);
    await expect(panel(page)).toHaveAccessibleName('Please Enter your Name and Phone');
    await expect(panel(page).getByRole('textbox')).toHaveCount(2);
    await expect(panel(page).getByLabel('Name*')).toHaveAttribute('aria-required', 'true');
    await expect(panel(page).getByLabel('Trip to*')).toHaveCount(0);
    await expect(panel(page)).toContainText('Evening Lamps on the Ganga');
  });

  test('opens for a custom trip with the field Trip to* as well', async ({ page }) => {
    await openCustomPanel(page);
    await expect(panel(page).getByRole('textbox')).toHaveCount(3);
    await expect(panel(page).getByLabel('Trip to*')).toBeVisible();
  });

  test('tells what the number is for, the number to call instead, and what is never asked', async ({
    page,
  }) => {
    await openPanel(page);
    await expect(panel(page).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await expect(panel(page).locator('a[href^="tel:"]')).toBeVisible();
    await expect(panel(page)).toContainText('UPI PIN');
  });

  for (const [way, close] of [
    ['a click on the backdrop', (page: Page) => page.mouse.click(100, 400)],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['the close button', (page: Page) => panel(page).getByRole('button', { name: 'Close' }).click()],
  ] as const) {
    test(`closes by ${way}, gives the focus back, and keeps what was typed`, async ({ page }) => {
      await openPanel(page);
      await expect(panel(page).getByLabel('Name*')).toBeFocused();
      await fillIn(page);
      await close(page);
      await expect(panel(page)).toBeHidden();
      const opener = page.getByRole('button', { name: 'Request a callback' }).first();
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(panel(page).getByLabel('Name*')).toHaveValue('Asha Devi');
    });
  }

  test('does not close by a click on itself', async ({ page }) => {
    await openPanel(page);
    await panel(page).getByRole('heading').click();
    await panel(page).click({ position: { x: 4, y: 300 } });
    await expect(panel(page)).toHaveAttribute('open');
  });

  test('does not close by a drag from a field to the backdrop', async ({ page }) => {
    await openPanel(page);
    const box = await panel(page).getByLabel('Name*').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(100, 400, { steps: 5 });
    await page.mouse.up();
    await expect(panel(page)).toHaveAttribute('open');
  });

  test('stays open after a double press on the button that opens it', async ({ page }) => {
    await page.goto('/trips');
    await hydrated(page);
    await page.getByRole('button', { name: 'Request a callback' }).first().dblclick();
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    await expect(panel(page)).toHaveAttribute('open');
  });

  test('leaves a strip of the dimmed page to press, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openCustomPanel(page);
    expect((await panel(page).boundingBox())?.y).toBeGreaterThan(48);
    await page.mouse.click(180, 20);
    await expect(panel(page)).toBeHidden();
  });

  test('shows the message even where the keyboard leaves little room', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await openCustomPanel(page);
    await fillIn(page);
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText(SUCCESS)).toBeInViewport({ ratio: 1 });
  });

  test('comes from the right on wide screens and from below on phones', async ({ page }) => {
    await openPanel(page);
    await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(1280 - 480);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await openPanel(page);
    await expect
      .poll(async () => {
        const box = await panel(page).boundingBox();
        return box && [box.x, box.width, box.y + box.height];
      })
      .toEqual([0, 360, 740]);
  });
});

test.describe('The phone field', () => {
  test.beforeEach(async ({ page }) => {
    await openPanel(page);
  });
  const field = (page: Page) => panel(page).getByLabel('Mobile Number*');

  test('takes digits only, at most twelve, and ignores other keystrokes', async ({ page }) => {
    await field(page).pressSequentially('98a7-6 5x43210123456');
    await expect(field(page)).toHaveValue('987654321012');
  });

  test('takes a pasted number with signs and spaces', async ({ page }) => {
    await field(page).fill('+91 98765-43210');
    await expect(field(page)).toHaveValue('919876543210');
  });

  test('ignores a letter wholly, even over a selection', async ({ page }) => {
    await field(page).fill('98765');
    await field(page).press('ControlOrMeta+a');
    await field(page).press('x');
    await expect(field(page)).toHaveValue('98765');
  });

  test('takes Devanagari digits from an input method once', async ({ page }) => {
    await field(page).focus();
    const session = await page.context().newCDPSession(page);
    for (const text of ['९', '९८', '९८७']) {
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    await session.send('Input.insertText', { text: '९८७' });
    await expect(field(page)).toHaveValue('987');
  });

  test('leaves the caret where it was when a keystroke in the middle is ignored', async ({ page }) => {
    await field(page).fill('98765');
    await field(page).press('Home');
    await field(page).press('ArrowRight');
    await field(page).pressSequentially('x4y');
    await expect(field(page)).toHaveValue('948765');
    expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  });
});

test.describe('A callback request', () => {
  test('made in the browser is found in the CSV file', async ({ page }) => {
    const name = `Asha ${Math.random().toString(36).slice(2)}`;
    await openPanel(page);
    await fillIn(page, name);
    await submit(page).click();
    await expect(panel(page).getByText(SUCCESS)).toBeVisible();
    const row = (await readFile(CALLBACK_CSV, 'utf8')).split('\r\n').find((line) => line.includes(name));
    expect(row).toContain(`"${name}","919876543210","Evening Lamps on the Ganga","no","/trips"`);
  });

  test('is one POST of JSON as text/plain, with the trip’s title', async ({ page }) => {
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request);
    });
    await openPanel(page);
    await fillIn(page);
    await submit(page).click();
    await expect(panel(page).getByText(SUCCESS)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers()['content-type']).toBe('text/plain');
    expect(sent[0]?.postData()).toBe(
      '{"name":"Asha Devi","phone":"919876543210","trip":"Evening Lamps on the Ganga","customTrip":false}',
    );
  });

  test('for a custom trip sends the typed destination', async ({ page }) => {
    const call = page.waitForRequest((request) => request.method() === 'POST');
    await openCustomPanel(page);
    await fillIn(page);
    await panel(page).getByLabel('Trip to*').fill('Ladakh, slowly');
    await submit(page).click();
    expect((await call).postDataJSON()).toEqual({
      name: 'Asha Devi',
      phone: '919876543210',
      trip: 'Ladakh, slowly',
      customTrip: true,
    });
  });

  test('is never blocked, even with nothing filled in', async ({ page }) => {
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postDataJSON());
    });
    await openPanel(page);
    await submit(page).click();
    await expect.poll(() => sent).toEqual([expect.objectContaining({ name: '', phone: '' })]);
  });

  test('is not made by the second press on the button that opened the panel, nor by a key held down on it', async ({
    page,
  }) => {
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request);
    });
    await page.goto('/trips');
    await hydrated(page);
    await page.getByRole('button', { name: 'Request a callback' }).first().focus();
    await page.keyboard.down('Enter');
    await expect(panel(page).getByLabel('Name*')).toBeFocused();
    for (let repeat = 0; repeat < 50; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(sent).toEqual([]);
    await expect(panel(page)).toBeVisible();
  });

  test('turns Submit into a spinner of 36 px, then closes the panel 2 s after the message and empties the fields', async ({
    page,
  }) => {
    const { promise: isSeen, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(CALLBACK, async (route) => {
      await isSeen;
      await route.fulfill({ response: await route.fetch() });
    });
    await openPanel(page);
    await fillIn(page);
    await submit(page).click();
    const spinner = panel(page).getByRole('status').filter({ hasText: 'Sending' }).locator('svg');
    await expect(spinner).toBeVisible();
    expect(await spinner.evaluate((svg) => [svg.clientWidth, svg.clientHeight])).toEqual([36, 36]);
    answer(undefined);
    await expect(panel(page).getByText(SUCCESS)).toBeVisible();
    const stood = await panel(page).evaluate(
      (dialog) =>
        new Promise<number>((resolve) => {
          const received = performance.now();
          new MutationObserver(() => resolve(performance.now() - received)).observe(dialog, {
            attributeFilter: ['open'],
          });
        }),
    );
    // The watch began a little after the message came.
    expect(stood).toBeGreaterThan(1500);
    expect(stood).toBeLessThan(2100);
    await expect(panel(page)).toBeHidden();
    await page.getByRole('button', { name: 'Request a callback' }).first().click();
    await expect(panel(page).getByLabel('Name*')).toHaveValue('');
    await expect(panel(page).getByText(SUCCESS)).toHaveCount(0);
  });
});
