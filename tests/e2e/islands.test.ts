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
import { atRest, expect, hold, hydrated, stopClock, test } from './fixtures.ts';
import { menuButton, sidebar as menu, sidebarClose } from './parts.ts';
import { cards, holdTrips, serveTrips, spinner, TITLES, TRIP } from './trip.ts';

const PHONE = { width: 360, height: 740 };

const firstTrip = (page: Page) => tripButtons(page).first();
const itemOfMenu = (page: Page, label: string) => menu(page).getByRole('link', { name: label, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const failed = (page: Page) => page.locator('astro-island[data-failed]');

/** The panel has the telephone number in place of its form. */
async function hasNumberInPanel(page: Page): Promise<void> {
  await expect(panel(page).getByRole('link', { name: '+91 98111 23456' })).toBeVisible();
  await expect(panel(page)).toHaveAccessibleName(
    'Would you rather call us? +91 98111 23456 1800 123 4567 Monday to Friday, 9:00AM to 05:00PM',
  );
  await expect(panel(page).getByRole('textbox')).toHaveCount(0);
  await expect(panel(page).getByText('Please Enter your Name and Phone')).toBeHidden();
}

const withoutCode = (page: Page, ...islands: string[]) =>
  page.route(new RegExp(`/(${islands.join('|')})\\.[^/]*\\.js`), (route) => route.abort());

/** Makes the list of trips and the callback panel throw when they are hydrated. */
function breakIslands() {
  const fail = () => {
    throw new Error('The test has broken this.');
  };
  Object.assign(Intl.PluralRules.prototype, { select: fail });
  Object.assign(window, { FormData: fail });
}

test.beforeEach(({ page }) => page.clock.install());

test.describe('Islands that fail', () => {
  test.use({ viewport: PHONE });

  test('leave the menu, the figures and the testimonials as they were without them', async ({ page }) => {
    await withoutCode(page, 'Navbar', 'Sidebar', 'Counter', 'TestimonialCarousel');
    await page.goto('/#_stats');
    await page.keyboard.press('Shift');
    await expect(failed(page).locator('.counter')).toHaveCount(4);
    await expect(page.locator('.counter')).toHaveText(['30000+', '5000+', '24+', '19+']);
    const last = page.locator('.swiper-slide').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    for (const part of ['.carousel-pause', '.carousel-bullet >> nth=0'])
      await expect(page.locator(part)).toBeHidden();
    // The bar, the menu, four figures and the testimonials.
    await expect(failed(page)).toHaveCount(7);
    await menuButton(page).click();
    await sidebarClose(page).click();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await itemOfMenu(page, 'About').click();
    await expect(heading(page, 'Who We Are')).toBeInViewport();
  });

  for (const [way, fail] of [
    ['whose code does not load', (page: Page) => withoutCode(page, 'TripGrid', 'CallbackPanel')],
    ['that throw', (page: Page) => page.addInitScript(breakIslands)],
  ] as const) {
    test(`${way} leave the trips, and a telephone number where the panel was`, async ({ page }) => {
      await fail(page);
      await serveTrips(page, TRIP);
      await page.goto('/trips');
      await page.keyboard.press('Shift');
      // The click would be lost if the button were replaced between `pointerdown` and `pointerup`.
      await expect(failed(page)).toHaveCount(2);
      await firstTrip(page).click();
      await slidIn(page);
      await hasNumberInPanel(page);
      await closeButton(page).click();
      await expect(panel(page)).toBeHidden();
      await expect(cards(page).getByRole('heading')).toHaveText(TITLES);
      await expect(spinner(page)).toHaveCount(0);
      await customTrip(page).click();
      await expect(panel(page)).toBeVisible();
      await expect(page.locator('main a[href="tel:+919811123456"]').first()).toBeVisible();
    });
  }
});

test('Without the runtime of the islands there are no buttons that do nothing', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/\/islands\.[^/]*\.js/, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  await page.goto('/');
  await stopClock(page);
  await page.keyboard.press('Shift');
  await page.clock.runFor(100);
  await expect.poll(() => asked).toHaveLength(1);
  await page.clock.runFor(800);
  await expect(page.locator('.carousel-controls')).toBeVisible();
  // The script is requested again a second after the failure.
  const askedLater = () => page.clock.runFor(1000).then(() => asked.length);
  await expect.poll(askedLater).toBe(2);
  await expect(page.locator('.carousel-controls')).toBeHidden();
});

test('A press unheard for 8 s because a script hangs gives the number to ring', async ({ page }) => {
  const letCome = await hold(page, /\/CallbackPanel\.[^/]*\.js/);
  await page.goto('/trips', { waitUntil: 'domcontentloaded' });
  await stopClock(page);
  await customTrip(page).click();
  await page.clock.runFor(7900);
  await expect(destinationField(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(panel(page).getByRole('textbox')).toHaveCount(0);
  await page.clock.resume();
  await hasNumberInPanel(page);
  // When the script loads late, the form is shown.
  letCome();
  await expect(destinationField(page)).toBeVisible();
  await expect(panel(page)).toHaveAccessibleName('Please Enter your Name and Phone');
});

test('A callback panel whose script comes in time keeps its form', async ({ page }) => {
  const letCome = await hold(page, /\/CallbackPanel\.[^/]*\.js/);
  await page.goto('/trips', { waitUntil: 'domcontentloaded' });
  await stopClock(page);
  await customTrip(page).click();
  letCome();
  await page.clock.runFor(100);
  await hydrated(page);
  await page.clock.runFor(10_000);
  await expect(destinationField(page)).toBeVisible();
});

test('A callback panel that fails while it is open has the telephone number', async ({ page }) => {
  await page.goto('/trips');
  await hydrated(page);
  await firstTrip(page).click();
  await slidIn(page);
  await page.evaluate(() => Object.assign(Element.prototype, { scrollIntoView: null }));
  await submit(page).click();
  await expect(failed(page)).toHaveCount(1);
  await hasNumberInPanel(page);
});

test('A callback panel that is opened before it fails is modal', async ({ page }) => {
  await page.addInitScript(breakIslands);
  const letCome = await hold(page, /\/_astro\/.*\.js$/);
  await page.goto('/trips', { waitUntil: 'commit' });
  await customTrip(page).click();
  letCome();
  await hasNumberInPanel(page);
  expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
});

test('A list that fails before another answer comes has no spinner after it', async ({ page }) => {
  const answer = await holdTrips(page, () => [TRIP]);
  await withoutCode(page, 'TripGrid');
  await page.goto('/trips');
  await page.keyboard.press('Shift');
  await expect(failed(page)).toHaveCount(1);
  await expect(spinner(page)).toBeVisible();
  answer();
  await expect(spinner(page)).toHaveCount(0);
  await expect(cards(page).getByRole('heading')).toHaveText(TITLES);
  const call = page.waitForRequest(CALLBACK);
  await sendRequest(page);
  expect((await call).postDataJSON()).toMatchObject({ trip: 'Lamps on the Ganga' });
});

test.describe('A tap before the scripts have come', () => {
  /** Opens a page whose scripts and time wait until the returned function is called, which hydrates it. */
  async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
    const release = await hold(page, /\/_astro\/.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await stopClock(page);
    return async () => {
      release();
      await page.clock.runFor(100);
      await hydrated(page);
      await page.clock.resume();
    };
  }

  test('on the button for a custom trip opens the panel at once', async ({ page }) => {
    const letCome = await openHeld(page, '/trips');
    await customTrip(page).click();
    await destinationField(page).fill('Ladakh, slowly');
    await phoneField(page).fill('98765 43210');
    await letCome();
    await expect(destinationField(page)).toHaveValue('Ladakh, slowly');
    await expect(phoneField(page)).toHaveValue('9876543210');
    await expect(panel(page).getByRole('textbox')).toHaveCount(3);
  });

  test('on the button of a trip opens the panel, and its form is sent later', async ({ page }) => {
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
    await letCome();
    const trip = 'Lamps on the Ganga';
    expect((await call).postDataJSON()).toMatchObject({ name: 'Asha Devi', phone: NUMBER, trip });
  });

  test('twice on the button of a trip opens the panel, and does not close it', async ({ page }) => {
    const requests = requestsOf(page);
    const letCome = await openHeld(page, '/trips');
    await firstTrip(page).dblclick();
    await slidIn(page);
    await letCome();
    await expect(panel(page)).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('on the close button or the backdrop closes the panel, which stays closed', async ({ page }) => {
    const letCome = await openHeld(page, '/trips');
    for (const close of [() => closeButton(page).click(), () => page.mouse.click(100, 400)]) {
      await firstTrip(page).click();
      await slidIn(page);
      await close();
      await expect(panel(page)).toBeHidden();
    }
    await letCome();
    await expect(panel(page)).toBeHidden();
    await expect(firstTrip(page)).toBeFocused();
  });

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
      await letCome();
    }
  });

  test('on the menu opens it at once, and the scripts leave it open when they come', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const letCome = await openHeld(page, '/');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await letCome();
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
    await letCome();
    await expect(menu(page)).toBeHidden();
  });

  test('on Next moves the testimonials by one, once, however often it was tapped', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const letCome = await openHeld(page, '/');
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await next.click();
    await next.click();
    await letCome();
    const second = page.locator('.carousel-bullet').nth(1);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await atRest(page);
    await expect(second).toHaveAttribute('aria-current', 'true');
  });
});

test('The first touch hydrates the islands, and is neither swallowed nor repeated', async ({ page }) => {
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
