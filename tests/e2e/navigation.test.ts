import type { Locator, Page } from 'playwright/test';
import {
  atRest,
  clickSmoothLink,
  expect,
  scrollTo,
  scrollY,
  test,
  topOf,
  visitHydrated,
  withoutWebFonts,
} from './fixtures.ts';
import { backToTop, bar, menu, menuButton, sidebar, sidebarClose } from './parts.ts';

const OFFSET_PX = 80;

const barItem = (page: Page, label: string) => bar(page).getByRole('link', { name: label, exact: true });
const current = (page: Page) => bar(page).locator('[aria-current]');
const brand = (page: Page) => page.locator('.navbar-brand');
const expectAt = (page: Page, section: string) =>
  expect.poll(() => topOf(page.locator(section)), section).toBe(OFFSET_PX);

/** The style by which a reader can tell one link of a list from another. */
const lookOf = (link: Locator) =>
  link.evaluate((element) => {
    const { color, backgroundColor, borderBottomColor, textDecorationLine } = getComputedStyle(element);
    return { color, backgroundColor, borderBottomColor, textDecorationLine };
  });

/** Goes to the mentors, and expects the landing page to start at its top and then to scroll to them. */
async function expectEntry(page: Page, go: () => Promise<unknown>): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => Object.assign(window, { entered: window.scrollY }));
  });
  await go();
  await expectAt(page, '#_mentors');
  await expect(page).toHaveURL('/#_mentors');
  await expect(barItem(page, 'Mentors')).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => (window as unknown as { entered: number }).entered)).toBe(0);
}

/** Leaves a page without scrolling it: a click of Playwright's would bring the sticky bar "into view". */
async function leaveForTrips(page: Page): Promise<void> {
  await barItem(page, 'Trips').dispatchEvent('click');
  await expect(page).toHaveURL('/trips');
}

test.describe('The bar', () => {
  test('scrolls smoothly to a chosen section, 80 px under the top edge, and marks it', async ({ page }) => {
    await visitHydrated(page, '/');
    for (const [label, section] of [
      ['About', '#_about'],
      ['Sessions', '#_popular'],
      ['Mentors', '#_mentors'],
    ] as const) {
      await clickSmoothLink(barItem(page, label));
      await expectAt(page, section);
      await expect(barItem(page, label)).toHaveAttribute('aria-current', 'true');
    }
    // The page ends before the last section can reach the top.
    await barItem(page, 'Contact Us').click();
    await expect(page.locator('#_contact')).toBeInViewport();
    await atRest(page);
    await expect(current(page)).toHaveText('Contact Us');
  });

  test('marks what is read from the first scroll on, after an item that needs none', async ({ page }) => {
    await visitHydrated(page, '/');
    // With the section at its target position, and where the page ends before it can be there.
    for (const height of [900, 1800]) {
      await page.setViewportSize({ width: 1280, height });
      await barItem(page, 'Contact Us').click();
      const place = await atRest(page);
      await barItem(page, 'Contact Us').click();
      expect(await atRest(page)).toBe(place);
      await expect(current(page)).toHaveText('Contact Us');
      // As the scroll bar or a screen reader scrolls: with a scroll event only.
      await page.evaluate(() => document.querySelector('#_about')?.scrollIntoView({ behavior: 'instant' }));
      await expect(current(page)).toHaveText('About');
    }
    await barItem(page, 'Mentors').click();
    await expectAt(page, '#_mentors');
    await atRest(page);
    await expect(current(page)).toHaveText('Mentors');
    // A click that chooses no section does not start a scroll.
    await page.locator('#_mentors h2').click();
    await page.evaluate(() => document.querySelector('#_about')?.scrollIntoView({ behavior: 'instant' }));
    await expect(current(page)).toHaveText('About');
  });

  test('leads to the top of /trips, and marks Trips by another look', async ({ page }) => {
    await page.goto('/');
    await scrollTo(page, 1000);
    await barItem(page, 'Trips').click();
    await expect(page).toHaveURL('/trips');
    await expect(barItem(page, 'Trips')).toHaveAttribute('aria-current', 'page');
    expect(await atRest(page)).toBe(0);
    expect(await lookOf(barItem(page, 'Trips'))).not.toEqual(await lookOf(barItem(page, 'About')));
    expect(await lookOf(barItem(page, 'Mentors'))).toEqual(await lookOf(barItem(page, 'About')));
  });

  test('leads from another page to the top of / and then scrolls to the section', async ({ page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expectEntry(page, () => barItem(page, 'Mentors').click());
  });

  test('leads to the top of / by its logo or name from anywhere', async ({ page }) => {
    await visitHydrated(page, '/');
    await barItem(page, 'About').click();
    await expect(page).toHaveURL('/#_about');
    await brand(page).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollY(page)).toBe(0);
    await leaveForTrips(page);
    await scrollTo(page, 500);
    await brand(page).click();
    await expect(page).toHaveURL('/');
    expect(await atRest(page)).toBe(0);
  });

  test('takes its scrolled look beyond 100 px', async ({ page }) => {
    await visitHydrated(page, '/');
    const look = () =>
      page.locator('.navbar').evaluate((element) => {
        const { backgroundColor, boxShadow } = getComputedStyle(element);
        return { backgroundColor, boxShadow };
      });
    const plain = await look();
    await scrollTo(page, 101);
    await expect.poll(look).not.toEqual(plain);
    await scrollTo(page, 100);
    await expect.poll(look).toEqual(plain);
  });

  test('leaves the page where it is when an item takes the focus', async ({ page }) => {
    await visitHydrated(page, '/');
    await scrollTo(page, 1500);
    await barItem(page, 'Trips').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await atRest(page)).toBe(1500);
  });
});

test('The skip link is the first stop of Tab, and moves the focus to the content', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('A pasted address', () => {
  test('/#_mentors enters at the top and then scrolls to the section', async ({ page }) => {
    await expectEntry(page, () => page.goto('/#_mentors'));
  });

  test('/#_about leaves a reader where they are who has begun to scroll', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => window.scrollTo({ top: 300, behavior: 'instant' }));
    });
    await withoutWebFonts(page);
    await page.goto('/#_about');
    expect(await atRest(page)).toBe(300);
  });

  test('with the other names of sections and of the trips leads there', async ({ page }) => {
    for (const [address, heading] of [
      ['/#_offerings', 'Our Offerings'],
      ['/#trips', 'Explore the world'],
      ['/#_trips', 'Explore the world'],
      ['/hi#trips', 'आइए, दुनिया घूमें'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    }
  });
});

test('A link to a section does not load a page again that was opened by another form of its address', async ({
  page,
}) => {
  for (const [address, own, name, section] of [
    ['/hi/', '/hi', 'परिचय', '#_about'],
    ['/?fbclid=x', '/', 'About', '#_about'],
    ['/hi/index.html', '/hi', 'परिचय', '#_about'],
    ['/index.html', '/', 'About', '#_about'],
    ['/trips/', '/trips', 'Explore Packages', '#packages'],
  ] as const) {
    await page.goto(address);
    await expect(page, address).toHaveURL(own);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.locator(section), address).toBeInViewport();
    await expect(page).toHaveURL(/#/);
    expect(await page.evaluate(() => 'isSame' in window), address).toBe(true);
  }
});

test('Back and Forward restore where the reader was', async ({ page }) => {
  await withoutWebFonts(page);
  await visitHydrated(page, '/');
  await scrollTo(page, 1234);
  await leaveForTrips(page);
  await scrollTo(page, 300);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(1234);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(300);
});

test('A reload of /#_about and the way back to it leave the reader where they were', async ({ page }) => {
  await withoutWebFonts(page);
  await page.goto('/#_about');
  await expectAt(page, '#_about');
  for (const place of [0, 1234]) {
    await scrollTo(page, place);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(place);
    expect(await atRest(page)).toBe(place);
    await leaveForTrips(page);
    await page.goBack();
    await expect(page).toHaveURL('/#_about');
    await expect.poll(() => scrollY(page)).toBe(place);
    expect(await atRest(page)).toBe(place);
  }
});

test.describe('The current section', () => {
  test('is the one that is read, also when a chosen one is scrolled away', async ({ page }) => {
    await visitHydrated(page, '/');
    await expect(current(page)).toHaveText('Home');
    await page.locator('#_mentors').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(current(page)).toHaveText('Mentors');
    await barItem(page, 'About').click();
    await expectAt(page, '#_about');
    await backToTop(page).click();
    await expect(current(page)).toHaveText('Home');
  });

  for (const [path, own, left] of [
    ['/#_mentors', 'Mentors', 'Trips'],
    ['/trips', 'Trips', 'About'],
  ] as const) {
    test(`is again that of ${path} when the page comes back as it was left`, async ({ page }) => {
      await visitHydrated(page, path);
      await expect(current(page)).toHaveText(own);
      await page.evaluate(() => addEventListener('click', (click) => click.preventDefault()));
      await barItem(page, left).dispatchEvent('click');
      await expect(current(page)).toHaveText(left);
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await expect(current(page)).toHaveText(own);
    });
  }

  test('and the place stay when a link or the logo is opened in another tab', async ({ page, context }) => {
    await visitHydrated(page, '/');
    await scrollTo(page, 50);
    for (const link of [barItem(page, 'Trips'), brand(page)]) {
      const tab = context.waitForEvent('page');
      await link.click({ modifiers: ['ControlOrMeta'] });
      await expect(await tab).toHaveURL(await link.evaluate((element: HTMLAnchorElement) => element.href));
    }
    await expect(current(page)).toHaveText('Home');
    expect(await atRest(page)).toBe(50);
  });
});

test.describe('The sidebar', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const item = (page: Page, label: string) => sidebar(page).getByRole('link', { name: label, exact: true });

  test.beforeEach(async ({ page }) => {
    await visitHydrated(page, '/');
    await expect(sidebar(page)).toBeHidden();
    await menuButton(page).click();
    await expect(sidebar(page)).toBeInViewport({ ratio: 1 });
  });

  test('takes the focus, makes the page inert, and gives the focus back on Escape', async ({ page }) => {
    await expect(sidebarClose(page)).toBeFocused();
    await expect(page.getByRole('main')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    await expect(menuButton(page)).toBeFocused();
  });

  test('keeps the page behind it from being scrolled', async ({ page }) => {
    await page.mouse.move(15, 600);
    await page.mouse.wheel(0, 600);
    expect(await atRest(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  });

  test('closes by the close icon and by a click on the backdrop', async ({ page }) => {
    await sidebarClose(page).click();
    await expect(sidebar(page)).toBeHidden();
    await menuButton(page).click();
    await expect(sidebar(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.click(15, 600);
    await expect(sidebar(page)).toBeHidden();
  });

  test('closes when an item is chosen, which is then marked, or leads to the trips', async ({ page }) => {
    await item(page, 'About').click();
    await expect(sidebar(page)).toBeHidden();
    await expectAt(page, '#_about');
    await menuButton(page).click();
    await expect(item(page, 'About')).toHaveAttribute('aria-current', 'true');
    expect(await lookOf(item(page, 'About'))).not.toEqual(await lookOf(item(page, 'Home')));
    await item(page, 'Trips').click();
    await expect(page).toHaveURL('/trips');
  });
});

test('No link of the footer is under the back-to-top button at any width', async ({ page }) => {
  await page.goto('/terms-of-service');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight));
    await expect(backToTop(page)).toBeVisible();
    const { x = 0, y = 0 } = (await backToTop(page).boundingBox()) ?? {};
    const corners = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
    expect(
      corners.filter(({ right, bottom }) => right > x && bottom > y),
      `${width} px`,
    ).toEqual([]);
  }
});

test('The back-to-top button is shown from 200 px, and scrolls smoothly to the top', async ({ page }) => {
  await visitHydrated(page, '/');
  await expect(backToTop(page)).toBeHidden();
  await scrollTo(page, 199);
  await expect(backToTop(page)).toBeHidden();
  await scrollTo(page, 200);
  await expect(backToTop(page)).toBeVisible();
  await scrollTo(page, 2000);
  await clickSmoothLink(backToTop(page));
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(backToTop(page)).toBeHidden();
});

test('The language link leads to the same page and back, and stores nothing', async ({ page, context }) => {
  // Without a page transition, which a change of the viewport would abort.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/trips');
  await page.getByRole('banner').getByRole('link', { name: 'हिंदी' }).click();
  await expect(page).toHaveURL('/hi/trips');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/trips');
  await page.setViewportSize({ width: 360, height: 740 });
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'हिंदी' }).click();
  await expect(page).toHaveURL('/hi/trips');
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  expect(await context.cookies()).toEqual([]);
});
