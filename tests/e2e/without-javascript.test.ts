import type { Page } from 'playwright/test';
import { customTripButton } from './callback-panel.ts';
import { content } from './content.ts';
import { expect, test, topOf } from './fixtures.ts';
import { legalTexts } from './legal-texts.ts';
import { cards } from './trip.ts';
import { sectionItem, sidebarSectionItem, tripsItem } from './words.ts';

test.use({ javaScriptEnabled: false });

const navigation = content('navigation');
const { stats } = content('landing/impact');
const { items: testimonials } = content('landing/feedbacks');
const { video } = content('landing/hero');
const { trips } = content('trips/upcoming');
const { withoutScript } = content('trips/packages');
const { phones, email } = content('site').contact;
const { contents } = content('pages').legal;

const heading = (page: Page, section = '') => page.locator(`#${section}`).getByRole('heading').first();

test.describe('Without JavaScript', () => {
  test('the counters show their figures', async ({ page }) => {
    await page.goto('/');
    const figures = page.locator('.counter [aria-hidden]');
    await expect(figures).toHaveText(stats.map(({ value }) => `${value}+`));
    for (const figure of await figures.all()) await expect(figure).toBeVisible();
  });

  test('the testimonials can be scrolled through', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const slides = page.locator('.swiper-slide');
    await expect(slides).toHaveCount(testimonials.length);
    await expect(slides.last()).not.toBeInViewport();
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('.carousel-pause')).toBeHidden();
  });

  test('the bar leads to a section and to the trips', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: navigation.barLabel, exact: true });
    const toSection = bar.getByRole('link', { name: sectionItem.label, exact: true });
    await toSection.click();
    await expect(heading(page, sectionItem.section)).toBeInViewport();
    await bar.getByRole('link', { name: tripsItem.label, exact: true }).click();
    await expect(page).toHaveURL(/\/trips\/?$/);
    await toSection.click();
    await expect(heading(page, sectionItem.section)).toBeInViewport();
  });

  test('the sidebar opens, closes, and leads to a section', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const menu = page.getByRole('button', { name: navigation.menuButton, exact: true });
    const links = page.getByRole('navigation', { name: navigation.menuButton, exact: true });
    await menu.click();
    await expect(links).toBeVisible();
    await page.getByRole('button', { name: navigation.closeButton, exact: true }).click();
    await expect(links).toBeHidden();
    await menu.click();
    await links.getByRole('link', { name: sidebarSectionItem.label, exact: true }).click();
    await expect(links).toBeHidden();
    await expect(heading(page, sidebarSectionItem.section)).toBeInViewport();
    await menu.click();
    await expect(links).toBeVisible();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });

  test('the back-to-top button is hidden at the top and shown further down', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('link', { name: navigation.backToTop, exact: true });
    await expect(button).toBeHidden();
    await page.locator('#_contact').scrollIntoViewIfNeeded();
    await expect(button).toBeVisible();
  });

  test('the trips page has the trips, and the telephone and mail links for requests', async ({ page }) => {
    await page.goto('/trips');
    await expect(cards(page).getByRole('heading')).toHaveText(trips.map(({ title }) => title));
    const main = page.getByRole('main');
    await expect(main.getByText(withoutScript)).toBeVisible();
    for (const { dial } of phones) await expect(main.locator(`a[href="tel:${dial}"]`).first()).toBeVisible();
    await expect(main.locator(`a[href="mailto:${email}"]`)).toBeVisible();
    await expect(cards(page).locator(`a[href="tel:${phones[0]?.dial}"]`)).toHaveCount(trips.length);
    await expect(customTripButton(page)).toBeHidden();
    await expect(page.getByRole('status')).toBeHidden();
  });

  test('the poster is a link to the video', async ({ page }) => {
    await page.goto('/');
    const address = video.youtubeId ? `watch?v=${video.youtubeId}` : '.mp4';
    const link = page.getByRole('link', { name: video.play });
    await expect(link).toBeVisible();
    expect(await link.getAttribute('href')).toMatch(new RegExp(`${RegExp.escape(address)}$`));
  });

  for (const { path, headings } of legalTexts) {
    test(`the list of contents of ${path} leads to a section`, async ({ page }) => {
      await page.goto(path);
      const links = page.getByRole('navigation', { name: contents, exact: true }).getByRole('link');
      await expect(links).toHaveText(headings);
      const last = page.locator('main .text h2').last();
      await links.last().click();
      await expect(last).toBeInViewport();
      expect(await topOf(last)).toBeGreaterThanOrEqual(80);
    });
  }
});
