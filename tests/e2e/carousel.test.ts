import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

const slides = (page: Page) => page.locator('.carousel .swiper-slide');
const bullet = (page: Page, number: number) =>
  page.getByRole('button', { name: `Show testimonial ${number}` });

/** The names of the members whose testimonials lie within the carousel's frame, from left to right. */
async function shown(page: Page): Promise<string[]> {
  return page.locator('.carousel .swiper').evaluate((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('.swiper-slide')]
      .map((slide) => ({
        box: slide.getBoundingClientRect(),
        name: slide.querySelector('strong')?.textContent ?? '',
      }))
      .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ name }) => name);
  });
}

async function openCarousel(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('#_feedbacks').scrollIntoViewIfNeeded();
  await expect(page.locator('.carousel .swiper-initialized')).toBeVisible();
}

test.describe('The testimonials', () => {
  test('are four, each with name, text, portrait and five stars read as a rating', async ({ page }) => {
    await page.goto('/');
    await expect(slides(page)).toHaveCount(4);
    for (const slide of await slides(page).all()) {
      await expect(slide.getByRole('img', { name: '5 out of 5 stars' }).locator('svg')).toHaveCount(5);
      await expect(slide.locator('figcaption img')).toHaveCount(1);
      await expect(slide.locator('blockquote p').last()).not.toBeEmpty();
    }
  });

  test('without a portrait show the placeholder', async ({ page }) => {
    await page.goto('/');
    await expect(slides(page).filter({ hasText: 'Abdul Kareem' }).locator('img')).toHaveAttribute(
      'src',
      /person-placeholder/,
    );
  });

  for (const [width, perView, spacing] of [
    [360, 1, 30],
    [480, 1, 10],
    [767, 1, 10],
    [768, 2, 25],
    [1023, 2, 25],
    [1024, 3, 30],
    [1280, 3, 30],
  ] as const) {
    test(`at ${width} px are shown ${perView} at a time, ${spacing} px apart, and do not move when the script starts`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const before = await slides(page).first().boundingBox();
      await openCarousel(page);
      expect((await shown(page)).length).toBe(perView);
      const [first, second] = await Promise.all([
        slides(page).nth(0).boundingBox(),
        slides(page).nth(1).boundingBox(),
      ]);
      expect(Math.round((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0))).toBe(spacing);
      expect(first?.width).toBeCloseTo(before?.width ?? 0, 0);
    });
  }

  test('turn by themselves every 2 s, in a loop', async ({ page }) => {
    await page.clock.install();
    await openCarousel(page);
    const order: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const [first = ''] = await shown(page);
      order.push(first);
      await expect
        .poll(async () => {
          await page.clock.runFor(500);
          return (await shown(page))[0];
        })
        .not.toBe(first);
      await page.clock.runFor(600);
    }
    expect(new Set(order.slice(0, 4)).size).toBe(4);
    expect(order[4]).toBe(order[0]);
  });

  test('have a bullet for each, which shows its testimonial', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCarousel(page);
    await expect(page.getByRole('button', { name: /^Show testimonial/ })).toHaveCount(4);
    await bullet(page, 3).click();
    await expect(bullet(page, 3)).toHaveAttribute('aria-current', 'true');
    await expect.poll(async () => (await shown(page))[0]).toBe('Kamala Iyer');
  });

  test('emphasise the middle one of three: the real index plus one, modulo the count', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCarousel(page);
    for (const number of [1, 2, 3, 4]) {
      await bullet(page, number).click();
      await expect(bullet(page, number)).toHaveAttribute('aria-current', 'true');
      const active = page.locator('.swiper-slide[data-active]');
      await expect(active).toHaveCount(1);
      await expect(active).toHaveAttribute('data-testimonial', String(number % 4));
      const name = await active.locator('strong').textContent();
      await expect.poll(async () => (await shown(page))[1]).toBe(name);
    }
  });

  test('move by Previous and Next', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCarousel(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(async () => (await shown(page))[0]).toBe('Harish Bhatia');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(async () => (await shown(page))[0]).toBe('Sudha Menon');
  });

  test('stand still after Pause, while hovered and while focused, and go on otherwise', async ({ page }) => {
    await page.clock.install();
    await openCarousel(page);
    const live = page.locator('.carousel-slides');
    const stands = async () => {
      await page.clock.runFor(1000);
      const before = await shown(page);
      await page.clock.runFor(5000);
      expect(await shown(page)).toEqual(before);
    };
    await page.mouse.move(5, 5);
    await expect(live).toHaveAttribute('aria-live', 'off');

    await page.locator('.carousel .swiper').hover();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await stands();
    await page.mouse.move(5, 5);
    await expect(live).toHaveAttribute('aria-live', 'off');

    await page.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await stands();

    await page.locator('.carousel-pause').click();
    await page.mouse.move(5, 5);
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await stands();
  });

  test('keep turning after a bullet has been clicked', async ({ page }) => {
    await page.clock.install();
    await openCarousel(page);
    await bullet(page, 2).click();
    await page.mouse.move(5, 5);
    await expect(page.locator('.carousel-slides')).toHaveAttribute('aria-live', 'off');
    const before = (await shown(page))[0];
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return (await shown(page))[0];
      })
      .not.toBe(before);
  });

  test('do not start by themselves where motion is to be reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await openCarousel(page);
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    const before = await shown(page);
    await page.clock.runFor(6000);
    expect(await shown(page)).toEqual(before);
  });
});
