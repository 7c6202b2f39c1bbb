import { dialled } from '../../src/lib/telephone.ts';
import type { Page } from 'playwright/test';
import {
  CALLBACK,
  customTripButton as customTrip,
  destinationField,
  fillIn,
  nameField,
  panel,
  PHONE as NUMBER,
  slidIn,
  submit,
  tripButtons,
} from './callback-panel.ts';
import { content } from './fixture-content.ts';
import { atRest, expect, hydrated, stopClock, test } from './fixtures.ts';
import { ISLAND_FAULTS } from './island-faults.ts';
import { pathOn, visit } from './language.ts';
import { serveTrips, spinner, TRIP, TRIPS_CALL } from './trip.ts';
import { bar, labelOf, menuButton, sidebar as menu, sidebarClose } from './parts.ts';

const PHONE = { width: 360, height: 740 };
const SCRIPTS = /\/_astro\/.*\.js$/;

const navigation = (page: Page) => content('navigation');
// Facts, which are the same in every language, but for the titles of the trips.
const { trips } = content('trips/upcoming');
const { contact } = content('site');
const [phone = ''] = contact.phones;
const FIGURES = content('landing/impact').stats.map(({ value }) => `${value}+`);
/** Whom to call, as the panel without its form is named. */
const callInstead = (page: Page) => `${content('trips/callback').callInstead} ${phone}`;

const panelNumber = (page: Page) => panel(page).locator(`a[href="tel:${dialled(phone)}"]`);
const firstTrip = (page: Page) => tripButtons(page).first();
const telephone = (page: Page) =>
  page
    .getByRole('main')
    .locator(`a[href="tel:${dialled(phone)}"]`)
    .first();
const itemOfMenu = (page: Page, section: string) =>
  menu(page).getByRole('link', { name: labelOf(navigation(page).sidebar, section), exact: true });
const headingOf = (page: Page, section: string) =>
  page.locator(`#${section}`).getByRole('heading', { level: 2 });

const withoutCode = (name: string) => (page: Page) =>
  page.route(new RegExp(`/${name}\\.[^/]*\\.js`), (route) => route.abort());

/** Lets something of the browser throw that the island needs when it is brought to life. */
const withFault = (name: keyof typeof ISLAND_FAULTS) => (page: Page) =>
  page.addInitScript(ISLAND_FAULTS[name]);

for (const [way, fault] of [
  ['does not load', withoutCode],
  ['throws', withFault],
] as const) {
  test.describe(`An island that ${way}`, way === 'throws' ? ANY_LANGUAGE : {}, () => {
    const failed = (page: Page) => page.locator('astro-island[data-failed]');

    test('leaves the bar with links that lead on and a menu that opens', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await fault('Navbar')(page);
      await visit(page, '/');
      await page.keyboard.press('Shift');
      await expect(failed(page)).toHaveCount(1);
      await menuButton(page).click();
      await itemOfMenu(page, '_about').click();
      await expect(page).toHaveURL(pathOn(page, '/#_about'));
      await expect(headingOf(page, '_about')).toBeInViewport();
    });

    test('leaves the menu opening, closing, and its links leading on', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await fault('Sidebar')(page);
      await visit(page, '/');
      await page.keyboard.press('Shift');
      await expect(failed(page)).toHaveCount(1);
      await menuButton(page).click();
      await sidebarClose(page).click();
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      await itemOfMenu(page, '_trips').click();
      await expect(page).toHaveURL(pathOn(page, '/trips'));
    });

    test('leaves the impact figures to be read', async ({ page }) => {
      await fault('Counter')(page);
      await visit(page, '/');
      await page.locator('#_stats').scrollIntoViewIfNeeded();
      await expect(failed(page).locator('.counter')).toHaveCount(4);
      await expect(page.locator('.counter [aria-hidden]')).toHaveText(FIGURES);
    });

    test('leaves the testimonials to be scrolled through', async ({ page }) => {
      await fault('TestimonialCarousel')(page);
      await page.setViewportSize(PHONE);
      await visit(page, '/');
      await page.locator('#_feedbacks').scrollIntoViewIfNeeded();
      await expect(failed(page).locator('.carousel')).toHaveCount(1);
      const last = page.locator('.swiper-slide').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
      await expect(page.locator('.carousel-pause')).toBeHidden();
    });

    test('leaves the trips to be read and to be asked for', async ({ page }) => {
      await fault('TripGrid')(page);
      await serveTrips(page, TRIP);
      await visit(page, '/trips');
      await expect(failed(page)).toHaveCount(1);
      await expect(page.getByRole('article')).toHaveCount(trips.length);
      await expect(spinner(page)).toHaveCount(0);
      await firstTrip(page).click();
      await expect(panel(page).getByRole('textbox')).toHaveCount(2);
      await slidIn(page);
      const call = page.waitForRequest(CALLBACK);
      await submit(page).click();
      expect((await call).postDataJSON()).toMatchObject({ trip: trips[0]?.title });
    });

    test('leaves a telephone number where the callback panel was', async ({ page }) => {
      await fault('CallbackPanel')(page);
      await visit(page, '/trips');
      await firstTrip(page).click();
      await expect(panel(page)).toBeVisible();
      await expect(panel(page).getByRole('textbox')).toHaveCount(0, { timeout: 10_000 });
      await expect(panelNumber(page)).toBeVisible();
      await expect(panel(page)).toHaveAccessibleName(callInstead(page));
      await panel(page)
        .getByRole('button', { name: content('trips/callback').close, exact: true })
        .click();
      await expect(panel(page)).toBeHidden();
      await customTrip(page).click();
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(telephone(page)).toBeVisible();
    });
  });
}

for (const script of ['CallbackPanel', 'client']) {
  test(`A press that hears nothing for 8 s because the script ${script} hangs is answered by the telephone number`, async ({
    page,
  }) => {
    const { promise: stopped, resolve: goOn } = Promise.withResolvers<undefined>();
    await page.route(new RegExp(`/${script}\\.[^/]*\\.js`), async (route) => {
      await stopped;
      await route.continue();
    });
    await page.clock.install();
    await visit(page, '/trips', { waitUntil: 'domcontentloaded' });
    await stopClock(page);
    await customTrip(page).click();
    await page.clock.runFor(7900);
    await expect(destinationField(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(panel(page).getByRole('textbox')).toHaveCount(0);
    await page.clock.resume();
    await expect(panelNumber(page)).toBeVisible();
    await expect(panel(page)).toHaveAccessibleName(callInstead(page));
    // When the script comes after all, the form does, too.
    goOn(undefined);
    await expect(destinationField(page)).toBeVisible();
    await expect(panel(page)).toHaveAccessibleName(content('trips/callback').heading);
  });
}

test('A callback panel whose script comes in time stays closed once the visitor has closed it', async ({
  page,
}) => {
  const { promise: stopped, resolve: goOn } = Promise.withResolvers<undefined>();
  await page.route(/\/CallbackPanel\.[^/]*\.js/, async (route) => {
    await stopped;
    await route.continue();
  });
  await page.clock.install();
  await visit(page, '/trips', { waitUntil: 'domcontentloaded' });
  await customTrip(page).click();
  goOn(undefined);
  await expect(destinationField(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(panel(page)).toBeHidden();
});

test.describe('A callback panel that fails after it was used', () => {
  test('and closed does not open unasked', async ({ page }) => {
    await visit(page, '/trips');
    await hydrated(page);
    await firstTrip(page).click();
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => {
      const { close } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.close = () => {
        HTMLDialogElement.prototype.close = close;
        throw new Error('close is broken');
      };
    });
    await page.keyboard.press('Escape');
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(1);
    await expect(panel(page)).toBeHidden();
    await firstTrip(page).click();
    await expect(panelNumber(page)).toBeVisible();
  });

  test('while it is open gives the telephone number in its place', async ({ page }) => {
    await visit(page, '/trips');
    await hydrated(page);
    await firstTrip(page).click();
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => {
      Element.prototype.scrollIntoView = () => {
        throw new Error('scrollIntoView is broken');
      };
    });
    await slidIn(page);
    await submit(page).click();
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(1);
    await expect(panelNumber(page)).toBeVisible();
    await expect(panel(page).getByRole('textbox')).toHaveCount(0);
  });
});

test('A list that fails before another answer comes shows no spinner after it', async ({ page }) => {
  const { promise: waiting, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route(TRIPS_CALL, async (route) => {
    await waiting;
    await route.fulfill({ json: { trips: [TRIP] } });
  });
  await withoutCode('TripGrid')(page);
  await visit(page, '/trips');
  await page.keyboard.press('Shift');
  await expect(page.locator('astro-island[data-failed]')).toHaveCount(1);
  await expect(spinner(page)).toBeVisible();
  answer(undefined);
  await expect(spinner(page)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(trips.length);
});

test('While everything loads as it should, nobody is told to ring', async ({ page }) => {
  await visit(page, '/trips');
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(trips.length);
  await expect(page.locator('.contact-fallback')).toBeHidden();
});

test('While only the bar fails, nobody is told to ring', async ({ page }) => {
  await withoutCode('Navbar')(page);
  await visit(page, '/trips');
  await page.keyboard.press('Shift');
  await expect(page.locator('header astro-island[data-failed]')).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveCount(trips.length);
  await expect(page.locator('.contact-fallback')).toBeHidden();
});

test.describe('A tap before the scripts have come', () => {
  /** Lets the scripts come that were held. */
  let letCome: () => void;

  /** Holds the scripts whose addresses match. */
  async function hold(page: Page, scripts: RegExp): Promise<void> {
    const { promise: held, resolve } = Promise.withResolvers<undefined>();
    letCome = () => resolve(undefined);
    await page.route(scripts, async (route) => {
      await held;
      await route.continue();
    });
  }

  test('on the button for a custom trip opens the panel at once', async ({ page }) => {
    await hold(page, SCRIPTS);
    await visit(page, '/trips', { waitUntil: 'commit' });
    await customTrip(page).click();
    await destinationField(page).fill('Ladakh, slowly');
    letCome();
    await hydrated(page);
    await expect(destinationField(page)).toHaveValue('Ladakh, slowly');
    await expect(panel(page).getByRole('textbox')).toHaveCount(3);
  });

  test('on the button of a trip opens the panel at once, and its form is sent once they are there', async ({
    page,
  }) => {
    await hold(page, SCRIPTS);
    await visit(page, '/trips', { waitUntil: 'commit' });
    await firstTrip(page).click();
    await slidIn(page);
    await expect(panel(page)).toContainText(content('trips/upcoming').trips[0]?.title ?? 'No trip');
    await expect(nameField(page)).toBeFocused();
    await fillIn(page);
    await submit(page).click();
    await expect(submit(page)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    const call = page.waitForRequest(CALLBACK);
    letCome();
    expect((await call).postDataJSON()).toEqual({
      name: 'Asha Devi',
      phone: NUMBER,
      trip: trips[0]?.title,
      customTrip: false,
    });
  });

  test('twice on the button of a trip opens the panel, and presses nothing in it', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await hold(page, SCRIPTS);
    await page.setViewportSize(PHONE);
    await visit(page, '/trips', { waitUntil: 'commit' });
    await firstTrip(page).dblclick();
    await slidIn(page);
    letCome();
    await hydrated(page);
    await expect(panel(page)).toBeVisible();
    expect(posts).toEqual([]);
  });

  for (const [place, close] of [
    [
      'the close button',
      (page: Page) =>
        panel(page)
          .getByRole('button', { name: content('trips/callback').close, exact: true })
          .click(),
    ],
    ['the backdrop', (page: Page) => page.mouse.click(100, 400)],
  ] as const) {
    test(`on ${place} closes the panel, which stays closed`, async ({ page }) => {
      await hold(page, SCRIPTS);
      await visit(page, '/trips', { waitUntil: 'commit' });
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

  test('in a browser that does not know `command` opens the panel once they are there', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('command', (event) => event.preventDefault(), { capture: true });
    });
    await hold(page, SCRIPTS);
    await visit(page, '/trips', { waitUntil: 'commit' });
    await firstTrip(page).click();
    await expect(panel(page)).toBeHidden();
    letCome();
    await expect(panel(page)).toBeVisible();
    await expect(panel(page)).toContainText(content('trips/upcoming').trips[0]?.title ?? 'No trip');
  });

  test('on the menu opens it at once, and the scripts leave it open when they come', async ({ page }) => {
    await hold(page, SCRIPTS);
    await page.setViewportSize(PHONE);
    await visit(page, '/', { waitUntil: 'commit' });
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    letCome();
    await hydrated(page);
    await expect(page.getByRole('main')).toHaveAttribute('inert');
    await expect(menu(page)).toBeVisible();
  });

  test('on a section in the menu closes it and leads there', async ({ page }) => {
    await hold(page, SCRIPTS);
    await page.setViewportSize(PHONE);
    await visit(page, '/', { waitUntil: 'commit' });
    await menuButton(page).click();
    await itemOfMenu(page, '_about').click();
    await expect(menu(page)).toBeHidden();
    await expect(headingOf(page, '_about')).toBeInViewport();
    letCome();
    await hydrated(page);
    await expect(menu(page)).toBeHidden();
  });

  test('on the menu opens it at once, and a link in it leads on', async ({ page }) => {
    await hold(page, SCRIPTS);
    await page.setViewportSize(PHONE);
    await visit(page, '/', { waitUntil: 'commit' });
    await menuButton(page).click();
    await itemOfMenu(page, '_trips').click();
    await expect(page).toHaveURL(pathOn(page, '/trips'));
  });

  test('on a link of the bar leads to its section, which is the current one when they have come', async ({
    page,
  }) => {
    await hold(page, SCRIPTS);
    await visit(page, '/', { waitUntil: 'commit' });
    const link = bar(page).getByRole('link', {
      name: labelOf(navigation(page).bar, '_mentors'),
      exact: true,
    });
    await link.click();
    await expect(headingOf(page, '_mentors')).toBeInViewport();
    letCome();
    await hydrated(page);
    await expect(link).toHaveAttribute('aria-current', 'true');
  });

  test('on Next moves the testimonials by one, once, however often it was tapped', async ({ page }) => {
    await hold(page, SCRIPTS);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/', { waitUntil: 'commit' });
    const next = page.getByRole('button', {
      name: content('landing/feedbacks').controls.next,
      exact: true,
    });
    await next.click();
    await next.click();
    letCome();
    const bullets = page.locator('.carousel-bullet');
    await expect(bullets.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.waitForLoadState('networkidle');
    await atRest(page);
    await expect(bullets.nth(1)).toHaveAttribute('aria-current', 'true');
  });
});

test('The first touch brings the islands to life, and is neither swallowed nor repeated', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/trips');
  await expect(page.getByRole('article')).toHaveCount(trips.length);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const kind of ['pointerdown', 'click']) addEventListener(kind, () => seen.push(kind), true);
  });
  await firstTrip(page).click();
  await hydrated(page);
  await expect(panel(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    'pointerdown',
    'click',
  ]);
});
