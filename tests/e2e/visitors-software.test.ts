import { dialled } from '../../src/lib/telephone.ts';
import type { Page } from 'playwright/test';
import {
  nameField,
  openPanel,
  panel,
  phoneField,
  slidIn,
  submit,
  success,
  tripButtons,
} from './callback-panel.ts';
import { content } from './fixture-content.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { menuButton, sidebar } from './parts.ts';

const { loading } = content('trips/packages');
const { menuButton: menuButtonLabel } = content('navigation');
const { controls } = content('landing/feedbacks');
const [phone = ''] = content('site').contact.phones;

/**
 * Does to every text on the page what the translation of Chrome does: replaces the text node by two nested
 * `<font>` elements with other words. Names and marks that tests look for are kept in the words.
 */
function translate(): void {
  const TAG = 'FONT'.toLowerCase();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest('font, script, style, noscript, template')) continue;
    const font = document.createElement(TAG);
    font.append(document.createElement(TAG));
    font.firstElementChild?.append(`${text.data}’`);
    text.replaceWith(font);
  }
}

/** Translates the page now. */
const translateNow = (page: Page) => page.evaluate(translate);

/** Translates the page before its islands are hydrated. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.route(/\/_astro\/client\.[^/]*\.js$/, async (route) => {
    await page.waitForFunction(() => document.querySelector('body font') !== null);
    await route.continue();
  });
  await page.goto(path);
  await translateNow(page);
}

test.use({ playVideos: true });

// Scripts may still be on their way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Makes the browser one that does not know a pseudo-class or pseudo-element, nor an attribute. */
async function forget(page: Page, selector: string, attribute?: string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!['document', 'script'].includes(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(selector, `${selector}-unknown`);
    return route.fulfill({
      response,
      body: attribute ? body.replaceAll(` ${attribute}=`, ` data-${attribute}=`) : body,
    });
  });
}

test.describe('A browser without popovers', () => {
  // The changed styles have another hash than the page's policy allows.
  test.use({ bypassCSP: true, viewport: { width: 360, height: 740 } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await forget(page, ':popover-open', 'popover');
  });

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test(`has a link to the list of the footer in place of the menu, with motion "${reducedMotion}"`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      await hydrated(page);
      await expect(page.locator('.sidebar')).toBeHidden();
      await expect(menuButton(page)).toBeHidden();
      await page.getByRole('banner').getByRole('link', { name: menuButtonLabel, exact: true }).click();
      await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeInViewport({ ratio: 0.5 });
    });
  }

  test('shows the callback panel', async ({ page }) => {
    await openPanel(page);
    await expect(panel(page)).toHaveCSS('opacity', '1');
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('A browser with popovers', () => {
  test('has the menu and no link in place of it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await expect(menuButton(page)).toBeVisible();
    await expect(page.getByRole('link', { name: menuButtonLabel, exact: true })).toHaveCount(0);
  });
});

test.describe('A browser without ::details-content', () => {
  test.use({ bypassCSP: true });

  test('opens the contents of a legal text by a click', async ({ page }) => {
    await forget(page, '::details-content');
    await page.goto('/terms-of-service');
    const contents = page.locator('.contents');
    await expect(contents.locator('nav')).toBeHidden();
    await contents.locator('summary').click();
    await expect(contents.locator('nav')).toBeVisible();
  });
});

test.describe('Browser translation', () => {
  test('before hydration leaves the words of every island translated, and the islands working', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openTranslated(page, '/');
    await page.locator('button.navbar-menu').click();
    await hydrated(page);
    await expect(sidebar(page)).toBeVisible();
    await expect(sidebar(page).locator('a font').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('#_feedbacks').scrollIntoViewIfNeeded();
    await expect(page.locator('#_feedbacks astro-island[ssr]')).toHaveCount(0);
    await expect(page.locator('.carousel-controls font').first()).toBeVisible();
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(0);
  });

  test('between the states of the carousel and the counters breaks nothing', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.locator('#_stats').scrollIntoViewIfNeeded();
    await translateNow(page);
    await page.locator('#_feedbacks').scrollIntoViewIfNeeded();
    const pause = page.locator('.carousel-pause');
    await pause.click();
    await translateNow(page);
    await pause.click();
    await translateNow(page);
    await page.locator('.carousel-bullet').nth(2).click();
    await expect(page.locator('.carousel-bullet').nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(0);
  });

  test('of the trips page before hydration, while loading and afterwards breaks nothing', async ({
    page,
  }) => {
    const { promise: asked, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route('**/trips/upcoming', async (route) => {
      await asked;
      await route.continue();
    });
    await openTranslated(page, '/trips');
    await hydrated(page);
    await expect(page.getByRole('status').filter({ hasText: loading })).toBeVisible();
    await translateNow(page);
    answer(undefined);
    await expect(page.getByRole('article').first()).toBeVisible();
    await translateNow(page);
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(0);
  });

  test('after each state of the callback panel leaves the form working, through a success and a second request', async ({
    page,
  }) => {
    const { promise: asked, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(/\/callback\?id=/, async (route) => {
      await asked;
      await route.fulfill({ json: { status: 'success' } });
    });
    await page.goto('/trips');
    await hydrated(page);
    await translateNow(page);
    await page.locator('.trip-card button').first().click();
    await expect(panel(page)).toBeVisible();
    await translateNow(page);
    await slidIn(page);
    await page.locator('.callback-form [name=name]').fill('Asha');
    await page.locator('.callback-form [type=submit]').click();
    await expect(page.locator('.callback-form .spinner')).toBeVisible();
    await translateNow(page);
    answer(undefined);
    await expect(success(page)).toBeVisible();
    await translateNow(page);
    await expect(panel(page)).toBeHidden();
    await page.locator('.trips > .button').click();
    await expect(panel(page)).toBeVisible();
    await expect(page.locator('.callback-form [name=trip]')).toBeVisible();
    await expect(success(page)).toHaveCount(0);
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(0);
  });
});

test.describe('A password manager that fills the fields without an event', () => {
  const fillSilently = (page: Page) =>
    page.evaluate(() => {
      const set = (name: string, value: string) => {
        const field = document.querySelector<HTMLInputElement>(`.callback-form [name=${name}]`);
        // React replaces the property on the element; the browser's own one tells nobody.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      };
      set('name', 'Asha Devi');
      set('phone', '+91 98765 43210');
    });

  test('has what it filled in sent', async ({ page }) => {
    await openPanel(page);
    await fillSilently(page);
    const call = page.waitForRequest((request) => request.method() === 'POST');
    await submit(page).click();
    expect((await call).postDataJSON()).toMatchObject({ name: 'Asha Devi', phone: '919876543210' });
    await expect(success(page)).toBeVisible();
  });

  test('loses nothing when the visitor goes on typing', async ({ page }) => {
    await openPanel(page);
    await fillSilently(page);
    await phoneField(page).press('End');
    await page.keyboard.press('Backspace');
    await expect(nameField(page)).toHaveValue('Asha Devi');
  });
});

test.describe('An ad blocker', () => {
  test('that removes the video leaves the page working', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => document.querySelector('video, iframe')?.remove()).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('.promo-video img')).toBeVisible();
    await page.locator('#_feedbacks').scrollIntoViewIfNeeded();
    // Then the testimonials do not turn by themselves meanwhile.
    await page.getByRole('button', { name: controls.pause, exact: true }).click();
    const current = page.locator('.carousel-bullet[aria-current=true]');
    const before = (await current.getAttribute('aria-label')) ?? '';
    await page.getByRole('button', { name: controls.next, exact: true }).click();
    await expect(current).not.toHaveAttribute('aria-label', before);
  });

  test('that removes a part of the panel before hydration leaves the telephone number', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => document.querySelector('.callback-outcome')?.remove());
    });
    await page.goto('/trips');
    await tripButtons(page).first().click();
    await expect(panel(page).locator(`a[href="tel:${dialled(phone)}"]`)).toBeVisible();
  });
});
