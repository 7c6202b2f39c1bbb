import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch, type Page } from './browser.ts';
import { serveSite } from './site.ts';

/** A trip that is none of those from which the site was built. */
const TRIP = {
  title: 'Palaces',
  location: '',
  cities: '',
  cost: 1000,
  coverImages: ['/favicon.svg'],
  startTime: 1e12,
  endTime: 1e12,
};

const SCREENS = [
  [360, 740],
  [768, 1024],
] as const;

/** Waits for a condition. The panel closes some seconds after a request. */
const poll: typeof expect.poll = (look, options) => expect.poll(look, { timeout: 10_000, ...options });

const site = await serveSite();
let page: Page;

/** Starts a browser for the tests of a block, and opens a page for each test. */
function useBrowser(version: number, width: number, height: number): void {
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    browser = await launch(version);
    expect(await browser.version()).toContain(`/${version}.`);
  });
  beforeEach(async () => {
    page = await browser.newPage();
    await page.setViewport({ width, height, isMobile: true, hasTouch: true });
    site.requests.length = 0;
    delete site.answers.trips;
  });
  afterAll(() => browser.close());
}

/** The box of the first element of a selector that is displayed: its edges, in CSS pixels. */
const boxOf = (selector: string) =>
  page.evaluate(`{
    const shown = [...document.querySelectorAll('${selector}')].find((part) => part.getClientRects().length);
    const { top, right, bottom, left, width, height } = shown?.getBoundingClientRect() ?? {};
    shown && { top, right, bottom, left, width, height };
  }`) as Promise<DOMRect | undefined>;

/** Waits until an element is displayed inside the viewport, and has stopped moving. */
async function inView(selector: string): Promise<DOMRect> {
  let box: DOMRect | undefined;
  await poll(
    async () => {
      const before = box?.top;
      box = await boxOf(selector);
      const [width, height] = (await page.evaluate('[innerWidth, innerHeight]')) as [number, number];
      const { top = -1, left = -1, right = 0, bottom = 0 } = box ?? {};
      return top === before && top >= 0 && left >= 0 && right <= width + 1 && bottom <= height + 1;
    },
    { message: `${selector} in view` },
  ).toBe(true);
  if (!box) throw new Error(`${selector} is not displayed.`);
  return box;
}

/** Clicks on an element, to which an overlay may have to be scrolled. */
async function click(selector: string): Promise<void> {
  await page.evaluate(`document.querySelector('${selector}').scrollIntoView({ block: 'nearest' })`);
  const { left, top, width, height } = await inView(selector);
  await page.mouse.click(left + width / 2, top + height / 2);
}

const scrollTo = (selector: string) =>
  page.evaluate(`document.documentElement.style.scrollBehavior = 'auto';
    document.querySelector('${selector}').scrollIntoView({ block: 'center' })`);

const textOf = (selector: string) => page.evaluate(`document.querySelector('${selector}')?.innerText ?? ''`);

/** The page is not wider than the screen: otherwise the browser of a phone would show it smaller. */
const expectNoSidewaysScroll = async (width: number, where: string) =>
  expect(await page.evaluate('Math.max(innerWidth, document.documentElement.scrollWidth)'), where).toBe(
    width,
  );

/** The page behind an overlay cannot be scrolled. */
const expectPageStands = () =>
  poll(() => page.evaluate('getComputedStyle(document.documentElement).overflowY')).toBe('hidden');

afterAll(() => site.close());

describe.each([119, 111, 103])('Chromium %i', (version) => {
  describe.each(SCREENS)('on a screen of %i px', (width, height) => {
    useBrowser(version, width, height);

    describe.each(['', '/hi'])('at "%s/"', (language) => {
      const home = `${site.url}${language || '/'}`;
      const trips = `${site.url}${language}/trips`;

      it.each(['100', '125', '150'])('has a low bar above the heading, with text of %s %', async (size) => {
        await page.goto(home);
        await page.evaluate(`localStorage.setItem('text-size', '${size}')`);
        for (const path of [home, trips, `${trips}/lamps`]) {
          await page.goto(path);
          const bar = await inView('.navbar');
          expect(bar.height, path).toBeLessThanOrEqual((80 * Number(size)) / 100);
          expect((await boxOf('h1'))?.top, path).toBeGreaterThanOrEqual(bar.bottom);
          await inView('.navbar-menu');
          await expectNoSidewaysScroll(width, path);
        }
        await page.evaluate('localStorage.clear()');
      });

      it('opens and closes the menu, which has the links, the language and the text size', async () => {
        await page.goto(home);
        await click('.navbar-menu');
        await inView('.sidebar');
        await inView('.sidebar .language-link');
        await click('.sidebar [data-text-size-button="125"]');
        expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('20px');
        await page.evaluate('localStorage.clear()');
        await expectPageStands();
        await click('.sidebar-close');
        await poll(() => boxOf('.sidebar')).toBeUndefined();
        await click('.navbar-menu');
        await click('.sidebar a[href$="/trips"]');
        await poll(() => page.evaluate('location.href')).toBe(trips);
        await page.goBack();
        await poll(() => page.evaluate('location.href')).toBe(home);
        await inView('h1');
        expect(await boxOf('.sidebar')).toBeUndefined();
      });

      it('sends a request from a panel over a page that stands still', async () => {
        await page.goto(trips);
        await scrollTo('.callback-button');
        await click('.callback-button');
        await inView('.panel');
        await expectPageStands();
        await click('.panel [name=name]');
        await page.keyboard.type('Asha');
        await click('.panel [name=phone]');
        await page.keyboard.type('919876543210');
        await click('.panel [type=submit]');
        await poll(() => boxOf('.callback-outcome[data-status=received]')).toBeDefined();
        expect(site.requests).toMatchObject([{ name: 'Asha', phone: '919876543210' }]);
        await poll(() => boxOf('.panel')).toBeUndefined();
      });

      it('shows a list of trips that has changed', async () => {
        site.answers.trips = [TRIP];
        await page.goto(trips);
        await poll(() => textOf('.trip-list h3')).toBe('Palaces');
      });
    });
  });
});

describe.each(SCREENS)(
  'Chromium 92, which knows no cascade layers, on a screen of %i px',
  (width, height) => {
    useBrowser(92, width, height);

    it.each(['/', '/hi', '/trips', '/hi/trips', '/trips/lamps'])(
      'has %s in its reading order',
      async (path) => {
        await page.goto(site.url + path);
        await expectNoSidewaysScroll(width, path);
        if (!path.startsWith('/hi')) expect((await boxOf('.language-link svg'))?.height).toBe(20);
        for (const part of ['.navbar-menu', '.sidebar', '.panel'])
          expect(await boxOf(part), part).toBeUndefined();
        expect(
          await page.evaluate(`[...document.querySelectorAll('svg, img')].filter((drawing) =>
        !drawing.getAttribute('width') || !drawing.getAttribute('height')).map((drawing) => drawing.outerHTML)`),
        ).toEqual([]);
      },
    );

    it('answers a request for a callback with the telephone number, not with the form', async () => {
      await page.goto(`${site.url}/trips`);
      await scrollTo('.callback-button');
      await click('.callback-button');
      await inView('.panel .call a');
      expect(await boxOf('.panel form')).toBeUndefined();
    });

    it('dials the number where there are no dialogs either', async () => {
      await page.evaluateOnNewDocument(`delete HTMLDialogElement.prototype.showModal;
      addEventListener('click', (event) => { if (event.target.href) { dialled = event.target.href;
        event.preventDefault() } })`);
      await page.goto(`${site.url}/trips`);
      await scrollTo('.callback-button');
      await click('.callback-button');
      await poll(() => page.evaluate('window.dialled')).toBe('tel:+919811123456');
    });
  },
);
