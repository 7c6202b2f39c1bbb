import { expect, test as base, type Locator, type Page, type Route } from 'playwright/test';
import { DEFAULT_LANGUAGE, type Language } from '#content-model/languages.ts';
import { setLanguage, visit } from './language.ts';

interface Fixtures {
  /** Errors in the page. A test that expects none does not need to name this fixture. */
  pageErrors: (Error | string)[];
}

/** The options that a project or a test file sets. */
export interface Options {
  /** The language in which the tests visit the site. */
  language: Language;
  /** True to let videos play. Decoding one without a GPU takes a third of the time of a test. */
  playVideos: boolean;
}

/**
 * The `test` of every file here. Nothing outside localhost is reached, and a page that throws, leaves a
 * promise unhandled or does what its Content-Security-Policy forbids fails its test.
 */
export const test = base.extend<Fixtures & Options>({
  language: [DEFAULT_LANGUAGE, { option: true }],
  playVideos: [false, { option: true }],
  context: async ({ context, language }, use) => {
    setLanguage(context, language);
    await use(context);
  },
  pageErrors: [
    async ({ page, playVideos }, use) => {
      if (!playVideos) {
        await page.addInitScript(() => {
          Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve() });
        });
      }
      const errors: (Error | string)[] = [];
      page.on('pageerror', (error) => errors.push(error));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Makes the first user interaction, by a key that has no other effect, and waits until every island is
 * hydrated except those that wait until they are visible.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('astro-island[ssr]:not([opts*=\'"visible"\'])')).toHaveCount(0);
}

/** Opens a path of the English site in the language of a page, and waits until its islands are hydrated. */
export async function visitHydrated(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await hydrated(page);
}

/** The distance of a part from the top edge of the viewport, in CSS pixels, once the page is at rest. */
export async function topOf(part: Locator): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = Math.round((await part.evaluate((element) => element.getBoundingClientRect().top)) * 10) / 10;
      return last === before;
    })
    .toBe(true);
  return Math.round(last);
}

/** Waits until a page has been laid out and painted, with the changes of its resize observers. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits until the fonts that the page uses have loaded. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Waits until a page that has loaded is idle, and has then been painted. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await painted(page);
}

/** How far the page is scrolled, in CSS pixels. */
export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Clicks a link that scrolls smoothly: a page that jumps is elsewhere at once, before the next frame. */
export async function clickSmoothLink(link: Locator): Promise<void> {
  const jump = await link.evaluate((element: HTMLElement) => {
    const before = window.scrollY;
    element.click();
    return window.scrollY - before;
  });
  expect(jump).toBe(0);
}

/**
 * Keeps the pages in the fonts of the device. The web fonts are used if they arrive before the first paint,
 * so that lines could differ at the next visit.
 */
export const withoutWebFonts = (page: Page): Promise<unknown> =>
  page.route('**/*.woff2', (route) => route.abort());

/** Waits until the page has not scrolled for 20 frames, and returns its position, in CSS pixels. */
export async function atRest(page: Page): Promise<number> {
  await page.waitForLoadState();
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let last = window.scrollY;
        let frames = 0;
        const look = () => {
          frames = window.scrollY === last ? frames + 1 : 0;
          last = window.scrollY;
          if (frames === 20) resolve(last);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Scrolls the page as a reader does, and waits for the end. A late font would move it again. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  // Until then the page may be too short.
  await page.waitForLoadState();
  await fontsLoaded(page);
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => scrollY(page)).toBe(y);
}

/**
 * Stops the clock of a page on which `page.clock.install()` was called: only `runFor` advances it. It jumps
 * 10 s ahead, because on a busy machine a nearer time could have passed.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/**
 * Delays the responses to requests for an address until the returned function is called. The server responds
 * unless `answer` is given.
 */
export async function hold(
  page: Page,
  url: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await released;
    await answer(route);
  });
  return () => release(undefined);
}

/** The console messages of the page from now on. */
export function logOf(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  return log;
}

/** Sets the reader's own style, in place of an earlier one. The policy of the page does not apply to it. */
export function addReadersStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
