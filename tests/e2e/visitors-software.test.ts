import type { Page } from 'playwright/test';
import {
  CALLBACK,
  nameField,
  openPanel,
  panel,
  phoneField,
  slidIn,
  submit,
  success,
} from './callback-panel.ts';
import { expect, hold, hydrated, stopClock, test } from './fixtures.ts';
import { sidebar } from './parts.ts';
import { cards, holdTrips } from './trip.ts';

const PHONE = { width: 360, height: 740 };

// Scripts may still be on their way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('Browser translation', () => {
  /**
   * Changes every text of the page as the translation of Chrome does: replaces the text node by two nested
   * `<font>` elements with other words, which contain the words by which the tests find elements.
   */
  const translate = (page: Page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript')) continue;
        const font = document.createElement('FONT');
        font.append(document.createElement('FONT'));
        font.firstElementChild?.append(`${text.data}’`);
        text.replaceWith(font);
      }
    });

  /** Opens a page, and translates it before its islands are hydrated. */
  async function openTranslated(page: Page, path: string): Promise<void> {
    const letCome = await hold(page, /\/_astro\/client\.[^/]*\.js$/);
    await page.goto(path);
    await translate(page);
    letCome();
  }

  test.afterEach(({ page }) => expect(page.locator('astro-island[data-failed]')).toHaveCount(0));

  test('before hydration and between the states of the islands breaks nothing', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openTranslated(page, '/');
    await page.locator('button.navbar-menu').click();
    await hydrated(page);
    await expect(sidebar(page)).toBeVisible();
    await expect(sidebar(page).locator('a font').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('#_stats').scrollIntoViewIfNeeded();
    await translate(page);
    await page.locator('#_feedbacks').scrollIntoViewIfNeeded();
    await expect(page.locator('#_feedbacks astro-island[ssr]')).toHaveCount(0);
    await expect(page.locator('.carousel-controls font').first()).toBeVisible();
    for (let press = 0; press < 2; press += 1) {
      await page.locator('.carousel-pause').click();
      await translate(page);
    }
    const third = page.locator('.carousel-bullet').nth(2);
    await third.click();
    await expect(third).toHaveAttribute('aria-current', 'true');
  });

  test('of the trips page before, while and after it loads breaks nothing', async ({ page }) => {
    const answer = await holdTrips(page, (built) => built.slice(1));
    await openTranslated(page, '/trips');
    await hydrated(page);
    await expect(page.getByText('The trips are on their way').first()).toBeVisible();
    await translate(page);
    answer();
    await expect(cards(page)).toHaveCount(3);
    await translate(page);
  });

  test('after each state of the callback panel leaves it working for a second request', async ({ page }) => {
    const answer = await hold(page, CALLBACK, (route) => route.fulfill({ json: { status: 'success' } }));
    await page.clock.install();
    await page.goto('/trips');
    await hydrated(page);
    await translate(page);
    await page.locator('.trip-card button').first().click();
    await slidIn(page);
    await translate(page);
    await page.locator('[name=name]').fill('Asha');
    await stopClock(page);
    await page.locator('[type=submit]').click();
    await expect(page.locator('.callback-form .spinner')).toBeVisible();
    await translate(page);
    answer();
    await expect(success(page)).toBeVisible();
    await translate(page);
    await page.clock.runFor(3000);
    await expect(panel(page)).toBeHidden();
    await page.locator('.trips > .button').click();
    await expect(panel(page)).toBeVisible();
    await expect(page.locator('[name=trip]')).toBeVisible();
    await expect(success(page)).toHaveCount(0);
  });
});

test('What a password manager fills in without an event is sent', async ({ page }) => {
  const fillSilently = () =>
    page.evaluate(() => {
      for (const [name, value] of [
        ['name', 'Asha Devi'],
        ['phone', '+91 98765 43210'],
      ]) {
        const field = document.querySelector(`.callback-form [name=${name}]`);
        // React replaces the property on the element; the browser's own one notifies nobody.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      }
    });
  await openPanel(page);
  await fillSilently();
  await phoneField(page).press('End');
  await page.keyboard.press('Backspace');
  await expect(nameField(page)).toHaveValue('Asha Devi');
  await fillSilently();
  const call = page.waitForRequest(CALLBACK);
  await submit(page).click();
  expect((await call).postDataJSON()).toMatchObject({ name: 'Asha Devi', phone: '919876543210' });
});
