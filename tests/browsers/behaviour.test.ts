import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dateLabel } from '../../src/features/trips/trip-dates.ts';
import { formatRupees } from '../../src/lib/rupees.ts';
import { cutOff, overflowing, sticksOut } from '../e2e/overflow.ts';
import { startFirefox } from './firefox.ts';
import { answer, CALLBACK, Host, refuse, scriptOf, success, TRIPS } from './host.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const PAGES = ['', 'trips', 'terms-of-service', 'privacy-policy', 'accessibility-statement', 'nowhere'];
const PHONE = [360, 740] as const;
const MENU = '#sidebar nav';
const PANEL = 'dialog[open]';
const SUBMIT = `${PANEL} form button`;
const ON_CONSOLE = 'on the console: ';
const FIGURES = '.counter [aria-hidden]';

const { trips } = JSON.parse(readFileSync('dist/trips/upcoming', 'utf8')) as {
  trips: { title: string; cost: number; startTime: number; endTime: number }[];
};
const titles = trips.map(({ title }) => title);

/* Questions to a page. */
const isAt = (path: string, hash: string) =>
  location.pathname.replace(/(.)\/$/, '$1') === path && location.hash === hash;
const isCurrent = (css: string) => document.querySelector(css)?.getAttribute('aria-current') === 'true';
const isUnderBar = (css: string) =>
  Math.abs((document.querySelector(css)?.getBoundingClientRect().top ?? 0) - 80) <= 2;
const isInView = (css: string) => {
  const box = document.querySelector(css)?.getBoundingClientRect();
  return !!box && box.height > 0 && box.top >= -1 && box.bottom <= innerHeight + 1;
};
const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('dialog input')].map(({ value }) => value);
const scrollTo = (css: string) =>
  document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' });
const isBullet = (place: number) =>
  document.querySelectorAll('.carousel-bullet')[place]?.hasAttribute('aria-current');

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('In %s', (_, start) => {
  let visitor: Visitor;
  let host: Host;
  let site: string;

  beforeAll(async () => {
    const { send, stop } = await start();
    visitor = new Visitor(send);
    return stop;
  });

  beforeEach(async () => {
    host = new Host();
    site = await host.start();
    await visitor.resize(1280, 900);
  });

  afterEach(async () => {
    // Ends what the page still waits for.
    await visitor.visit('about:blank');
    await host.stop();
    expect(host.reports.filter((report) => !report.startsWith(ON_CONSOLE))).toEqual([]);
  });

  /** Waits until a page has said this on the console. */
  const reported = (words: string) =>
    expect.poll(() => host.reports.join(), { timeout: 15_000 }).toContain(ON_CONSOLE + words);

  /** Opens the panel of the first trip, and types a name and a number. */
  async function fillIn(): Promise<void> {
    await visitor.visit(`${site}trips`);
    await visitor.hydrate();
    await visitor.press('article button');
    await visitor.press(`${PANEL} [name=name]`);
    await visitor.type('Asha');
    await visitor.press(`${PANEL} [name=phone]`);
    await visitor.type('98a76-5 43210x123456');
    expect(await visitor.ask(typed)).toEqual(['Asha', '987654321012', '']);
  }

  /** Opens the menu, and chooses a section. */
  async function chooseInMenu(): Promise<void> {
    await visitor.press('button.navbar-menu');
    await visitor.press(`${MENU} a[href="/#_popular"]`);
    await visitor.hides(MENU);
    await visitor.until(isInView, '#_popular h2');
  }

  it('the bar leads from the trips to a section, and is as it was when the reader comes back', async () => {
    const item = '.navbar a[href="/#_mentors"]';
    await visitor.visit(`${site}trips`);
    await visitor.press(item);
    await visitor.until(isAt, '/', '#_mentors');
    await visitor.until(isUnderBar, '#_mentors');
    await visitor.until(isCurrent, item);
    await visitor.press('.navbar a[href="/trips"]');
    await visitor.until(isAt, '/trips', '');
    await visitor.ask(() => history.back());
    await visitor.until(isAt, '/', '#_mentors');
    await visitor.until(isUnderBar, '#_mentors');
    await visitor.until(isCurrent, item);
  });

  it('the menu is closed by its button, by Escape and by a choice', async () => {
    await visitor.resize(...PHONE);
    await visitor.visit(site);
    for (const close of [() => visitor.press('.sidebar-close'), () => visitor.type('Escape')]) {
      await visitor.press('button.navbar-menu');
      await visitor.shows(MENU);
      await close();
      await visitor.hides(MENU);
    }
    await chooseInMenu();
  });

  it('the video plays without sound, until its button is pressed', async () => {
    await visitor.visit(site);
    await visitor.until(() => {
      const video = document.querySelector('video');
      return video?.muted && video.videoWidth > 0 && video.currentTime > 0.3;
    });
    await visitor.press('.promo-video button');
    await visitor.until(() => document.querySelector('video')?.paused);
  });

  it('the figures are counted to once they are seen', async () => {
    await visitor.visit(site);
    const figures = await visitor.texts(FIGURES);
    await visitor.until(() => {
      const stats = document.querySelector('#_stats');
      // Near, but not in view: figures that are seen before their script has come keep their value.
      window.scrollTo(0, (stats?.getBoundingClientRect().top ?? 0) + scrollY - innerHeight - 300);
      if (stats?.querySelector('astro-island[ssr]')) return false;
      // React runs its effects after the frame in which Astro says that an island is hydrated.
      requestAnimationFrame(() => setTimeout(() => (document.body.dataset['ready'] = '')));
      return 'ready' in document.body.dataset;
    });
    await visitor.ask(scrollTo, '#_stats');
    await expect.poll(() => visitor.texts(FIGURES)).not.toEqual(figures);
    await expect.poll(() => visitor.texts(FIGURES), { timeout: 15_000 }).toEqual(figures);
  });

  it('the testimonials move by Next and by a bullet', async () => {
    await visitor.visit(site);
    await visitor.ask(scrollTo, '.carousel');
    await visitor.press('.carousel-pause');
    await visitor.press('.carousel-bullet:nth-child(3)');
    await visitor.until(isBullet, 2);
    await visitor.press('.carousel-controls button:last-child');
    await visitor.until(isBullet, 3);
  });

  it('the trips have their prices and dates', async () => {
    await visitor.visit(`${site}trips`);
    await visitor.hydrate();
    // As Node formats them, which unit tests compare with the specification: a browser has data of its own.
    const labels = trips.map(({ startTime, endTime }) => dateLabel(startTime, endTime));
    expect(await visitor.texts('.trip-price strong')).toEqual(trips.map(({ cost }) => formatRupees(cost)));
    expect(await visitor.texts('.trip-times time')).toEqual(
      labels.flatMap(({ start, end }) => [start.text, end.text]),
    );
  });

  it('the contents of a legal text lead to a section', async () => {
    await visitor.visit(`${site}terms-of-service`);
    await visitor.press('.contents li:last-child a');
    await visitor.until(isInView, 'main h2:target');
  });

  it.each(PAGES)('every island of /%s is hydrated, and no page has an error', async (path) => {
    await visitor.visit(site + path);
    await visitor.hydrate();
    await visitor.until(() => {
      const island = document.querySelector('astro-island[ssr]');
      island?.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return !island;
    });
  });

  it('a callback request is sent once, confirmed, and its panel closes', async () => {
    await fillIn();
    await visitor.press(SUBMIT);
    await visitor.shows(`${PANEL} .callback-outcome:not(:empty)`);
    await visitor.hides(PANEL);
    expect(host.received.map((body) => JSON.parse(body) as unknown)).toEqual([
      { name: 'Asha', phone: '987654321012', trip: titles[0], customTrip: false },
    ]);
  });

  it.each([
    ['refused', refuse],
    ['answered with 500', answer('', 500)],
    ['answered with HTML', answer('<html>Sign in</html>')],
  ])('a callback request that is %s keeps the form, and the next press is received', async (_name, fault) => {
    host.on(CALLBACK, fault);
    await fillIn();
    await visitor.press(SUBMIT);
    await reported('The callback request has not been received');
    await visitor.shows(`${SUBMIT}[aria-disabled=false]`);
    expect(await visitor.texts('.callback-outcome')).toEqual(['']);
    expect(await visitor.ask(typed)).toEqual(['Asha', '987654321012', '']);
    host.on(CALLBACK, success);
    await visitor.press(SUBMIT);
    await visitor.hides(PANEL);
  });

  it('a callback request goes on after its page has been left', async () => {
    let isGivenUp = true;
    const release = host.hold(CALLBACK, ({ destroyed }) => (isGivenUp = destroyed));
    await fillIn();
    await visitor.press(SUBMIT);
    await expect.poll(() => host.received.length).toBe(1);
    await visitor.visit(`${site}nowhere`);
    release();
    await expect.poll(() => isGivenUp).toBe(false);
  });

  it.each([
    ['refused', refuse],
    ['answered with 500', answer('', 500)],
    ['answered with HTML', answer('<html>Sign in</html>')],
  ])('a trips call that is %s leaves the trips, and a page that works', async (_name, fault) => {
    host.on(TRIPS, fault);
    await visitor.visit(`${site}trips`);
    await reported('The trips could not be fetched');
    await visitor.hides('.trips .spinner');
    expect(await visitor.texts('article h3')).toEqual(titles);
    await visitor.press('.trips > button');
    await visitor.shows(`${PANEL} [name=trip]`);
  });

  it('the menu leads to a section before the scripts have come, and stays closed when they come', async () => {
    const release = host.hold(/\.js$/);
    await visitor.resize(...PHONE);
    await visitor.visit(site, 'begun');
    await chooseInMenu();
    release();
    await visitor.hydrate();
    await visitor.hides(MENU);
  });

  it('an early press on a callback button opens the panel of its trip at once', async () => {
    const release = host.hold(scriptOf('CallbackPanel'));
    await visitor.visit(`${site}trips`);
    await visitor.press('.trip-grid > :nth-child(2) button');
    await visitor.shows(PANEL);
    release();
    await visitor.hydrate();
    expect(await visitor.texts(`${PANEL} .panel-trip`)).toEqual([titles[1]]);
  });

  describe('without JavaScript', () => {
    beforeEach(() => {
      host.scripts = false;
    });

    it('the figures are shown, and the menu leads to a section', async () => {
      await visitor.resize(...PHONE);
      await visitor.visit(site);
      expect(await visitor.ask(() => matchMedia('(scripting: none)').matches)).toBe(true);
      await visitor.shows(FIGURES);
      await visitor.hides('.carousel-pause');
      await chooseInMenu();
    });

    it('the trips have numbers to ring in place of buttons', async () => {
      await visitor.visit(`${site}trips`);
      expect(await visitor.texts('article h3')).toEqual(titles);
      await visitor.hides('.trips > button, .trips .spinner');
      await visitor.shows('.contact-fallback a[href^="tel:"]');
      await visitor.shows('article a[href^="tel:"]');
    });
  });

  it.each([
    ['a menu that leads on', 'Navbar', '#_landing', 'button.navbar-menu'],
    ['a menu that leads on', 'Sidebar', '#_landing', 'button.navbar-menu'],
    ['the figures', 'Counter', '#_stats', FIGURES],
    ['the testimonials', 'TestimonialCarousel', '#_feedbacks', '.swiper-slide'],
  ])('%s is left when the script %s does not load', async (_name, island, section, part) => {
    host.on(scriptOf(island), refuse);
    await visitor.resize(...PHONE);
    await visitor.visit(site);
    await visitor.ask(scrollTo, section);
    await visitor.type('Shift');
    await visitor.until((name: string) => {
      return document.querySelector(`[component-export=${name}][data-failed]`) !== null;
    }, island);
    await visitor.shows(part);
    await chooseInMenu();
  });

  it('the panel has the telephone number while its script hangs, and the form once it comes', async () => {
    const release = host.hold(scriptOf('CallbackPanel'));
    await visitor.visit(`${site}trips`, 'begun');
    await visitor.press('.trips > button');
    await visitor.shows(`${PANEL} .call a`);
    await visitor.hides(`${PANEL} input`);
    release();
    await visitor.shows(`${PANEL} [name=trip]`);
  });

  describe('with text of 200 %', () => {
    beforeEach(async () => {
      host.head += '<style>html { font-size: 200% !important }</style>';
      await visitor.resize(...PHONE);
    });

    it.each(PAGES)('nothing of /%s is cut off or sticks out', async (path) => {
      await visitor.visit(site + path);
      await visitor.hydrate();
      expect(await visitor.ask(sticksOut)).toEqual([]);
      expect(await visitor.ask(cutOff)).toEqual([]);
    });

    it('the callback panel and the bar hold their words', async () => {
      await visitor.visit(`${site}trips`);
      await visitor.press('.trips > button');
      await visitor.shows(`${PANEL} [name=trip]`);
      await visitor.ask(scrollTo, SUBMIT);
      await visitor.until(isInView, SUBMIT);
      expect(await visitor.ask(overflowing)).toEqual([]);
    });
  });
});
