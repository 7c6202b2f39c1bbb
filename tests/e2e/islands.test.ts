import type { Page } from 'playwright/test';
import {
  CALLBACK,
  closeButton,
  customTripButton as customTrip,
  destinationField,
  fillIn,
  nameField,
  panel,
  PHONE as NUMBER,
  phoneField,
  requestsOf,
  sendRequest,
  slidIn,
  submit,
  tripButtons,
} from './callback-panel.ts';
import { IS_CHROMIUM } from './engine.ts';
import { atRest, expect, hold, hydrated, stopClock, test } from './fixtures.ts';
import { ISLAND_FAULTS } from './island-faults.ts';
import { bar, menuButton, sidebar as menu, sidebarClose } from './parts.ts';
import { cards, holdTrips, serveTrips, spinner, TITLES, TRIP } from './trip.ts';

const PHONE = { width: 360, height: 740 };

const firstTrip = (page: Page) => tripButtons(page).first();
const itemOfMenu = (page: Page, label: string) => menu(page).getByRole('link', { name: label, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const failed = (page: Page) => page.locator('astro-island[data-failed]');

/** The panel has the telephone number in place of its form. */
async function hasNumberInPanel(page: Page): Promise<void> {
  await expect(panel(page).getByRole('link', { name: '+91 98111 23456' })).toBeVisible();
  await expect(panel(page)).toHaveAccessibleName('Would you rather call us? +91 98111 23456');
  await expect(panel(page).getByRole('textbox')).toHaveCount(0);
}

const withoutCode = (page: Page, island: string) =>
  page.route(new RegExp(`/${island}\\.[^/]*\\.js`), (route) => route.abort());

for (const way of ['does not load', 'throws'] as const) {
  test.describe(`An island that ${way}`, () => {
    const breakIsland = (page: Page, island: keyof typeof ISLAND_FAULTS) =>
      way === 'throws' ? page.addInitScript(ISLAND_FAULTS[island]) : withoutCode(page, island);

    /** Opens a page of a phone whose island fails as soon as it is hydrated. */
    async function openBroken(page: Page, path: string, island: keyof typeof ISLAND_FAULTS) {
      await page.setViewportSize(PHONE);
      await breakIsland(page, island);
      await page.goto(path);
      await page.keyboard.press('Shift');
      await expect(failed(page).first()).toBeAttached();
    }

    test('leaves the bar with links that lead on and a menu that opens', async ({ page }) => {
      await openBroken(page, '/', 'Navbar');
      await menuButton(page).click();
      await itemOfMenu(page, 'About').click();
      await expect(page).toHaveURL('/#_about');
      await expect(heading(page, 'Who We Are')).toBeInViewport();
    });

    test('leaves the menu opening, closing, and its links leading on', async ({ page }) => {
      await openBroken(page, '/', 'Sidebar');
      await menuButton(page).click();
      await sidebarClose(page).click();
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      await itemOfMenu(page, 'Trips').click();
      await expect(page).toHaveURL('/trips');
    });

    test('leaves the impact figures to be read', async ({ page }) => {
      await openBroken(page, '/#_stats', 'Counter');
      await expect(failed(page).locator('.counter')).toHaveCount(4);
      await expect(page.locator('.counter [aria-hidden]')).toHaveText(['30000+', '5000+', '24+', '19+']);
    });

    test('leaves the testimonials to be scrolled through', async ({ page }) => {
      await openBroken(page, '/#_feedbacks', 'TestimonialCarousel');
      await expect(failed(page).locator('.carousel')).toHaveCount(1);
      const last = page.locator('.swiper-slide').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
      await expect(page.locator('.carousel-pause')).toBeHidden();
    });

    test('leaves the trips to be read and to be asked for', async ({ page }) => {
      await serveTrips(page, TRIP);
      await openBroken(page, '/trips', 'TripGrid');
      await expect(cards(page).getByRole('heading')).toHaveText(TITLES);
      await expect(spinner(page)).toHaveCount(0);
      const call = page.waitForRequest(CALLBACK);
      await sendRequest(page);
      expect((await call).postDataJSON()).toMatchObject({ trip: 'Lamps on the Ganga' });
    });

    test('leaves a telephone number where the callback panel was', async ({ page }) => {
      await breakIsland(page, 'CallbackPanel');
      await page.goto('/trips');
      await firstTrip(page).click();
      await hasNumberInPanel(page);
      await closeButton(page).click();
      await expect(panel(page)).toBeHidden();
      await customTrip(page).click();
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(page.locator('main a[href="tel:+919811123456"]').first()).toBeVisible();
    });
  });
}

test('Without the runtime of the islands, the testimonials have no buttons that do nothing', async ({
  page,
}) => {
  const asked: number[] = [];
  await page.route(/\/islands\.[^/]*\.js/, async (route) => {
    asked.push(Date.now());
    await route.abort();
  });
  await page.goto('/#_feedbacks');
  await expect(page.locator('.carousel-controls')).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.locator('.carousel-controls')).toBeHidden();
  const [first = 0, second = 0, ...more] = asked;
  expect(second - first, 'It is asked for again a second later').toBeGreaterThan(900);
  expect(more).toEqual([]);
});

for (const script of ['CallbackPanel', 'client']) {
  test(`A press unheard for 8 s because the script ${script} hangs gives the number to ring`, async ({
    page,
  }) => {
    const letCome = await hold(page, new RegExp(`/${script}\\.[^/]*\\.js`));
    await page.clock.install();
    await page.goto('/trips', { waitUntil: 'domcontentloaded' });
    await stopClock(page);
    await customTrip(page).click();
    await page.clock.runFor(7900);
    await expect(destinationField(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(panel(page).getByRole('textbox')).toHaveCount(0);
    await page.clock.resume();
    await hasNumberInPanel(page);
    // When the script comes after all, the form does, too.
    letCome();
    await expect(destinationField(page)).toBeVisible();
    await expect(panel(page)).toHaveAccessibleName('Please Enter your Name and Phone');
  });
}

test('A callback panel whose script comes in time stays closed once it was closed', async ({ page }) => {
  const letCome = await hold(page, /\/CallbackPanel\.[^/]*\.js/);
  await page.clock.install();
  await page.goto('/trips', { waitUntil: 'domcontentloaded' });
  await customTrip(page).click();
  letCome();
  await expect(destinationField(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(panel(page)).toBeHidden();
});

test('A callback panel that is closed just before its script comes stays closed', async ({ page }) => {
  await hold(page, /\/CallbackPanel\.[^/]*\.js/);
  await page.goto('/trips', { waitUntil: 'domcontentloaded' });
  await customTrip(page).click();
  await expect(destinationField(page)).toBeVisible();
  await panel(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    // What the island does when it is hydrated; the event `close` is not dispatched yet.
    dialog.dispatchEvent(new CustomEvent('hydrated', { bubbles: true, detail: () => dialog.showModal() }));
  });
  await expect(panel(page)).toBeHidden();
});

test.describe('A callback panel that fails after it was used', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/trips');
    await hydrated(page);
    await firstTrip(page).click();
    await slidIn(page);
  });

  test('and closed does not open unasked', async ({ page }) => {
    await panel(page).evaluate((dialog: HTMLDialogElement) => {
      dialog.close = () => {
        Reflect.deleteProperty(dialog, 'close');
        throw new Error('close is broken');
      };
    });
    await page.keyboard.press('Escape');
    await expect(failed(page)).toHaveCount(1);
    await expect(panel(page)).toBeHidden();
    await firstTrip(page).click();
    await hasNumberInPanel(page);
  });

  test('while it is open gives the telephone number in its place', async ({ page }) => {
    await page.evaluate(() => Object.assign(Element.prototype, { scrollIntoView: null }));
    await submit(page).click();
    await expect(failed(page)).toHaveCount(1);
    await hasNumberInPanel(page);
  });
});

test('A list that fails before another answer comes shows no spinner after it', async ({ page }) => {
  const answer = await holdTrips(page, () => [TRIP]);
  await withoutCode(page, 'TripGrid');
  await page.goto('/trips');
  await page.keyboard.press('Shift');
  await expect(failed(page)).toHaveCount(1);
  await expect(spinner(page)).toBeVisible();
  answer();
  await expect(spinner(page)).toHaveCount(0);
  await expect(cards(page).getByRole('heading')).toHaveText(TITLES);
});

test('While everything loads as it should, nobody is told to ring', async ({ page }) => {
  await page.goto('/trips');
  await hydrated(page);
  await expect(page.locator('.contact-fallback')).toBeHidden();
});

test('While only the bar fails, nobody is told to ring', async ({ page }) => {
  await withoutCode(page, 'Navbar');
  await page.goto('/trips');
  await page.keyboard.press('Shift');
  await expect(page.locator('header astro-island[data-failed]')).toHaveCount(1);
  await expect(cards(page)).toHaveCount(TITLES.length);
  await expect(page.locator('.contact-fallback')).toBeHidden();
});

test.describe('A tap before the scripts have come', () => {
  /** Opens a page, and holds its scripts until the function is called that it gives. */
  async function openHeld(page: Page, path: string): Promise<() => void> {
    const letCome = await hold(page, /\/_astro\/.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    return letCome;
  }

  test('on the button for a custom trip opens the panel at once', async ({ page }) => {
    const letCome = await openHeld(page, '/trips');
    await customTrip(page).click();
    await destinationField(page).fill('Ladakh, slowly');
    letCome();
    await hydrated(page);
    await expect(destinationField(page)).toHaveValue('Ladakh, slowly');
    await expect(panel(page).getByRole('textbox')).toHaveCount(3);
  });

  test('on the button of a trip opens the panel, and its form is sent once they are there', async ({
    page,
  }) => {
    const letCome = await openHeld(page, '/trips');
    await firstTrip(page).click();
    await slidIn(page);
    await expect(panel(page)).toContainText('Lamps on the Ganga');
    await expect(nameField(page)).toBeFocused();
    await fillIn(page);
    await submit(page).click();
    await expect(submit(page)).toBeVisible();
    await expect(page).toHaveURL('/trips');
    const call = page.waitForRequest(CALLBACK);
    letCome();
    expect((await call).postDataJSON()).toEqual({
      name: 'Asha Devi',
      phone: NUMBER,
      trip: 'Lamps on the Ganga',
      customTrip: false,
    });
  });

  test('and letters typed while the form is hydrated stay in it', async ({ page }) => {
    test.skip(!IS_CHROMIUM, 'needs the DevTools protocol');
    await page.goto('/trips');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('dialog [name=name]');
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      // Comes between the tasks of React: as soon as it knows the field, before its effects.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (!Object.keys(input ?? {}).some((key) => key.startsWith('__react'))) {
          port2.postMessage('');
          return;
        }
        value?.set?.call(input, 'Asha Devi');
        input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      };
      port2.postMessage('');
    });
    await firstTrip(page).click();
    await hydrated(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(nameField(page)).toHaveValue('Asha Devi');
    await phoneField(page).fill(NUMBER);
    await expect(nameField(page)).toHaveValue('Asha Devi');
  });

  test('twice on the button of a trip opens the panel, and presses nothing in it', async ({ page }) => {
    const requests = requestsOf(page);
    await page.setViewportSize(PHONE);
    const letCome = await openHeld(page, '/trips');
    await firstTrip(page).dblclick();
    await slidIn(page);
    letCome();
    await hydrated(page);
    await expect(panel(page)).toBeVisible();
    expect(requests).toEqual([]);
  });

  for (const [place, close] of [
    ['the close button', (page: Page) => closeButton(page).click()],
    ['the backdrop', (page: Page) => page.mouse.click(100, 400)],
  ] as const) {
    test(`on ${place} closes the panel, which stays closed`, async ({ page }) => {
      const letCome = await openHeld(page, '/trips');
      await firstTrip(page).click();
      await slidIn(page);
      await close(page);
      await expect(panel(page)).toBeHidden();
      letCome();
      await hydrated(page);
      await expect(panel(page)).toBeHidden();
      await expect(firstTrip(page)).toBeFocused();
    });
  }

  test('in a browser that does not know `command` opens and closes the panel at once', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('command', (event) => event.preventDefault(), { capture: true });
    });
    const letCome = await openHeld(page, '/trips');
    for (const state of ['static', 'hydrated']) {
      await firstTrip(page).click();
      await slidIn(page);
      await expect(panel(page), state).toContainText('Lamps on the Ganga');
      await closeButton(page).click();
      await expect(panel(page), state).toBeHidden();
      letCome();
      await hydrated(page);
    }
  });

  test('on the menu opens it at once, and the scripts leave it open when they come', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const letCome = await openHeld(page, '/');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    letCome();
    await hydrated(page);
    await expect(page.getByRole('main')).toHaveAttribute('inert');
    await expect(menu(page)).toBeVisible();
  });

  test('on a section in the menu closes it and leads there', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const letCome = await openHeld(page, '/');
    await menuButton(page).click();
    await itemOfMenu(page, 'About').click();
    await expect(menu(page)).toBeHidden();
    await expect(heading(page, 'Who We Are')).toBeInViewport();
    letCome();
    await hydrated(page);
    await expect(menu(page)).toBeHidden();
  });

  test('on the menu opens it at once, and a link in it leads on', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openHeld(page, '/');
    await menuButton(page).click();
    await itemOfMenu(page, 'Trips').click();
    await expect(page).toHaveURL('/trips');
  });

  test('on a link of the bar leads to its section, which is then the current one', async ({ page }) => {
    const letCome = await openHeld(page, '/');
    const link = bar(page).getByRole('link', { name: 'Mentors', exact: true });
    await link.click();
    await expect(heading(page, 'Know Your Mentors')).toBeInViewport();
    letCome();
    await hydrated(page);
    await expect(link).toHaveAttribute('aria-current', 'true');
  });

  test('on Next moves the testimonials by one, once, however often it was tapped', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const letCome = await openHeld(page, '/');
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await next.click();
    await next.click();
    letCome();
    const second = page.locator('.carousel-bullet').nth(1);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await page.waitForLoadState('networkidle');
    await atRest(page);
    await expect(second).toHaveAttribute('aria-current', 'true');
  });
});

test('The first touch brings the islands to life, and is neither swallowed nor repeated', async ({
  page,
}) => {
  await page.goto('/trips');
  const seen = await page.evaluateHandle(() => {
    const kinds: string[] = [];
    for (const kind of ['pointerdown', 'click']) addEventListener(kind, () => kinds.push(kind), true);
    return kinds;
  });
  await firstTrip(page).click();
  await hydrated(page);
  await expect(panel(page)).toBeVisible();
  expect(await seen.jsonValue()).toEqual(['pointerdown', 'click']);
});
