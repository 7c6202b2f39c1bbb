import { dialled } from '../../src/lib/telephone.ts';
import { readFile } from 'node:fs/promises';
import type { Page, Request } from 'playwright/test';
import { fill } from '../../src/lib/fill.ts';
import {
  CALLBACK,
  customTripButton,
  destinationField,
  fillIn,
  nameField,
  openPanel,
  panel,
  PHONE,
  phoneField,
  slidIn,
  submit,
  success,
  tripButtons,
} from './callback-panel.ts';
import { content } from './fixture-content.ts';
import { IS_CHROMIUM } from './engine.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { pathOn, visit } from './language.ts';
import { CALLBACK_CSV } from './sites.ts';

const BACKDROP = { x: 100, y: 400 };
/** The first trip in `content/`. Its title is sent in English, whatever the language of the page. */
const [firstTrip] = content('trips/upcoming').trips;

async function openCustomPanel(page: Page): Promise<void> {
  await visit(page, '/trips');
  await hydrated(page);
  await customTripButton(page).click();
  await slidIn(page);
}

/** The POST requests that the page sends from now on. */
function postsOf(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}

/** Fails if the panel has closed, also for a moment only: a click on its heading needs it open. */
async function isStillOpen(page: Page): Promise<void> {
  await panel(page).getByRole('heading').click({ trial: true, timeout: 2000 });
  expect(await panel(page).evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true);
}

test.describe('The callback panel', () => {
  test('has its heading, the title of the trip and the two required fields', async ({ page }) => {
    await openPanel(page);
    await expect(panel(page)).toHaveAccessibleName(content('trips/callback').heading);
    await expect(panel(page)).toContainText(content('trips/upcoming').trips[0]?.title ?? 'No trip');
    await expect(panel(page).getByRole('textbox')).toHaveCount(2);
    for (const field of [nameField(page), phoneField(page)]) {
      await expect(field).toHaveAttribute('aria-required', 'true');
    }
  });

  test('lets the browser fill in the name and the number', async ({ page }) => {
    await openPanel(page);
    await expect(nameField(page)).toHaveAttribute('autocomplete', 'name');
    await expect(phoneField(page)).toHaveAttribute('autocomplete', 'tel');
  });

  test('has a field for the destination of a custom trip as well', async ({ page }) => {
    await openCustomPanel(page);
    await expect(panel(page).getByRole('textbox')).toHaveCount(3);
    await expect(destinationField(page)).toBeVisible();
  });

  test('says what is taken, what for and for how long, whom to ask, and what is never asked', async ({
    page,
  }) => {
    await openPanel(page);
    const { contact, legal } = content('site');
    const [phone = ''] = contact.phones;
    const { requestDays } = legal;
    await expect(panel(page)).toContainText(
      `${content('trips/callback').use} ${fill(content('trips/callback').kept, { requestDays })}`,
    );
    const { grievanceOfficer } = legal;
    await expect(panel(page)).toContainText(
      fill(content('trips/callback').ask, { grievanceOfficer, email: contact.email }),
    );
    await expect(panel(page).getByRole('link', { name: contact.email })).toHaveAttribute(
      'href',
      `mailto:${contact.email}`,
    );
    await expect(
      panel(page).getByRole('link', { name: content('trips/callback').privacyLink }),
    ).toHaveAttribute('href', pathOn(page, '/privacy-policy'));
    await expect(panel(page)).toContainText(content('trips/callback').callInstead);
    await expect(panel(page).getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${dialled(phone)}`,
    );
    await expect(panel(page)).toContainText(content('trips/callback').neverAsk);
  });

  for (const [way, close] of [
    ['a click on the backdrop', (page: Page) => page.mouse.click(BACKDROP.x, BACKDROP.y)],
    ['the Escape key', (page: Page) => page.keyboard.press('Escape')],
    [
      'the close button',
      (page: Page) =>
        panel(page)
          .getByRole('button', { name: content('trips/callback').close, exact: true })
          .click(),
    ],
  ] as const) {
    test(`is closed by ${way}, which restores the focus and keeps what was typed`, async ({ page }) => {
      await openPanel(page);
      await expect(nameField(page)).toBeFocused();
      await fillIn(page);
      await close(page);
      await expect(panel(page)).toBeHidden();
      const opener = tripButtons(page).first();
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(nameField(page)).toHaveValue('Asha Devi');
    });
  }

  test('is not closed by a click on itself, nor by a drag between a field and the backdrop', async ({
    page,
  }) => {
    await openPanel(page);
    await panel(page).getByRole('heading').click();
    await isStillOpen(page);
    await panel(page).click({ position: { x: 4, y: 300 } });
    await isStillOpen(page);
    const box = await nameField(page).boundingBox();
    const field = { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 10 };
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
    await visit(page, '/trips');
    await hydrated(page);
    await tripButtons(page).first().dblclick();
    await slidIn(page);
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    await isStillOpen(page);
  });

  test('leaves a strip of the backdrop on a phone, and a tap there closes it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openCustomPanel(page);
    expect((await panel(page).boundingBox())?.y).toBeGreaterThan(48);
    await page.mouse.click(180, 20);
    await expect(panel(page)).toBeHidden();
  });

  test('scrolls to the success message where the on-screen keyboard leaves little room', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await openCustomPanel(page);
    await fillIn(page);
    await page.keyboard.press('Enter');
    await expect(success(page)).toBeInViewport({ ratio: 1 });
  });

  test('slides in from the right on wide screens and from below on phones', async ({ page }) => {
    /** Presses a button, and tells the edges of the panel before and after its transition. */
    const edges = () =>
      tripButtons(page)
        .first()
        .evaluate(async (button: HTMLElement) => {
          const dialog = document.querySelector('dialog');
          if (!dialog) throw new Error('There is no panel.');
          const isOpen = new Promise((resolve) => {
            new MutationObserver(resolve).observe(dialog, { attributeFilter: ['open'] });
          });
          button.click();
          await isOpen;
          const transitions = dialog.getAnimations();
          const edge = () => {
            const { left, top, right, bottom } = dialog.getBoundingClientRect();
            return [left, top, right, bottom].map(Math.round);
          };
          for (const transition of transitions) transition.currentTime = 0;
          const start = edge();
          for (const transition of transitions) transition.finish();
          return { start, end: edge() };
        });
    await visit(page, '/trips');
    await hydrated(page);
    const wide = await edges();
    const [, , right = 0] = wide.end;
    // Beside the gutter of the scrollbar.
    expect(right).toBeGreaterThan(1280 - 20);
    expect(wide.start).toEqual([right, 0, right + 480, 900]);
    expect(wide.end).toEqual([right - 480, 0, right, 900]);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    const { start, end } = await edges();
    const [, top = 0, width = 0] = end;
    expect(width).toBeGreaterThan(360 - 20);
    expect(start).toEqual([0, 740, width, 740 + 740 - top]);
    expect(end).toEqual([0, top, width, 740]);
  });
});

test.describe('The phone field', () => {
  test.beforeEach(async ({ page }) => {
    await openPanel(page);
  });

  test('takes at most twelve digits and ignores every other key', async ({ page }) => {
    await phoneField(page).pressSequentially('98a7-6 5x43210123456');
    await expect(phoneField(page)).toHaveValue('987654321012');
  });

  test('takes the digits of a pasted number with signs and spaces', async ({ page }) => {
    await phoneField(page).fill('+91 98765-43210');
    await expect(phoneField(page)).toHaveValue('919876543210');
  });

  test('ignores a letter even where digits are selected', async ({ page }) => {
    await phoneField(page).fill('98765');
    await phoneField(page).press('ControlOrMeta+a');
    await phoneField(page).press('x');
    await expect(phoneField(page)).toHaveValue('98765');
    await phoneField(page).press('4');
    await expect(phoneField(page)).toHaveValue('4');
  });

  test('takes each Devanagari digit of an input method once', async ({ page }) => {
    test.skip(!IS_CHROMIUM, 'needs the DevTools protocol');
    await phoneField(page).focus();
    const session = await page.context().newCDPSession(page);
    for (const text of ['९', '९८', '९८७']) {
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    await session.send('Input.insertText', { text: '९८७' });
    await expect(phoneField(page)).toHaveValue('987');
  });

  test('keeps the caret in place when it ignores a key in the middle', async ({ page }) => {
    await phoneField(page).fill('98765');
    await phoneField(page).press('Home');
    await phoneField(page).press('ArrowRight');
    await phoneField(page).pressSequentially('x4y');
    await expect(phoneField(page)).toHaveValue('948765');
    expect(await phoneField(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  });
});

test.describe('A callback request', () => {
  test('is stored in the CSV file', async ({ page }) => {
    const name = `Asha ${crypto.randomUUID()}`;
    await openPanel(page);
    await fillIn(page, name);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    const row = (await readFile(CALLBACK_CSV, 'utf8')).split('\r\n').find((line) => line.includes(name));
    expect(row).toContain(`"${name}","${PHONE}",`);
    expect(row).toContain(`${firstTrip?.title.replaceAll('"', '""')}","no","/trips"`);
  });

  test('is one POST of JSON as text/plain, with the title of the trip', async ({ page }) => {
    const posts = postsOf(page);
    await openPanel(page);
    await fillIn(page);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    expect(posts).toHaveLength(1);
    expect(posts[0]?.headers()['content-type']).toBe('text/plain');
    const body = { name: 'Asha Devi', phone: PHONE, trip: firstTrip?.title, customTrip: false };
    expect(posts[0]?.postData()).toBe(JSON.stringify(body));
  });

  test('for a custom trip sends the typed destination', async ({ page }) => {
    const call = page.waitForRequest((request) => request.method() === 'POST');
    await openCustomPanel(page);
    await fillIn(page);
    await destinationField(page).fill('Ladakh, slowly');
    await submit(page).click();
    expect((await call).postDataJSON()).toEqual({
      name: 'Asha Devi',
      phone: PHONE,
      trip: 'Ladakh, slowly',
      customTrip: true,
    });
  });

  test('is sent even with empty fields', async ({ page }) => {
    const call = page.waitForRequest((request) => request.method() === 'POST');
    await openPanel(page);
    await submit(page).click();
    expect((await call).postDataJSON()).toMatchObject({ name: '', phone: '' });
  });

  test('is not sent by a key that is held down on the button that opens the panel', async ({ page }) => {
    const posts = postsOf(page);
    await visit(page, '/trips');
    await hydrated(page);
    await tripButtons(page).first().focus();
    await page.keyboard.down('Enter');
    await expect(nameField(page)).toBeFocused();
    for (let repeat = 0; repeat < 50; repeat += 1) await page.keyboard.down('Enter');
    // Past the opening guard, which ignores the first presses.
    await slidIn(page);
    for (let repeat = 0; repeat < 50; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(posts).toEqual([]);
    await isStillOpen(page);
  });

  test('turns Submit into a spinner of 36 px while it is on its way', async ({ page }) => {
    await page.route(CALLBACK, () => undefined);
    await openPanel(page);
    await submit(page).click();
    const spinner = panel(page)
      .getByRole('status')
      .filter({ hasText: content('trips/callback').submitting })
      .locator('svg');
    await expect(spinner).toBeVisible();
    expect(await spinner.evaluate((svg) => [svg.clientWidth, svg.clientHeight])).toEqual([36, 36]);
    await expect(submit(page)).toHaveCount(0);
  });

  test('has its success announced by a live region that was there before', async ({ page }) => {
    await openPanel(page);
    await expect(panel(page).getByRole('status')).toHaveText('');
    const region = await panel(page).getByRole('status').elementHandle();
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    expect(await region.textContent()).toBe(content('trips/callback').success);
  });

  test('closes the panel 2 s after its success and empties the fields 2.3 s after Submit', async ({
    page,
  }) => {
    await page.clock.install();
    await openPanel(page);
    await fillIn(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(1999);
    await isStillOpen(page);
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('[name=name]')).toHaveValue('Asha Devi');
    await page.clock.runFor(299);
    await expect(page.locator('[name=name]')).toHaveValue('Asha Devi');
    await page.clock.runFor(1);
    await expect(page.locator('[name=name]')).toHaveValue('');
    await tripButtons(page).first().click();
    await expect(phoneField(page)).toHaveValue('');
    await expect(success(page)).toHaveCount(0);
  });
});
