import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SERVER_TRIP } from '../e2e/sites.ts';
import { launch, type Page } from './browser.ts';
import { serveSite } from './site.ts';

const site = await serveSite();
let page: Page;

/** Defines tests for a version of Chromium on a phone and on a tablet. Each has a page of its own. */
function inChromium(version: number, tests: (width: number) => void): void {
  describe.each([
    [360, 740],
    [768, 1024],
  ])(`Chromium ${version} on a screen of %i px`, (width, height) => {
    let browser: Awaited<ReturnType<typeof launch>>;
    beforeAll(async () => {
      browser = await launch(version, width, height);
      expect(await browser.version()).toContain(`/${version}.`);
    });
    beforeEach(async () => {
      page = await browser.newPage();
      // Nothing moves while it is clicked on.
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    });
    afterEach(() => page.close());
    afterAll(() => browser.close());
    tests(width);
  });
}

/** Waits for the value of an expression. The panel closes some seconds after a request. */
const expectValue = (code: string, message = code) =>
  expect.poll(() => page.evaluate(code), { timeout: 10_000, message });

/** The first element of a selector is displayed inside the viewport. */
const expectInView = (selector: string) =>
  expectValue(
    `{
    const box = document.querySelector('${selector}').getBoundingClientRect();
    box.width && box.top >= 0 && box.left >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  }`,
    selector,
  ).toBe(true);

/** No element of a selector is displayed. */
const expectHidden = (selector: string) =>
  expectValue(
    `[...document.querySelectorAll('${selector}')].every((part) => !part.getClientRects().length)`,
    selector,
  ).toBe(true);

/** Browsers of phones scale a wider page down. */
const expectNoSidewaysScroll = (width: number) =>
  expectValue('Math.max(innerWidth, document.documentElement.scrollWidth)').toBe(width);

const expectPageStands = () =>
  expectValue('getComputedStyle(document.documentElement).overflowY').toBe('hidden');

afterAll(() => site.close());

for (const version of [119, 111, 103])
  inChromium(version, (width) => {
    describe.each(['', '/hi'])('at "%s/"', (language) => {
      const home = `${site.url}${language || '/'}`;
      const trips = `${site.url}${language}/trips`;

      it.each([100, 125, 150])('has a low bar above the heading, with text of %s %', async (size) => {
        await page.goto(home);
        await page.evaluate(`localStorage.setItem('text-size', '${size}')`);
        for (const path of [home, trips, `${trips}/lamps`]) {
          await page.goto(path);
          await expectInView('.navbar-menu');
          await expectNoSidewaysScroll(width);
          const [bar, heading] = (await page.evaluate(`['.navbar', 'h1'].map((selector) => {
            const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
            return { top, bottom };
          })`)) as [DOMRect, DOMRect];
          expect(bar.bottom, path).toBeLessThanOrEqual(0.8 * size);
          expect(heading.top, path).toBeGreaterThanOrEqual(bar.bottom);
        }
        await page.evaluate('localStorage.clear()');
      });

      it('opens and closes the menu, which has the links, the language and the text size', async () => {
        await page.goto(home);
        await page.click('.navbar-menu');
        await expectInView('.sidebar');
        await expectInView('.sidebar .language-link');
        await expectPageStands();
        await page.click('.sidebar [data-text-size-button="125"]');
        await expectValue('getComputedStyle(document.documentElement).fontSize').toBe('20px');
        await page.evaluate('localStorage.clear()');
        await page.click('.sidebar-close');
        await expectHidden('.sidebar');
        await page.click('.navbar-menu');
        await page.click('.sidebar a[href$="/trips"]');
        await expectValue('location.href').toBe(trips);
        await page.goBack();
        await expectValue('location.href').toBe(home);
        await expectInView('h1');
        await expectHidden('.sidebar');
      });

      it('sends a request from a panel over a page that stands still', async () => {
        site.requests.length = 0;
        await page.goto(trips);
        await page.click('.callback-button');
        await expectInView('.panel');
        await expectPageStands();
        await page.type('.panel [name=name]', 'Asha');
        // The panel ignores clicks in its first 400 ms, as parts of a double tap.
        await page.type('.panel [name=phone]', '919876543210', { delay: 40 });
        await page.click('.panel [type=submit]');
        await expectInView('.callback-outcome[data-status=received]');
        expect(site.requests).toMatchObject([{ name: 'Asha', phone: '919876543210' }]);
        await expectHidden('.panel');
      });

      it('shows a list of trips that has changed', async () => {
        site.answers.trips = [SERVER_TRIP];
        await page.goto(trips);
        await expectValue(`document.querySelector('.trip-list h3').innerText`).toBe(SERVER_TRIP.title);
        delete site.answers.trips;
      });
    });
  });

// It knows no cascade layers.
inChromium(92, (width) => {
  it.each(['/', '/hi', '/trips', '/hi/trips', '/trips/lamps'])(
    'has %s in its reading order',
    async (path) => {
      await page.goto(site.url + path);
      await expectNoSidewaysScroll(width);
      await expectHidden(':is(.navbar-menu, .sidebar, .panel)');
      // The drawn name of a language has its size, too.
      await expectValue(`[...document.querySelectorAll('svg, img')].filter((drawing) =>
      !drawing.getAttribute('width') || !drawing.getAttribute('height')).map((drawing) => drawing.outerHTML)`).toEqual(
        [],
      );
    },
  );

  describe('a click on a callback button', () => {
    beforeEach(async () => {
      await page.goto(`${site.url}/trips`);
      await page.evaluate(`document.querySelector('.callback-button').scrollIntoView()`);
      // The scripts have failed.
      await expectValue(`Boolean(document.querySelector('[data-failed] .callback-button'))`).toBe(true);
    });

    it('shows the telephone number in place of the form', async () => {
      await page.click('.callback-button');
      await expectInView('.panel .call a');
      await expectHidden('.panel form');
    });

    it('dials the number where there are no dialogs either', async () => {
      await page.evaluate(`delete HTMLDialogElement.prototype.showModal;
        addEventListener('click', ({ target: { href } }) => href && (window.dialled = href))`);
      await page.click('.callback-button');
      await expectValue('window.dialled').toBe('tel:+919811123456');
    });
  });
});
