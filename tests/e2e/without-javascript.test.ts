import { content } from './fixture-content.ts';
import { dialled } from '../../src/lib/telephone.ts';
import type { Page } from 'playwright/test';
import { customTripButton } from './callback-panel.ts';
import { expect, test, topOf } from './fixtures.ts';
import { pathOn, visit } from './language.ts';
import { legalPaths, legalText } from './legal-texts.ts';
import { backToTop, bar, menuButton, sidebar, sidebarClose } from './parts.ts';
import { cards } from './trip.ts';
import { sectionItem, sidebarSectionItem, tripsItem } from './navigation-items.ts';

test.use({ javaScriptEnabled: false });

const heading = (page: Page, section = '') => page.locator(`#${section}`).getByRole('heading').first();

test.describe('Without JavaScript', () => {
  test('the counters show their figures', async ({ page }) => {
    await visit(page, '/');
    const figures = page.locator('.counter [aria-hidden]');
    const { stats } = content('landing/impact');
    await expect(figures).toHaveText(stats.map(({ value }) => `${value}+`));
    for (const figure of await figures.all()) await expect(figure).toBeVisible();
  });

  test('the testimonials can be scrolled through', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/');
    const slides = page.locator('.swiper-slide');
    await expect(slides).toHaveCount(content('landing/feedbacks').items.length);
    await expect(slides.last()).not.toBeInViewport();
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('.carousel-pause')).toBeHidden();
  });

  test('the bar leads to a section and to the trips', async ({ page, language }) => {
    await visit(page, '/');
    const { label, section } = sectionItem(language);
    const toSection = bar(page).getByRole('link', { name: label, exact: true });
    await toSection.click();
    await expect(heading(page, section)).toBeInViewport();
    await bar(page)
      .getByRole('link', { name: tripsItem(language).label, exact: true })
      .click();
    await expect(page).toHaveURL(pathOn(page, '/trips'));
    await toSection.click();
    await expect(heading(page, section)).toBeInViewport();
  });

  test('the sidebar opens, closes, and leads to a section', async ({ page, language }) => {
    const { label, section } = sidebarSectionItem(language);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/');
    await menuButton(page).click();
    await expect(sidebar(page)).toBeVisible();
    await sidebarClose(page).click();
    await expect(sidebar(page)).toBeHidden();
    await menuButton(page).click();
    await sidebar(page).getByRole('link', { name: label, exact: true }).click();
    await expect(sidebar(page)).toBeHidden();
    await expect(heading(page, section)).toBeInViewport();
    await menuButton(page).click();
    await expect(sidebar(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });

  test('the back-to-top button is hidden at the top and shown further down', async ({ page }) => {
    await visit(page, '/');
    await expect(backToTop(page)).toBeHidden();
    await page.locator('#_contact').scrollIntoViewIfNeeded();
    await expect(backToTop(page)).toBeVisible();
  });

  test('the trips page has the trips, and the telephone and mail links for requests', async ({ page }) => {
    await visit(page, '/trips');
    const { trips } = content('trips/upcoming');
    const { phones, email } = content('site').contact;
    await expect(cards(page).getByRole('heading')).toHaveText(trips.map(({ title }) => title));
    const main = page.getByRole('main');
    await expect(main.getByText(content('trips/packages').withoutScript)).toBeVisible();
    for (const phone of phones)
      await expect(main.locator(`a[href="tel:${dialled(phone)}"]`).first()).toBeVisible();
    // The closed panel has such a link, too.
    await expect(main.locator(`a[href="mailto:${email}"]`).filter({ visible: true })).toHaveCount(1);
    await expect(cards(page).locator(`a[href="tel:${dialled(phones[0] ?? '')}"]`)).toHaveCount(trips.length);
    await expect(customTripButton(page)).toBeHidden();
    await expect(page.getByRole('status').filter({ visible: true })).toHaveText(['']);
  });

  test('the poster is a link to the video', async ({ page }) => {
    await visit(page, '/');
    const { video } = content('landing/hero');
    const address = video.youtubeId ? `watch?v=${video.youtubeId}` : '.mp4';
    const link = page.getByRole('link', { name: video.play });
    await expect(link).toBeVisible();
    expect(await link.getAttribute('href')).toMatch(new RegExp(`${RegExp.escape(address)}$`));
  });

  for (const path of legalPaths) {
    test(`the list of contents of ${path} leads to a section`, async ({ page, language }) => {
      const { contents } = content('pages').legal;
      await visit(page, path);
      const links = page.getByRole('navigation', { name: contents, exact: true }).getByRole('link');
      await expect(links).toHaveText(legalText(path, language).headings);
      const last = page.locator('main .text h2').last();
      await links.last().click();
      await expect(last).toBeInViewport();
      expect(await topOf(last)).toBeGreaterThanOrEqual(80);
    });
  }
});
