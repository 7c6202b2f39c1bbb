import type { Page } from 'playwright/test';
import { customTripButton, panel, slidIn, submit } from './callback-panel.ts';
import { content } from './content.ts';
import { addReadersStyle, expect, hydrated, scrollTo, test, topOf } from './fixtures.ts';
import { ANY_LANGUAGE, contentOn, languageOn, tagOf, visit } from './language.ts';
import { tripPagePaths } from './trip-pages.ts';
import { legalPaths } from './legal-texts.ts';
import { cutOff, overflowing, sticksOut } from './overflow.ts';
import { backToTop, menu, menuButton } from './parts.ts';

// Only their number counts here.
const { trips } = content('trips/upcoming');

const PATHS = ['/', '/trips', ...tripPagePaths, ...legalPaths, '/nowhere'];

/** The greatest line height, as a multiple of the font size: Hindi has marks above and below its letters. */
const MOST_LEADING = { en: 1.65, hi: 1.75 };

async function openAtRest(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, path);
  await hydrated(page);
  if (path === '/trips') await expect(page.getByRole('article')).toHaveCount(trips.length);
}

/** What breaks the rules for text of a page, and its size and line height. */
function textOf(page: Page) {
  return page.evaluate(() => {
    const body = getComputedStyle(document.body);
    const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const ruler = document.createElement('span');
    ruler.style.cssText = 'position:absolute;inline-size:70ch';
    document.body.append(ruler);
    const measure = ruler.getBoundingClientRect().width;
    ruler.remove();
    return {
      size: Number.parseFloat(body.fontSize),
      leading: Number.parseFloat(body.lineHeight) / Number.parseFloat(body.fontSize),
      small: texts
        .filter(
          (element) =>
            element.checkVisibility() && Number.parseFloat(getComputedStyle(element).fontSize) < 16,
        )
        .map((element) => element.textContent.trim().slice(0, 30)),
      wide: [...document.querySelectorAll('p')]
        .filter((paragraph) => paragraph.getBoundingClientRect().width > measure * 1.25)
        .map((paragraph) => paragraph.textContent.slice(0, 30)),
    };
  });
}

/** Links, buttons and fields that are smaller than they may be. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // Links within a sentence are as high as its lines, as WCAG 2.5.8 allows.
      .filter((element) => !element.closest('.text p, .text li, .skip-link, .assurance p:not(.call)'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => {
        const floor = element.matches('.button') ? 56 : 48;
        return box.height < floor - 0.5 || box.width < 47.5;
      })
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}x${box.height}`),
  );
}

for (const path of PATHS) {
  test(
    `The text of ${path} is 19 px on phones and 20 px elsewhere, never under 16 px, in lines of 1.5 to 1.65 (Hindi: to 1.75) and of at most 70 characters`,
    tagOf(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await openAtRest(page, path);
      for (const [width, size] of [
        [360, 19],
        [768, 20],
        [1280, 20],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const found = await textOf(page);
        expect(found, `${width} px`).toMatchObject({ size, small: [], wide: [] });
        expect(found.leading).toBeGreaterThanOrEqual(1.5);
        expect(found.leading).toBeLessThanOrEqual(MOST_LEADING[languageOn(page)]);
      }
    },
  );

  test(
    `The targets of ${path} are at least 48 by 48 px, its primary buttons 56 px high`,
    tagOf(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await openAtRest(page, path);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await smallTargets(page), `${width} px`).toEqual([]);
      }
    },
  );
}

test(
  'The targets of the menu, the callback panel and the back-to-top button are at least 48 by 48 px',
  ANY_LANGUAGE,
  async ({ page }) => {
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
    await slidIn(page);
    expect(await smallTargets(page)).toEqual([]);
  },
);

test.describe('Nothing is lost or scrolls sideways', () => {
  for (const path of PATHS) {
    test(`on ${path} at 320 px, as at 400 % zoom`, tagOf(path), async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openAtRest(page, path);
      expect(await page.evaluate(sticksOut)).toEqual([]);
      expect(await page.evaluate(cutOff)).toEqual([]);
    });

    test(`on ${path} with text of 200 % at 360 px`, tagOf(path), async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openAtRest(page, path);
      await addReadersStyle(page, 'html { font-size: 200% !important }');
      expect(await page.evaluate(sticksOut)).toEqual([]);
      expect(await page.evaluate(cutOff)).toEqual([]);
    });

    test(`on ${path} with the text spacing of WCAG 1.4.12`, tagOf(path), async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openAtRest(page, path);
      await addReadersStyle(
        page,
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
      );
      expect(await page.evaluate(sticksOut)).toEqual([]);
      expect(await page.evaluate(cutOff)).toEqual([]);
    });
  }

  test('in the callback panel at 320 px with text of 200 %', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAtRest(page, '/trips');
    await addReadersStyle(page, 'html { font-size: 200% !important }');
    await customTripButton(page).click();
    const panel = page.getByRole('dialog');
    expect(await panel.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
    const button = submit(page);
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport();
  });
});

for (const [width, size] of [
  [320, '100%'],
  [360, '200%'],
] as const) {
  test(`Counters and buttons hold their words at ${width} px with text of ${size}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 740 });
    const enlarge = () => addReadersStyle(page, `html { font-size: ${size} !important }`);
    await visit(page, '/');
    await hydrated(page);
    await enlarge();
    await page.locator('#_feedbacks').scrollIntoViewIfNeeded();
    await expect(page.locator('#_feedbacks astro-island[ssr]')).toHaveCount(0);
    expect(await page.evaluate(overflowing)).toEqual([]);
    await menuButton(page).click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(overflowing)).toEqual([]);

    await visit(page, '/trips');
    await enlarge();
    await expect(page.getByRole('article')).toHaveCount(trips.length);
    expect(await page.evaluate(overflowing)).toEqual([]);
    await customTripButton(page).click();
    await slidIn(page);
    expect(await page.evaluate(overflowing)).toEqual([]);
  });
}

test.describe('The focus', () => {
  for (const [path, width] of [
    ['/', 360],
    ['/', 1280],
    ['/trips', 1280],
    ['/terms-of-service', 1280],
  ] as const) {
    test(
      `on ${path} at ${width} px is always seen: 3 px, two-tone, not under the bar`,
      path === '/trips' ? {} : ANY_LANGUAGE,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await openAtRest(page, path);
        const seen = new Set<string>();
        for (let press = 0; press < 120; press += 1) {
          await page.keyboard.press('Tab');
          const focus = await page.evaluate(() => {
            const element = document.activeElement;
            if (!element || element === document.body) return undefined;
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
            const box = element.getBoundingClientRect();
            const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
            return {
              name: element.outerHTML.slice(0, 90),
              ring: outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3 && boxShadow !== 'none',
              uncovered: element.closest('.page-header, .skip-link') !== null || box.bottom > bar + 8,
              inside: box.bottom > 0 && box.top < innerHeight,
            };
          });
          if (!focus) break;
          seen.add(focus.name);
          if (focus.name.includes('id="main"')) continue;
          expect(focus).toMatchObject({ ring: true, uncovered: true, inside: true });
        }
        expect(seen.size).toBeGreaterThan(15);
      },
    );
  }

  test('brings a link that lies under the bar out from under it', ANY_LANGUAGE, async ({ page }) => {
    await openAtRest(page, '/');
    const [before, link] = [page.locator('.store-button').first(), page.locator('.store-button').last()];
    await scrollTo(
      page,
      await link.evaluate((element) => Math.round(element.getBoundingClientRect().top) - 10),
    );
    await before.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const bottomOfBar = await page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom);
    expect(await topOf(link)).toBeGreaterThanOrEqual(bottomOfBar);
  });
});

test.describe('The text size control', () => {
  const sizeButton = (page: Page, percent: number) => {
    const size = contentOn(page, 'navigation').textSize.sizes.find((entry) => entry.percent === percent);
    const name = `${size?.symbol} ${size?.label}`;
    return page.getByRole('button', { name, exact: true }).filter({ visible: true });
  };
  const body = (page: Page) => page.locator('body');

  test('makes the text 125 % and 150 %', ANY_LANGUAGE, async ({ page }) => {
    // Wide enough for the links of the bar at 125 %, and too narrow for them at 150 %, in every font.
    await page.setViewportSize({ width: 1460, height: 900 });
    await visit(page, '/');
    await expect(body(page)).toHaveCSS('font-size', '20px');
    await sizeButton(page, 125).click();
    await expect(body(page)).toHaveCSS('font-size', '25px');
    await sizeButton(page, 150).click();
    await expect(body(page)).toHaveCSS('font-size', '30px');
    // Where the letters are very large, the buttons are in the menu.
    await menuButton(page).click();
    await sizeButton(page, 100).click();
    await expect(body(page)).toHaveCSS('font-size', '20px');
  });

  test('is remembered in the local storage and nowhere else', async ({ page }) => {
    await visit(page, '/');
    await sizeButton(page, 125).click();
    await visit(page, '/trips');
    await expect(body(page)).toHaveCSS('font-size', '25px');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['text-size']);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('holds on a page that comes back from the back-forward cache', ANY_LANGUAGE, async ({ page }) => {
    await visit(page, '/');
    // Headless browsers do not always keep a page, so the test changes what another page would have stored.
    await page.evaluate(() => {
      localStorage.setItem('text-size', '150');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(body(page)).toHaveCSS('font-size', '30px');
    await menuButton(page).click();
    await expect(sizeButton(page, 150)).toHaveAttribute('aria-pressed', 'true');
  });

  test(
    'has its remembered size applied before the body of the page is there',
    ANY_LANGUAGE,
    async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('text-size', '150');
        new MutationObserver((_, observer) => {
          if (document.querySelector('body') === null) return;
          observer.disconnect();
          Object.assign(window, { sizeAtFirst: document.documentElement.dataset['textSize'] });
        }).observe(document, { childList: true, subtree: true });
      });
      await visit(page, '/trips');
      expect(await page.evaluate(() => (window as unknown as { sizeAtFirst?: string }).sizeAtFirst)).toBe(
        '150',
      );
      await expect(body(page)).toHaveCSS('font-size', '30px');
    },
  );

  test('works for its page where the browser forbids the local storage', ANY_LANGUAGE, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The storage is forbidden.', 'SecurityError');
        },
      }),
    );
    await visit(page, '/');
    await sizeButton(page, 125).click();
    await expect(body(page)).toHaveCSS('font-size', '25px');
    await hydrated(page);
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(0);
  });

  test('says which size holds, in the sidebar too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/');
    await hydrated(page);
    await menuButton(page).click();
    await expect(sizeButton(page, 100)).toHaveAttribute('aria-pressed', 'true');
    await sizeButton(page, 125).click();
    await expect(sizeButton(page, 125)).toHaveAttribute('aria-pressed', 'true');
    await expect(sizeButton(page, 100)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('html')).toHaveCSS('font-size', '20px');
  });
});

test.describe('What the reader prefers', () => {
  test('in forced colours every button keeps a border', ANY_LANGUAGE, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openAtRest(page, '/trips');
    const borders = await page
      .locator('.button')
      .evaluateAll((buttons) =>
        buttons.map((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth)),
      );
    expect(borders.length).toBeGreaterThan(1);
    expect(Math.min(...borders)).toBeGreaterThanOrEqual(1);
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

  test('printed, the trips page is its list, without what can only be pressed', async ({ page }) => {
    await openAtRest(page, '/trips');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toHaveCount(trips.length);
    await expect(page.locator('.trips .button').first()).toBeHidden();
    await expect(page.locator('.features')).toBeHidden();
    for (const part of ['.tinted:has(.trips)', '.footer']) {
      await expect(page.locator(part)).toHaveCSS('background-image', 'none');
      await expect(page.locator(part)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
    await expect(page.locator('.footer')).toHaveCSS('color', 'rgb(43, 26, 18)');
    await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]').first()).toBeVisible();
  });

  test('printed, the trips page leaves out an open callback panel', ANY_LANGUAGE, async ({ page }) => {
    await openAtRest(page, '/trips');
    await customTripButton(page).click();
    await slidIn(page);
    await page.emulateMedia({ media: 'print' });
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('.trip-card').first()).toBeVisible();
  });

  test('printed, nothing waits for a first sight', ANY_LANGUAGE, async ({ page }) => {
    await visit(page, '/');
    await page.emulateMedia({ media: 'print' });
    const opacities = await page
      .locator('main > section > .wrap')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
    expect(opacities).toEqual(Array.from({ length: 8 }, () => '1'));
  });
});

for (const [width, size] of [
  [360, '100'],
  [360, '150'],
  [1280, '100'],
] as const) {
  test(
    `No text stands on the block print at ${width} px with letters of ${size} %`,
    size === '150' ? {} : ANY_LANGUAGE,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((percent) => localStorage.setItem('text-size', percent), size);
      for (const path of ['/', '/trips']) {
        await openAtRest(page, path);
        const sections = await page.locator('.tinted').evaluateAll((tinted) =>
          tinted.map((section) => {
            const { backgroundRepeat, backgroundSize } = getComputedStyle(section);
            const band = Number.parseFloat(backgroundSize);
            const { top, bottom } = section.getBoundingClientRect();
            const words = document.createRange();
            words.selectNodeContents(section);
            const texts = [...words.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
            return {
              bands: backgroundRepeat.match(/repeat-x|repeat no-repeat/g)?.length,
              free: Math.min(...texts.flatMap((box) => [box.top - top, bottom - box.bottom])) - band,
            };
          }),
        );
        expect(sections.length).toBeGreaterThan(1);
        for (const { bands, free } of sections) {
          expect(bands).toBe(2);
          expect(free).toBeGreaterThanOrEqual(0);
        }
      }
    },
  );
}
