import type { Page } from 'playwright/test';
import { expect, hydrated, scrollTo, scrollY, test, topOf } from './fixtures.ts';

const OFFSET_PX = 80;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');

/** The items of the bar and the sidebar, in the order of the specification. */
const ITEMS = ['Home', 'About', 'Trips', 'Sessions', 'Mentors', 'Contact Us'];

/** The items that scroll, with the sections they lead to. */
const SCROLLING = [
  ['About', '_about'],
  ['Sessions', '_popular'],
  ['Mentors', '_mentors'],
] as const;

test.describe('The bar', () => {
  test('has the six items of the specification in their order', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page).getByRole('link')).toHaveText(ITEMS);
  });

  for (const [item, id] of SCROLLING) {
    test(`scrolls to ${id}, 80 px under the top edge, and makes it current, when ${item} is chosen`, async ({
      page,
    }) => {
      await page.goto('/');
      await hydrated(page);
      await bar(page).getByRole('link', { name: item }).click();
      await expect(bar(page).getByRole('link', { name: item })).toHaveAttribute('aria-current', 'true');
      await expect.poll(() => topOf(page.locator(`#${id}`))).toBe(OFFSET_PX);
    });
  }

  test('scrolls smoothly', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => {
      const places = new Set<number>();
      Object.assign(window, { places });
      addEventListener('scroll', () => places.add(window.scrollY));
    });
    await bar(page).getByRole('link', { name: 'Mentors' }).click();
    await topOf(page.locator('#_mentors'));
    expect(
      await page.evaluate(() => (window as unknown as { places: Set<number> }).places.size),
    ).toBeGreaterThan(5);
  });

  test('makes the last section current although the page ends before it can reach the top', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await bar(page).getByRole('link', { name: 'Contact Us' }).click();
    await topOf(page.locator('#_contact'));
    await expect(page.locator('#_contact')).toBeInViewport();
    await expect(bar(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('aria-current', 'true');
  });

  test('marks the section that is read when the reader scrolls by hand', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(bar(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'true');
    await page.locator('#_mentors').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(bar(page).getByRole('link', { name: 'Mentors' })).toHaveAttribute('aria-current', 'true');
    await expect(bar(page).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });

  test('leads to /trips, where Trips is the active page', async ({ page }) => {
    await page.goto('/');
    await bar(page).getByRole('link', { name: 'Trips' }).click();
    await expect(page).toHaveURL(/\/trips\/?$/);
    await expect(bar(page).getByRole('link', { name: 'Trips' })).toHaveAttribute('aria-current', 'page');
    expect(await scrollY(page)).toBe(0);
  });

  for (const from of ['/trips', '/terms-of-service', '/privacy-policy', '/nowhere']) {
    test(`from ${from} leads back to /, enters at the top, and then scrolls to the section`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          Object.assign(window, { entered: window.scrollY });
        });
      });
      await page.goto(from);
      await bar(page).getByRole('link', { name: 'Mentors' }).click();
      await expect(page).toHaveURL(/\/#_mentors$/);
      await expect.poll(() => topOf(page.locator('#_mentors'))).toBe(OFFSET_PX);
      expect(await page.evaluate(() => (window as unknown as { entered: number }).entered)).toBe(0);
      await expect(bar(page).getByRole('link', { name: 'Mentors' })).toHaveAttribute('aria-current', 'true');
    });
  }

  test('leads to / and to the top by its logo or name', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await scrollTo(page, 1500);
    await page.getByRole('banner').getByRole('link', { name: 'Khush Parivaar' }).click();
    await expect.poll(() => scrollY(page)).toBe(0);

    await page.goto('/trips');
    await page.getByRole('banner').getByRole('link', { name: 'Khush Parivaar' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(await scrollY(page)).toBe(0);
  });

  test('takes its scrolled look beyond 100 px', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const look = page.locator('.navbar');
    await scrollTo(page, 100);
    await expect(look).toHaveAttribute('data-scrolled', 'false');
    await scrollTo(page, 101);
    await expect(look).toHaveAttribute('data-scrolled', 'true');
    await scrollTo(page, 0);
    await expect(look).toHaveAttribute('data-scrolled', 'false');
  });
});

test.describe('A pasted address', () => {
  test('/#_about enters at the top and then scrolls to the section', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { entered: window.scrollY });
      });
    });
    await page.goto('/#_about');
    await expect.poll(() => topOf(page.locator('#_about'))).toBe(OFFSET_PX);
    expect(await page.evaluate(() => (window as unknown as { entered: number }).entered)).toBe(0);
    await expect(page).toHaveURL(/\/#_about$/);
  });

  test('/#_offerings leads to the offerings, as the footer names them', async ({ page }) => {
    await page.goto('/#_offerings');
    await topOf(page.locator('#_offering'));
    await expect(page.getByRole('heading', { name: 'Our Offerings' })).toBeInViewport();
  });

  for (const id of ['trips', '_trips']) {
    test(`/#${id} leads to the trips page`, async ({ page }) => {
      await page.goto(`/#${id}`);
      await expect(page).toHaveURL(/\/trips\/?$/);
    });
  }

  for (const path of ['/trips', '/terms-of-service', '/privacy-policy']) {
    test(`${path} answers with and without a trailing slash`, async ({ request }) => {
      for (const form of [path, `${path}/`]) {
        const response = await request.get(form);
        expect(response.status()).toBe(200);
        expect(response.headers()['content-type']).toContain('text/html');
      }
    });
  }

  test('of nothing shows a page with four places to go, and status 404', async ({ page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link')).toHaveText([
      'Home',
      'Trips',
      'Sessions',
      'Contact Us',
    ]);
  });
});

test.describe('Back and Forward', () => {
  test('restore where the reader was', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await scrollTo(page, 1234);
    // Not by the locator's own click: it scrolls the page to bring the sticky bar "into view".
    await bar(page).getByRole('link', { name: 'Trips' }).dispatchEvent('click');
    await expect(page).toHaveURL(/trips/);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(1234);
    await page.goForward();
    await expect(page).toHaveURL(/trips/);
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});

test.describe('The current section', () => {
  const current = (page: Page) => bar(page).locator('[aria-current]');

  test('is left behind when the page is moved in another way than by a choice', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await bar(page).getByRole('link', { name: 'Mentors' }).click();
    await topOf(page.locator('#_mentors'));
    await expect(current(page)).toHaveText('Mentors');
    await page.getByRole('link', { name: 'Back to top' }).click();
    await expect(current(page)).toHaveText('Home');
  });

  test('is that of the page again when the page comes back as it was left', async ({ page }) => {
    await page.goto('/trips');
    await hydrated(page);
    await page.evaluate(() => addEventListener('click', (click) => click.preventDefault()));
    await bar(page).getByRole('link', { name: 'Mentors' }).click();
    await expect(current(page)).toHaveText('Mentors');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(current(page)).toHaveText('Trips');
  });

  test('stays when a link is opened in another tab', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await bar(page)
      .getByRole('link', { name: 'Trips' })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(current(page)).toHaveText('Home');
  });
});

test.describe('The sidebar', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
  const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(sidebar(page)).toBeHidden();
    await menuButton(page).click();
    await expect(sidebar(page)).toBeInViewport({ ratio: 1 });
  });

  test('opens by the hamburger with the same items as the bar', async ({ page }) => {
    await expect(sidebar(page).getByRole('link')).toHaveText(ITEMS);
  });

  test('takes the focus, leaves the page behind inert, and gives the focus back on Escape', async ({
    page,
  }) => {
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(page.getByRole('main')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    await expect(menuButton(page)).toBeFocused();
  });

  test('closes by the close icon', async ({ page }) => {
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(sidebar(page)).toBeHidden();
  });

  test('closes by a click on the backdrop', async ({ page }) => {
    await page.mouse.click(15, 600);
    await expect(sidebar(page)).toBeHidden();
  });

  test('closes when an item is chosen, which scrolls to its section', async ({ page }) => {
    await sidebar(page).getByRole('link', { name: 'About' }).click();
    await expect(sidebar(page)).toBeHidden();
    await expect.poll(() => topOf(page.locator('#_about'))).toBe(OFFSET_PX);
  });

  test('leads to the trips page', async ({ page }) => {
    await sidebar(page).getByRole('link', { name: 'Trips' }).click();
    await expect(page).toHaveURL(/\/trips\/?$/);
  });
});

test('The focus in the bar leaves the page where it is', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await scrollTo(page, 1500);
  await bar(page).getByRole('link', { name: 'Trips' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await scrollY(page)).toBe(1500);
});

test.describe('The footer', () => {
  const LINKS = [
    ['Home', '_landing'],
    ['About', '_about'],
    ['Our Offerings', '_offering'],
    ['Popular Sessions', '_popular'],
    ['Mentors', '_mentors'],
    ['Contact Us', '_contact'],
  ] as const;

  test('has the nine useful links and the contact column', async ({ page }) => {
    await page.goto('/trips');
    await expect(footer(page).getByRole('heading')).toHaveText(['USEFUL LINKS', 'CONTACT US']);
    await expect(footer(page).getByRole('navigation').getByRole('link')).toHaveText([
      'Home',
      'About',
      'Trips',
      'Our Offerings',
      'Popular Sessions',
      'Mentors',
      'Contact Us',
      'Terms of service',
      'Privacy policy',
    ]);
    await expect(footer(page)).toContainText('Companies Act');
    await expect(footer(page)).toContainText('Lajpat Nagar II, New Delhi 110024');
    await expect(footer(page).locator('a[href^="tel:+"]')).toHaveCount(2);
    await expect(footer(page).locator('a[href^="mailto:"]')).toHaveCount(1);
  });

  for (const [label, id] of LINKS) {
    test(`scrolls to ${id} when ${label} is chosen`, async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await footer(page).getByRole('link', { name: label, exact: true }).click();
      await topOf(page.locator(`#${id}`));
      await expect(page.locator(`#${id} :is(h1, h2)`).first()).toBeInViewport();
    });
  }

  for (const [label, path] of [
    ['Trips', '/trips'],
    ['Terms of service', '/terms-of-service'],
    ['Privacy policy', '/privacy-policy'],
  ] as const) {
    test(`leads to ${path} when ${label} is chosen, at its top`, async ({ page }) => {
      await page.goto('/');
      await footer(page).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}/?$`));
      expect(await scrollY(page)).toBe(0);
    });
  }
});

test.describe('The back-to-top button', () => {
  test('is hidden under 200 px, shown from there on, and scrolls smoothly to the top', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('link', { name: 'Back to top' });
    await expect(button).toBeHidden();
    await scrollTo(page, 199);
    await expect(button).toBeHidden();
    await scrollTo(page, 200);
    await expect(button).toBeVisible();
    await scrollTo(page, 2000);
    await button.click();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(button).toBeHidden();
  });
});
