import { expect, hydrated, test } from './fixtures';

test.describe('An island whose code does not load', () => {
  test('is not missed in the list of trips: the page says how to ask by telephone or mail', async ({
    page,
  }) => {
    await page.route(/\/TripGrid\.[^/]*\.js/, (route) => route.abort());
    await page.goto('/trips');
    const main = page.getByRole('main');
    await expect(main.locator('.other-ways a[href^="tel:"]').first()).toBeVisible();
    await expect(main.getByRole('status')).toBeHidden();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/#_about$/);
  });

  test('is not missed in the callback panel either, and the trips are still listed', async ({ page }) => {
    await page.route(/\/CallbackDrawer\.[^/]*\.js/, (route) => route.abort());
    await page.goto('/trips');
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('main').locator('.other-ways a[href^="tel:"]').first()).toBeVisible();
  });

  test('leaves the menu working, and the links in it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route(/\/(Navbar|Sidebar)\.[^/]*\.js/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Trips' }).click();
    await expect(page).toHaveURL(/\/trips\/?$/);
  });

  test('leaves the figures and the testimonials to be read', async ({ page }) => {
    await page.route(/\/(Counter|TestimonialCarousel)\.[^/]*\.js/, (route) => route.abort());
    await page.goto('/');
    await page.locator('#_stats').scrollIntoViewIfNeeded();
    await expect(page.locator('.counter [aria-hidden]')).toHaveText(['30000+', '5000+', '24+', '19+']);
    const last = page.locator('.swiper-slide').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test('While everything loads as it should, nobody is told to ring', async ({ page }) => {
  await page.goto('/trips');
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.locator('.other-ways')).toBeHidden();
});

test.describe('A tap before the scripts have come', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\/_astro\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
  });

  test('on the button for a custom trip opens the panel once they are there', async ({ page }) => {
    await page.goto('/trips', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Request for Custom trip' }).click();
    await expect(page.locator('astro-island[ssr]')).not.toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('dialog').getByLabel('Trip to*')).toBeVisible();
  });

  test('on the menu opens it at once, and the scripts leave it open when they come', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await hydrated(page);
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('inert');
  });

  test('on a section in the menu closes it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    const links = page.getByRole('navigation', { name: 'Menu' });
    await links.getByRole('link', { name: 'About' }).click();
    await expect(links).toBeHidden();
  });

  test('on the menu opens it at once, and a link in it leads on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Trips' }).click();
    await expect(page).toHaveURL(/\/trips\/?$/);
  });
});
