import { addressLine } from '../../src/lib/address-line.ts';
import { dialled } from '../../src/lib/telephone.ts';
import type { Page } from 'playwright/test';
import { openHoursText } from '../../src/lib/opening-hours.ts';
import { content } from './content.ts';
import { IS_CHROMIUM } from './engine.ts';
import { addReadersStyle, expect, hydrated, scrollTo, stopClock, test } from './fixtures.ts';
import { ANY_LANGUAGE, contentOn, languageOn, visit } from './language.ts';

/** As long as the headings of the specification, which the design is made for. */
const HEADINGS = { en: 'INDIA KA SABSE KHUSH PARIVAAR', hi: 'इंडिया का सबसे खुश परिवार' };
const WIDTHS = [320, 360, 768, 1024, 1100, 1280, 1440];

// Facts, which are the same in every language.
const { stats } = content('landing/impact');
const { stores } = content('site');

test.describe('The landing page', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/');
  });

  test(
    'breaks the mail address of the contact card after the @, where it does not fit',
    ANY_LANGUAGE,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await addReadersStyle(page, 'html { font-size: 32px !important }');
      const firstLine = await page.locator('#_contact a[href^="mailto:"]').evaluate((link) => {
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        let line = '';
        let top: number | undefined;
        while (texts.nextNode()) {
          for (const [index, character] of [...(texts.currentNode.nodeValue ?? '')].entries()) {
            if (!character.trim()) continue;
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + 1);
            const box = range.getBoundingClientRect();
            if (top !== undefined && box.top > top + box.height / 2) return line;
            top = box.top;
            line += character;
          }
        }
        return line;
      });
      expect(firstLine).toMatch(/^[^@]+@$/);
    },
  );

  test('has its eight sections in order', ANY_LANGUAGE, async ({ page }) => {
    const ids = await page.locator('main > section').evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids).toEqual([
      '_landing',
      '_about',
      '_offering',
      '_stats',
      '_popular',
      '_feedbacks',
      '_mentors',
      '_contact',
    ]);
  });

  test('has the headings of the content', async ({ page }) => {
    const { heading } = contentOn(page, 'landing/hero');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const sections = ['about', 'offerings', 'impact', 'sessions', 'feedbacks', 'mentors', 'contact'] as const;
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      sections.map((section) => contentOn(page, `landing/${section}`).title),
    );
  });

  for (const [store, name] of [
    ['Google Play', 'googlePlay'],
    ['the App Store', 'appStore'],
  ] as const) {
    test(`links to ${store} in a new tab`, async ({ page }) => {
      const hero = contentOn(page, 'landing/hero');
      const link = page.getByRole('link', { name: hero[name].big });
      await expect(link).toHaveAttribute('href', stores[name]);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAccessibleName(new RegExp(`${RegExp.escape(hero.opensInNewTab)}$`));
    });
  }

  test('has a first heading of the specification’s length on at most three lines at every width, also in the typefaces of the device', async ({
    page,
  }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.reload();
    const heading = page.getByRole('heading', { level: 1 });
    await heading.evaluate((element, text) => (element.textContent = text), HEADINGS[languageOn(page)]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await heading.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines, `${width} px`).toBeGreaterThan(0);
      expect(lines, `${width} px`).toBeLessThanOrEqual(3);
    }
  });

  for (const path of ['/', '/trips']) {
    test(`has no empty room beside the words of the hero of ${path} at 768 px`, async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await visit(page, path);
      const words = await page.locator('.hero-text > *').evaluateAll((parts) =>
        parts.map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const { left, right } = range.getBoundingClientRect();
          return Math.abs(left - (innerWidth - right));
        }),
      );
      expect(words.length).toBeGreaterThan(2);
      expect(Math.max(...words)).toBeLessThan(24);
    });
  }

  test('tells who we are, with vision, mission, tagline and an image', async ({ page }) => {
    const about = contentOn(page, 'landing/about');
    const { tagline } = contentOn(page, 'site');
    const section = page.locator('#_about');
    for (const text of [about.vision, about.mission, tagline]) await expect(section).toContainText(text);
    await expect(section.getByRole('img', { name: about.imageDescription, exact: true })).toBeVisible();
  });

  for (const [id, file] of [
    ['_offering', 'offerings'],
    ['_popular', 'sessions'],
  ] as const) {
    test(`shows in ${id} three cards, each with image, title and description`, async ({ page }) => {
      const cards = page.locator(`#${id}`).getByRole('listitem');
      await expect(cards).toHaveCount(3);
      const { items } = contentOn(page, `landing/${file}`);
      for (const [index, { title, description, imageDescription }] of items.entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole('heading')).toHaveText(title);
        await expect(card.locator('p')).toHaveText(description);
        await expect(card.getByRole('img', { name: imageDescription, exact: true })).toHaveCount(1);
      }
    });
  }

  test('shows twelve mentors', async ({ page }) => {
    const portraits = page.locator('#_mentors').getByRole('img');
    await expect(portraits).toHaveCount(12);
    expect(await portraits.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))).toEqual(
      contentOn(page, 'landing/mentors').items.map(({ imageDescription }) => imageDescription),
    );
  });

  test('gives address, two telephone links, a mail link and the open hours', async ({ page }) => {
    const { contact } = contentOn(page, 'site');
    const section = page.locator('#_contact');
    await expect(section).toContainText(addressLine(contact.address));
    await expect(section).toContainText(openHoursText(contact.openHours, languageOn(page)));
    const links = section.getByRole('link');
    await expect(links).toHaveText([...contact.phones, contact.email]);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      ...contact.phones.map((phone) => `tel:${dialled(phone)}`),
      `mailto:${contact.email}`,
    ]);
  });

  test('loads every picture', ANY_LANGUAGE, async ({ page }) => {
    const images = await page.locator('main img').all();
    const [poster, aboutUs, cards, portraits] = [1, 1, 3 + 3, 4 + 12];
    expect(images).toHaveLength(poster + aboutUs + cards + portraits);
    for (const image of images) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
  });

  test('uses the icons of the specification', ANY_LANGUAGE, async ({ page }) => {
    const icons = ['arrow-up', 'clock', 'mail', 'map-pin', 'menu', 'phone', 'star', 'x'];
    for (const icon of icons) {
      expect(await page.locator(`svg.lucide-${icon}`).count(), icon).toBeGreaterThan(0);
    }
    for (const [index, { icon }] of stats.entries()) {
      await expect(page.locator('#_stats').getByRole('listitem').nth(index).locator('svg')).toContainClass(
        `lucide-${icon}`,
      );
    }
  });
});

test.describe('The impact figures', () => {
  const values = stats.map(({ value }) => value);
  const FIGURES = values.map((value) => `${value}+`);
  const greatest = values.indexOf(Math.max(...values));
  const shown = (page: Page) => page.locator('#_stats .counter [aria-hidden]');

  /** Keeps every text that a figure is given from now on, in every page that is opened. */
  const watchFigures = (page: Page) =>
    page.addInitScript(() => {
      const texts: (string | null)[] = [];
      Object.assign(window, { texts });
      addEventListener('DOMContentLoaded', () => {
        for (const figure of document.querySelectorAll('.counter [aria-hidden]')) {
          new MutationObserver(() => texts.push(figure.textContent)).observe(figure, {
            childList: true,
            characterData: true,
            subtree: true,
          });
        }
      });
    });
  const texts = (page: Page) => page.evaluate(() => (window as unknown as { texts: string[] }).texts);

  /** Scrolls so near to the figures that their islands are hydrated, but not so far that they are seen. */
  async function comeNear(page: Page): Promise<void> {
    await scrollTo(
      page,
      await page.locator('#_stats').evaluate((part: HTMLElement) => part.offsetTop - innerHeight - 300),
    );
    await expect(page.locator('#_stats astro-island[ssr]')).toHaveCount(0);
  }

  test('stand in the page with a plus sign, and assistive technology hears only the final figure', async ({
    page,
  }) => {
    await visit(page, '/');
    const items = page.locator('#_stats').getByRole('listitem');
    await expect(items).toContainText(contentOn(page, 'landing/impact').stats.map(({ text }) => text));
    await expect(items.locator('.counter > :not([aria-hidden])')).toHaveText(FIGURES);
    await expect(shown(page)).toHaveCount(4);
  });

  test(
    'count from 0 to the target in 1.2 s, ease-in-out, once, when they scroll into view',
    ANY_LANGUAGE,
    async ({ page }) => {
      await page.clock.install();
      await watchFigures(page);
      await visit(page, '/');
      await hydrated(page);
      await comeNear(page);
      await stopClock(page);
      await expect(shown(page)).toHaveText(FIGURES);
      const target = values[greatest] ?? 0;
      const value = async () => Number.parseInt((await shown(page).nth(greatest).textContent()) ?? '', 10);

      await page.locator('#_stats').scrollIntoViewIfNeeded();
      await expect(shown(page)).toHaveText(FIGURES.map(() => '0+'));
      // Ease-in-out: a quarter of the time brings less than a quarter of the way, half of it half.
      await page.clock.runFor(240);
      expect(await value()).toBeLessThanOrEqual(target * 0.16 + 1);
      await page.clock.runFor(360);
      expect(await value()).toBeGreaterThanOrEqual(target * 0.42 - 1);
      expect(await value()).toBeLessThanOrEqual(target * 0.58 + 1);
      await page.clock.runFor(500);
      expect(await value()).toBeGreaterThanOrEqual(target * 0.9 - 1);
      if (target > 1000) expect(await value()).toBeLessThan(target);
      await page.clock.runFor(150);
      await expect(shown(page)).toHaveText(FIGURES);

      const counted = (await texts(page)).length;
      await scrollTo(page, 0);
      await page.clock.runFor(2000);
      await page.locator('#_stats').scrollIntoViewIfNeeded();
      await page.clock.runFor(2000);
      expect(await texts(page)).toHaveLength(counted);
    },
  );

  test('keep their figures until they are seen, on paper too', ANY_LANGUAGE, async ({ page }) => {
    test.skip(!IS_CHROMIUM, 'needs a PDF file');
    await watchFigures(page);
    await visit(page, '/');
    await hydrated(page);
    await comeNear(page);
    await page.pdf();
    expect(await shown(page).allTextContents()).toEqual(FIGURES);
    expect((await texts(page)).filter((text) => !FIGURES.includes(text))).toEqual([]);
  });

  test('are printed in full while they are counting', ANY_LANGUAGE, async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    await hydrated(page);
    await comeNear(page);
    await stopClock(page);
    await page.locator('#_stats').scrollIntoViewIfNeeded();
    await expect(shown(page)).toHaveText(FIGURES.map(() => '0+'));
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await shown(page).allTextContents()).toEqual(FIGURES);
  });

  test('that are seen before their script has come keep their figures', ANY_LANGUAGE, async ({ page }) => {
    await page.clock.install();
    await watchFigures(page);
    const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
    await page.route(/\/_astro\/Counter\.[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, '/');
    await page.locator('#_stats').scrollIntoViewIfNeeded();
    letGo(undefined);
    await expect(page.locator('#_stats astro-island[ssr]')).toHaveCount(0);
    await page.clock.runFor(2000);
    expect(await texts(page)).toEqual([]);
  });

  test('never change where motion is to be reduced', ANY_LANGUAGE, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await watchFigures(page);
    await visit(page, '/');
    await hydrated(page);
    await comeNear(page);
    await page.locator('#_stats').scrollIntoViewIfNeeded();
    await page.clock.runFor(2000);
    await expect(shown(page)).toHaveText(FIGURES);
    expect(await texts(page)).toEqual([]);
  });
});
