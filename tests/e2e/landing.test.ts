import { expect, hydrated, scrollTo, test } from './fixtures.ts';

test.describe('The landing page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('has its eight sections in order', async ({ page }) => {
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

  test('has the headings of the specification', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('INDIA KA SABSE KHUSH PARIVAAR');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Who We Are',
      'Our Offerings',
      'Our Impact',
      'Popular Sessions',
      'Happy Feedbacks',
      'Know Your Mentors',
      'Contact Us',
    ]);
  });

  for (const [store, host] of [
    ['Google Play', 'play.google.com'],
    ['App Store', 'apps.apple.com'],
  ] as const) {
    test(`links to ${store} in a new tab`, async ({ page }) => {
      const link = page.getByRole('link', { name: store });
      await expect(link).toHaveAttribute('href', new RegExp(`^https://${host}/`));
      await expect(link).toHaveAttribute('target', '_blank');
    });
  }

  for (const width of [320, 360, 768, 1024, 1100, 1280, 1440]) {
    test(`has its first heading on at most three lines at ${width} px, also in the letters of the device`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto('/');
      const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const words = document.createRange();
        words.selectNodeContents(heading);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines).toBeLessThanOrEqual(3);
    });
  }

  for (const path of ['/', '/trips']) {
    test(`has no empty room beside the words of the hero of ${path} at 768 px`, async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto(path);
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
    const about = page.locator('#_about');
    await expect(about).toContainText('the happiest community of senior citizens');
    await expect(about).toContainText(
      'empower seniors through live interactive sessions, community trips, offline meets and learning workshops',
    );
    await expect(about).toContainText('India ka sabse khush parivaar');
    await expect(about.getByRole('img')).toBeVisible();
  });

  for (const [id, titles] of [
    ['_offering', ['Interactive Live Sessions & Learning Workshops', 'Community Trips', 'Offline Meetups']],
    ['_popular', ['Tambola', 'Laughter Yoga', 'Antakshari']],
  ] as const) {
    test(`shows in ${id} three cards, each with image, title and description`, async ({ page }) => {
      const cards = page.locator(`#${id}`).getByRole('listitem');
      await expect(cards.getByRole('heading')).toHaveText([...titles]);
      for (const card of await cards.all()) {
        await expect(card.getByRole('img')).toHaveCount(1);
        await expect(card.locator('p')).not.toBeEmpty();
      }
    });
  }

  test('shows twelve mentors', async ({ page }) => {
    await expect(page.locator('#_mentors').getByRole('img')).toHaveCount(12);
  });

  test('gives address, two telephone links, a mail link and the open hours', async ({ page }) => {
    const contact = page.locator('#_contact');
    await expect(contact).toContainText('Lajpat Nagar II, New Delhi 110024');
    await expect(contact).toContainText('Monday to Friday, 9:00AM to 05:00PM');
    await expect(contact.locator('a[href^="tel:+"]')).toHaveCount(2);
    await expect(contact.locator('a[href^="mailto:"]')).toHaveCount(1);
  });

  test('loads every picture', async ({ page }) => {
    for (const image of await page.locator('main img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
  });

  test('uses the icons of the specification', async ({ page }) => {
    const icons = ['arrow-up', 'calendar-heart', 'clock', 'laugh', 'mail', 'map-pin', 'menu', 'phone'];
    for (const icon of [...icons, 'plane-takeoff', 'shapes', 'star', 'x']) {
      expect(await page.locator(`svg.lucide-${icon}`).count(), icon).toBeGreaterThan(0);
    }
  });
});

test.describe('The impact figures', () => {
  const FIGURES = ['30000+', '5000+', '24+', '19+'];

  test('stand in the page with a plus sign, and assistive technology hears only the final figure', async ({
    page,
  }) => {
    await page.goto('/');
    const stats = page.locator('#_stats').getByRole('listitem');
    await expect(stats).toContainText(['Happy Members', 'Sessions', 'Workshops', 'Trips']);
    await expect(stats.locator('.counter > :last-child')).toHaveText(FIGURES);
    await expect(stats.locator('.counter [aria-hidden]')).toHaveCount(4);
  });

  test('count from 0 to the target in 1.2 s, ease-in-out, once, when they scroll into view', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await scrollTo(
      page,
      await page.locator('#_stats').evaluate((part: HTMLElement) => part.offsetTop - innerHeight - 300),
    );
    await expect(page.locator('#_stats astro-island[ssr]')).toHaveCount(0);
    const figure = page.locator('#_stats .counter [aria-hidden]').first();
    await page.evaluate(() => {
      const seen: [number, string][] = [];
      Object.assign(window, { seen });
      const element = document.querySelector('#_stats .counter [aria-hidden]');
      if (!element) throw new Error('There is no counter');
      new MutationObserver(() => seen.push([performance.now(), element.textContent])).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.locator('#_stats').scrollIntoViewIfNeeded();
    await expect(figure).toHaveText('30000+');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: [number, string][] }).seen.length))
      .toBeGreaterThan(5);
    await expect(figure).toHaveText('30000+');

    const seen = await page.evaluate(() => (window as unknown as { seen: [number, string][] }).seen);
    const values = seen.map(([time, text]) => ({ time, value: Number.parseInt(text, 10) }));
    const begin = values.findLast(({ value }) => value === 0)?.time ?? 0;
    const counting = values.filter(({ time, value }) => time >= begin && value > 0);
    const lasted = (counting.at(-1)?.time ?? 0) - begin;
    expect(lasted).toBeGreaterThan(1000);
    expect(lasted).toBeLessThan(1600);
    expect(counting.every(({ value }, index) => value >= (counting[index - 1]?.value ?? 0))).toBe(true);
    const early = counting.filter(({ time }) => time - begin < 240).at(-1)?.value ?? 0;
    expect(early).toBeLessThan(30000 * 0.16);

    const changes = seen.length;
    await scrollTo(page, 0);
    await page.locator('#_stats').scrollIntoViewIfNeeded();
    await expect(figure).toHaveText('30000+');
    expect(await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen.length)).toBe(changes);
  });

  test('keep their figures until they are seen, on paper too', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await scrollTo(
      page,
      await page.locator('#_stats').evaluate((part: HTMLElement) => part.offsetTop - innerHeight - 400),
    );
    await expect(page.locator('#_stats astro-island[ssr]')).toHaveCount(0);
    await expect(page.locator('#_stats .counter [aria-hidden]')).toHaveText(FIGURES);
    await page.pdf();
    expect(await page.locator('#_stats .counter [aria-hidden]').allTextContents()).toEqual(FIGURES);
  });

  test('are printed in full while they are counting', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.locator('#_offering').scrollIntoViewIfNeeded();
    await expect(page.locator('#_stats astro-island[ssr]')).toHaveCount(0);
    await page.locator('#_stats').scrollIntoViewIfNeeded();
    const figures = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      return [...document.querySelectorAll('#_stats .counter [aria-hidden]')].map(
        ({ textContent }) => textContent,
      );
    });
    expect(figures).toEqual(FIGURES);
  });

  test('that are seen before their script has come keep their figures', async ({ page }) => {
    await page.addInitScript(() => {
      const texts = new Set<string | null>();
      Object.assign(window, { texts });
      addEventListener('DOMContentLoaded', () => {
        for (const figure of document.querySelectorAll('.counter [aria-hidden]')) {
          new MutationObserver(() => texts.add(figure.textContent)).observe(figure, {
            childList: true,
            characterData: true,
            subtree: true,
          });
        }
      });
    });
    const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
    await page.route(/\/_astro\/Counter\.[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await page.locator('#_stats').scrollIntoViewIfNeeded();
    letGo(undefined);
    await expect(page.locator('#_stats astro-island[ssr]')).toHaveCount(0);
    // Longer than a count lasts.
    await page.waitForTimeout(1500);
    expect(await page.evaluate(() => [...(window as unknown as { texts: Set<string> }).texts])).toEqual([]);
  });

  test('are shown at once where motion is to be reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.locator('#_stats').scrollIntoViewIfNeeded();
    await expect(page.locator('#_stats astro-island[ssr]')).toHaveCount(0);
    await expect(page.locator('#_stats .counter [aria-hidden]')).toHaveText(FIGURES);
  });
});
