import { expect, test, topOf } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test.describe('Without JavaScript', () => {
  test('the counters show their figures', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.counter [aria-hidden]')).toHaveText(['30000+', '5000+', '24+', '19+']);
    for (const figure of await page.locator('.counter').all()) await expect(figure).toBeVisible();
  });

  test('the testimonials can be scrolled through', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const last = page.locator('.swiper-slide').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('.carousel-pause')).toBeHidden();
  });

  test('the bar leads to a section and to the trips', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Mentors' }).click();
    await expect(page.getByRole('heading', { name: 'Know Your Mentors' })).toBeInViewport();
    await bar.getByRole('link', { name: 'Trips' }).click();
    await expect(page).toHaveURL(/\/trips\/?$/);
    await bar.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'Who We Are' })).toBeInViewport();
  });

  test('the sidebar opens, closes, and leads to a section', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    const links = page.getByRole('navigation', { name: 'Menu' });
    await menu.click();
    await expect(links).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(links).toBeHidden();
    await menu.click();
    await links.getByRole('link', { name: 'About' }).click();
    await expect(links).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Who We Are' })).toBeInViewport();
    await menu.click();
    await expect(links).toBeVisible();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });

  test('the back-to-top button is hidden at the top and shown further down', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('link', { name: 'Back to top' });
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, 1200);
    await expect(button).toBeVisible();
  });

  test('the trips can be read, and the page says how to ask by telephone or mail', async ({ page }) => {
    await page.goto('/trips');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('main')).toContainText('please ring us or write to us', {
      useInnerText: true,
    });
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Request for Custom trip' })).toBeHidden();
    await expect(page.getByRole('status')).toBeHidden();
  });

  test('the video can be watched by its link, and the legal texts have their contents', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Play the film' })).toHaveAttribute('href', /\.mp4$/);
    await page.goto('/terms-of-service');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Disclaimers' })
      .click();
    expect(await topOf(page.locator('#disclaimers'))).toBeLessThan(200);
  });
});
