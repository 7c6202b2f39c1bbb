import type { Page } from 'playwright/test';
import { customTripButton, panel } from './callback-panel.ts';
import { expect, hydrated, scrollTo, test, visitHydrated } from './fixtures.ts';
import { BOTH_LANGUAGES, languageOn, PATHS } from './language.ts';
import { backToTop, menu, menuButton } from './parts.ts';

/** The maximum line height, as a multiple of the font size: Hindi has marks above and below its letters. */
const MAX_LEADING = { en: 1.65, hi: 1.75 };

async function openAtRest(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitHydrated(page, path);
}

/** The size and the line height of the text of a page, and the texts that are too small or too wide. */
function textOf(page: Page) {
  return page.evaluate(() => {
    const { fontSize, lineHeight } = getComputedStyle(document.body);
    const start = (element: Element) => element.textContent.trim().slice(0, 30);
    const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const ruler = document.createElement('span');
    ruler.style.cssText = 'position:absolute;inline-size:70ch';
    document.body.append(ruler);
    const measure = ruler.getBoundingClientRect().width;
    ruler.remove();
    return {
      size: parseFloat(fontSize),
      leading: parseFloat(lineHeight) / parseFloat(fontSize),
      small: texts
        .filter((text) => text.checkVisibility() && parseFloat(getComputedStyle(text).fontSize) < 16)
        .map(start),
      wide: [...document.querySelectorAll('p')]
        .filter((paragraph) => paragraph.getBoundingClientRect().width > measure * 1.25)
        .map(start),
    };
  });
}

/** Links, buttons and fields that are too small. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // Links within a sentence are as high as its lines, as WCAG 2.5.8 allows.
      .filter((element) => !element.closest('.text p, .text li, .skip-link, .assurance p:not(.call)'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => {
        const least = element.matches('.button') ? 56 : 48;
        return box.height < least - 0.5 || box.width < 47.5;
      })
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}x${box.height}`),
  );
}

// Text: 19 px on phones and 20 px elsewhere, never under 16 px, lines of 1.5 to 1.65 (Hindi: to 1.75) and of
// at most 70 characters. Targets: 48 by 48 px, primary buttons 56 px high.
test('Texts and targets of every page are large enough', BOTH_LANGUAGES, async ({ page }) => {
  for (const path of PATHS) {
    await openAtRest(page, path);
    for (const [width, size] of [
      [360, 19],
      [768, 20],
      [1280, 20],
    ] as const) {
      const where = `${path} at ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      const { leading, ...text } = await textOf(page);
      expect(text, where).toEqual({ size, small: [], wide: [] });
      expect(leading, where).toBeGreaterThanOrEqual(1.5);
      expect(leading, where).toBeLessThanOrEqual(MAX_LEADING[languageOn(page)]);
      expect(await smallTargets(page), where).toEqual([]);
    }
  }
});

test('Targets in menu and panel are large enough', BOTH_LANGUAGES, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAtRest(page, '/trips');
  await scrollTo(page, 500);
  await expect(backToTop(page)).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await customTripButton(page).click();
  await expect(panel(page)).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});

test.describe('The focus', () => {
  for (const [path, width] of [
    ['/', 360],
    ['/trips', 1280],
  ] as const) {
    test(`on ${path} at ${width} px is always seen: 3 px, two-tone, not under the bar`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openAtRest(page, path);
      // Before hydration the slides are a scroll container, which browsers can focus.
      const hydrateNext = async () => {
        const islands = page.locator('astro-island[ssr]');
        await islands.evaluateAll(([island]) => island?.firstElementChild?.scrollIntoView());
        return islands.count();
      };
      await expect.poll(hydrateNext).toBe(0);
      await scrollTo(page, 0);
      const seen = new Set<string>();
      // To the end of the page, and back from below, where the bar would cover it.
      let key = 'Tab';
      for (;;) {
        await page.keyboard.press(key);
        const focus = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return undefined;
          const { outlineStyle, outlineWidth, boxShadow, scrollMarginTop } = getComputedStyle(element);
          const { top, bottom } = element.getBoundingClientRect();
          const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
          return {
            name: element.outerHTML.slice(0, 90),
            // The browser leaves this much room when it scrolls to the element.
            room:
              element.matches('.page-header *, .skip-link, .back-to-top, main') ||
              parseFloat(scrollMarginTop) >= bar + 8,
            ring: outlineStyle === 'solid' && parseFloat(outlineWidth) >= 3 && boxShadow !== 'none',
            uncovered: element.closest('.page-header, .skip-link') !== null || bottom > bar + 8,
            inside: bottom > 0 && top < innerHeight,
          };
        });
        if (!focus && key === 'Shift+Tab') break;
        key = focus ? key : 'Shift+Tab';
        if (!focus) continue;
        seen.add(focus.name);
        if (!focus.name.includes('id="main"'))
          expect(focus, focus.name).toMatchObject({ room: true, ring: true, uncovered: true, inside: true });
      }
      expect(seen.size).toBeGreaterThan(15);
    });
  }
});

test.describe('The text size control', () => {
  const NAMES = { 100: 'A Normal text', 125: 'A+ Large text', 150: 'A++ Very large text' };
  const sizeButton = (page: Page, percent: keyof typeof NAMES) =>
    page.getByRole('button', { name: NAMES[percent], exact: true }).filter({ visible: true });
  const expectText = (page: Page, size: '20px' | '25px' | '30px') =>
    expect(page.locator('body')).toHaveCSS('font-size', size);

  test('makes the text 125 % and 150 %, and says which size holds', async ({ page }) => {
    // Wide enough for the links of the bar at 125 %, and too narrow for them at 150 %, in every font.
    await page.setViewportSize({ width: 1460, height: 900 });
    await page.goto('/');
    await expectText(page, '20px');
    await sizeButton(page, 125).click();
    await expectText(page, '25px');
    await expect(sizeButton(page, 125)).toHaveAttribute('aria-pressed', 'true');
    await sizeButton(page, 150).click();
    await expectText(page, '30px');
    // Where the letters are very large, the buttons are in the menu.
    await menuButton(page).click();
    await expect(sizeButton(page, 150)).toHaveAttribute('aria-pressed', 'true');
    await expect(sizeButton(page, 125)).toHaveAttribute('aria-pressed', 'false');
    await sizeButton(page, 100).click();
    await expectText(page, '20px');
  });

  test('holds on a page that comes back from the back-forward cache', async ({ page }) => {
    await page.goto('/');
    // Headless browsers do not always use the back-forward cache, so the test changes the stored size itself.
    await page.evaluate(() => {
      localStorage.setItem('text-size', '150');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expectText(page, '30px');
    await menuButton(page).click();
    await expect(sizeButton(page, 150)).toHaveAttribute('aria-pressed', 'true');
  });

  test('is remembered in the local storage, and applied before the body is there', async ({ page }) => {
    await page.goto('/');
    await sizeButton(page, 150).click();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('body') === null) return;
        observer.disconnect();
        Object.assign(window, { sizeAtFirst: document.documentElement.dataset['textSize'] });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/trips');
    expect(await page.evaluate('sizeAtFirst')).toBe('150');
    await expectText(page, '30px');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['text-size']);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('works for its page where the browser forbids the local storage', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The storage is forbidden.', 'SecurityError');
        },
      }),
    );
    await page.goto('/');
    await sizeButton(page, 125).click();
    await expectText(page, '25px');
    await hydrated(page);
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(0);
  });
});

test('The contents beside a legal text are never higher than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 240 });
  await page.goto('/terms-of-service');
  const { height } = (await page.locator('.contents').boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThan(240);
});

test.describe('What the reader prefers', () => {
  test('in forced colours every button keeps a border', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/trips');
    const borders = await page
      .locator('.button')
      .evaluateAll((buttons) => buttons.map((button) => parseFloat(getComputedStyle(button).borderTopWidth)));
    expect(borders.length).toBeGreaterThan(1);
    expect(Math.min(...borders)).toBeGreaterThanOrEqual(1);
  });

  test('where motion is to be reduced, no part of a page slides or fades', async ({ page }) => {
    for (const path of ['/', '/trips']) {
      await openAtRest(page, path);
      const moving = await page
        .locator('body *')
        .evaluateAll((parts) =>
          parts
            .filter((part) => /[1-9]/.test(getComputedStyle(part).transitionDuration))
            .map((part) => part.outerHTML.slice(0, 60)),
        );
      expect(moving, path).toEqual([]);
    }
  });

  test('printed, a legal text is a clean sheet without bar, contents and buttons', async ({ page }) => {
    await openAtRest(page, '/terms-of-service');
    // A reader who has scrolled sees the button to the top.
    await scrollTo(page, 500);
    const parts = [page.locator('.page-header'), page.locator('.contents'), backToTop(page)];
    for (const part of parts) await expect(part).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of parts) await expect(part).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('printed, the trips page is its list, without panel and buttons', async ({ page }) => {
    await openAtRest(page, '/trips');
    await customTripButton(page).click();
    await expect(panel(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of [panel(page), page.locator('.trips .button').first(), page.locator('.features')])
      await expect(part).toBeHidden();
    for (const part of [page.getByRole('article').last(), page.locator('.footer a[href^="tel:"]').first()])
      await expect(part).toBeVisible();
    await expect(page.locator('.footer')).toHaveCSS('background-image', 'none');
    await expect(page.locator('.footer')).toHaveCSS('color', 'rgb(43, 26, 18)');
  });

  test('printed, every section is there, and no card is cut in two', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    const parts = page.locator('main > section > .wrap');
    await expect(parts).toHaveCount(8);
    for (const part of await parts.all()) {
      await expect(part).toBeVisible();
      await expect(part).toHaveCSS('opacity', '1');
      await expect(part).toHaveCSS('content-visibility', 'visible');
    }
    await expect(page.locator('.carousel-controls')).toBeHidden();
    await expect(page.locator('.card').first()).toHaveCSS('break-inside', 'avoid');
  });
});
