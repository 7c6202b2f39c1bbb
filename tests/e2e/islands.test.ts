import type { Page } from 'playwright/test';
import {
  customTripButton as customTrip,
  destinationField,
  panel,
  slidIn,
  submit,
  tripButtons,
  words,
} from './callback-panel.ts';
import { content } from './content.ts';
import { atRest, expect, hydrated, stopClock, test } from './fixtures.ts';
import { ISLAND_FAULTS } from './island-faults.ts';
import { ANY_LANGUAGE, contentOn, pathOn, visit } from './language.ts';
import { bar, labelOf, menuButton, sidebar as menu, sidebarClose } from './parts.ts';

const PHONE = { width: 360, height: 740 };
const SCRIPTS = /\/_astro\/.*\.js$/;

const navigation = (page: Page) => contentOn(page, 'navigation');
// Facts, which are the same in every language, but for the titles of the trips.
const { trips } = content('trips/upcoming');
const { contact } = content('site');
const [phone] = contact.phones;
const FIGURES = content('landing/impact').stats.map(({ value }) => `${value}+`);
/** Whom to call, as the panel without its form is named. */
const callInstead = (page: Page) => `${words(page).callInstead} ${phone?.display}`;

const panelNumber = (page: Page) => panel(page).locator(`a[href="tel:${phone?.dial}"]`);
const firstTrip = (page: Page) => tripButtons(page).first();
const telephone = (page: Page) => page.getByRole('main').locator(`a[href="tel:${phone?.dial}"]`).first();
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

    test('leaves the bar with links that lead on and a menu that opens', ANY_LANGUAGE, async ({ page }) => {
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

    test('leaves the menu opening, closing, and its links leading on', ANY_LANGUAGE, async ({ page }) => {
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

    test('leaves the impact figures to be read', ANY_LANGUAGE, async ({ page }) => {
      await fault('Counter')(page);
      await visit(page, '/');
      await page.locator('#_stats').scrollIntoViewIfNeeded();
      await expect(failed(page).locator('.counter')).toHaveCount(4);
      await expect(page.locator('.counter [aria-hidden]')).toHaveText(FIGURES);
    });

    test('leaves the testimonials to be scrolled through', ANY_LANGUAGE, async ({ page }) => {
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

    test('leaves the trips to be read, each with a number to ring, and the way by mail', async ({ page }) => {
      await fault('TripGrid')(page);
      await visit(page, '/trips');
      await expect(failed(page)).toHaveCount(1);
      await expect(page.getByRole('article')).toHaveCount(trips.length);
      await expect(page.getByRole('article').first().locator(`a[href="tel:${phone?.dial}"]`)).toBeVisible();
      await expect(
        page.getByRole('main').locator(`.contact-fallback a[href="mailto:${contact.email}"]`),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
      await expect(customTrip(page)).toBeHidden();
    });

    test('leaves a telephone number where the callback panel was', async ({ page }) => {
      await fault('CallbackDrawer')(page);
      await visit(page, '/trips');
      await firstTrip(page).click();
      await expect(panel(page)).toBeVisible({ timeout: 10_000 });
      await expect(panelNumber(page)).toBeVisible();
      await expect(panel(page).getByRole('textbox')).toHaveCount(0);
      await expect(panel(page)).toHaveAccessibleName(callInstead(page));
      await panel(page)
        .getByRole('button', { name: words(page).close, exact: true })
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

for (const script of ['CallbackDrawer', 'TripGrid', 'react']) {
  test(
    `A press that hears nothing for 8 s because the script ${script} hangs is answered by the telephone number`,
    script === 'react' ? {} : ANY_LANGUAGE,
    async ({ page }) => {
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
      await expect(panel(page)).toBeHidden();
      await page.clock.runFor(200);
      await expect(panel(page)).toBeVisible();
      await page.clock.resume();
      await expect(panelNumber(page)).toBeVisible();
      await expect(panel(page).getByRole('textbox')).toHaveCount(0);
      await expect(panel(page)).toHaveAccessibleName(callInstead(page));
      // When the script comes after all, the form does, too.
      goOn(undefined);
      await expect(destinationField(page)).toBeVisible();
      await expect(panel(page)).toHaveAccessibleName(words(page).heading);
    },
  );
}

test(
  'A callback panel whose script comes in time stays closed once the visitor has closed it',
  ANY_LANGUAGE,
  async ({ page }) => {
    const { promise: stopped, resolve: goOn } = Promise.withResolvers<undefined>();
    await page.route(/\/CallbackDrawer\.[^/]*\.js/, async (route) => {
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
  },
);

test.describe('A callback panel that fails after it was used', () => {
  test('and closed does not open unasked', ANY_LANGUAGE, async ({ page }) => {
    await visit(page, '/trips');
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

  test('while it is open gives the telephone number in its place', ANY_LANGUAGE, async ({ page }) => {
    await visit(page, '/trips');
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

test(
  'The list of trips comes although the script that asks for it early does not',
  ANY_LANGUAGE,
  async ({ page }) => {
    await withoutCode('Packages')(page);
    await visit(page, '/trips');
    await expect(page.getByRole('article')).toHaveCount(trips.length);
  },
);

test('While everything loads as it should, nobody is told to ring', ANY_LANGUAGE, async ({ page }) => {
  await visit(page, '/trips');
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(trips.length);
  await expect(page.locator('.contact-fallback')).toBeHidden();
});

test('While only the bar fails, nobody is told to ring', ANY_LANGUAGE, async ({ page }) => {
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

  test(
    'on the button for a custom trip opens the panel once they are there',
    ANY_LANGUAGE,
    async ({ page }) => {
      await hold(page, SCRIPTS);
      await visit(page, '/trips', { waitUntil: 'commit' });
      await customTrip(page).click();
      await expect(panel(page)).toBeHidden();
      letCome();
      await expect(destinationField(page)).toBeVisible();
    },
  );

  test('on the button of a trip opens the panel for that trip', async ({ page }) => {
    await hold(page, /\/CallbackDrawer\.[^/]*\.js$/);
    await visit(page, '/trips', { waitUntil: 'commit' });
    await expect(page.getByRole('article')).toHaveCount(trips.length);
    await firstTrip(page).click();
    await expect(panel(page)).toBeHidden();
    letCome();
    await expect(panel(page)).toContainText(contentOn(page, 'trips/upcoming').trips[0]?.title ?? '');
    await expect(panel(page)).toBeVisible();
  });

  test(
    'on the menu opens it at once, and the scripts leave it open when they come',
    ANY_LANGUAGE,
    async ({ page }) => {
      await hold(page, SCRIPTS);
      await page.setViewportSize(PHONE);
      await visit(page, '/', { waitUntil: 'commit' });
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      letCome();
      await hydrated(page);
      await expect(page.getByRole('main')).toHaveAttribute('inert');
      await expect(menu(page)).toBeVisible();
    },
  );

  test('on a section in the menu closes it and leads there', ANY_LANGUAGE, async ({ page }) => {
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

  test(
    'on a link of the bar leads to its section, which is the current one when they have come',
    ANY_LANGUAGE,
    async ({ page }) => {
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
    },
  );

  test(
    'on Next moves the testimonials by one, once, however often it was tapped',
    ANY_LANGUAGE,
    async ({ page }) => {
      await hold(page, SCRIPTS);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, '/', { waitUntil: 'commit' });
      const next = page.getByRole('button', {
        name: contentOn(page, 'landing/feedbacks').controls.next,
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
    },
  );
});

test(
  'A tap on the button for a custom trip is not lost when the trips come before their island',
  ANY_LANGUAGE,
  async ({ page }) => {
    const trips = page.waitForResponse('**/trips/upcoming');
    await page.route(/\/_astro\/react\.[^/]*\.js$/, async (route) => {
      await (await trips).finished();
      await route.continue();
    });
    await visit(page, '/trips', { waitUntil: 'commit' });
    await customTrip(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(destinationField(page)).toBeVisible();
  },
);

test(
  'The first touch brings the islands to life, and is neither swallowed nor repeated',
  ANY_LANGUAGE,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/trips');
    await expect(page.getByRole('article')).toHaveCount(trips.length);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      for (const kind of ['pointerdown', 'click']) addEventListener(kind, () => seen.push(kind), true);
    });
    await firstTrip(page).click();
    await expect(panel(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      'pointerdown',
      'click',
    ]);
  },
);
