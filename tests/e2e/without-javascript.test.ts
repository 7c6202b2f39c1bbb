import type { Page } from 'playwright/test';
import { customTripButton } from './callback-panel.ts';
import { expect, test, topOf } from './fixtures.ts';
import { PATHS } from './language.ts';
import { backToTop, bar, menuButton, sidebar, sidebarClose } from './parts.ts';
import { cards } from './trip.ts';

test.use({ javaScriptEnabled: false });

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });

test.describe('Without JavaScript', () => {
  test('the figures, the testimonials and the poster are there', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const figures = page.locator('.counter');
    await expect(figures).toHaveText(['30000+', '5000+', '24+', '19+']);
    for (const figure of await figures.all()) await expect(figure).toBeVisible();
    const last = page.locator('.swiper-slide').nth(3);
    await expect(last).not.toBeInViewport();
    await expect(page.locator('.carousel .swiper')).toHaveCSS('overflow-x', 'auto');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('.carousel-pause')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Play the film' })).toHaveAttribute('href', /\.mp4$/);
  });

  test('the bar leads to a section and to the trips', async ({ page }) => {
    await page.goto('/');
    // The buttons of the text size need JavaScript.
    for (const sizes of await page.locator('.text-size').all()) await expect(sizes).toBeHidden();
    for (const width of [768, 1024, 1150, 1279, 1281, 1400]) {
      await page.setViewportSize({ width, height: 720 });
      await expect(menuButton(page).or(bar(page)).filter({ visible: true }), `${width} px`).toHaveCount(1);
      expect(await page.evaluate('document.documentElement.scrollWidth'), `${width} px`).toBe(width);
    }
    await bar(page).getByRole('link', { name: 'Mentors' }).click();
    await expect(heading(page, 'Know Your Mentors')).toBeInViewport();
    await bar(page).getByRole('link', { name: 'Trips' }).click();
    await expect(page).toHaveURL('/trips');
    await bar(page).getByRole('link', { name: 'About' }).click();
    await expect(heading(page, 'Who We Are')).toBeInViewport();
  });

  test('the sidebar opens, closes, and leads to a section', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await menuButton(page).click();
    await expect(sidebar(page)).toBeVisible();
    await sidebarClose(page).click();
    await expect(sidebar(page)).toBeHidden();
    await menuButton(page).click();
    await sidebar(page).getByRole('link', { name: 'About' }).click();
    await expect(sidebar(page)).toBeHidden();
    await expect(heading(page, 'Who We Are')).toBeInViewport();
    await menuButton(page).click();
    await expect(sidebar(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });

  test('the back-to-top button is hidden at the top and shown further down', async ({ page }) => {
    await page.goto('/');
    await expect(backToTop(page)).toBeHidden();
    await page.locator('#_contact').scrollIntoViewIfNeeded();
    await expect(backToTop(page)).toBeVisible();
  });

  test('the trips page has the trips, and the telephone and mail links for requests', async ({ page }) => {
    await page.goto('/trips');
    await expect(cards(page)).toHaveCount(4);
    await expect(cards(page).locator('a[href="tel:+919811123456"]')).toHaveCount(4);
    await expect(
      page.getByText('To ask about a trip, or for a trip of your own, please ring us'),
    ).toBeVisible();
    const main = page.getByRole('main');
    for (const address of ['tel:+919811123456', 'tel:18001234567', 'mailto:namaste@khushparivaar.in'])
      await expect(main.locator(`a[href="${address}"]`).filter({ visible: true }).first()).toBeVisible();
    await expect(customTripButton(page)).toBeHidden();
    await expect(page.getByRole('status').filter({ visible: true })).toHaveText(['']);
  });

  test('no page has a button that does nothing', async ({ page }) => {
    // The browser opens popovers and clears forms by itself.
    const needingScript = page.locator('button:not([popovertarget], [type=reset])').filter({ visible: true });
    for (const path of [...PATHS, '/trips/lamps/doctor']) {
      await page.goto(path);
      expect(await needingScript.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), path).toEqual(
        [],
      );
    }
  });

  test('the list of contents leads to sections, 80 px under the top edge', async ({ page }) => {
    await page.goto('/terms-of-service');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Support' })
      .click();
    await expect(page).toHaveURL('/terms-of-service#support');
    await expect.poll(() => topOf(page.locator('#support'))).toBe(80);
  });
});
