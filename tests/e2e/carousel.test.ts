import type { Page } from 'playwright/test';
import { expect, stopClock, test } from './fixtures.ts';

const slides = (page: Page) => page.locator('.carousel .swiper-slide');
const button = (page: Page, name: 'Next' | 'Pause' | 'Play' | 'Previous') =>
  page.getByRole('button', { name, exact: true });
const bullet = (page: Page, place: number) =>
  page.getByRole('button', { name: `Show testimonial ${place + 1}`, exact: true });
const live = (page: Page) => page.locator('.carousel-slides');

/** The testimonials that lie within the frame of the carousel, from left to right, by their places from 0. */
const shown = (page: Page) =>
  page.locator('.carousel .swiper').evaluate((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll<HTMLElement>('.swiper-slide')]
      .map((slide) => ({ box: slide.getBoundingClientRect(), place: Number(slide.dataset['testimonial']) }))
      .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ place }) => place);
  });
const expectFirst = (page: Page, place: number) =>
  expect.poll(async () => (await shown(page))[0]).toBe(place);

/** The testimonial whose bullet is the current one, by its place from 0. */
const currentBullet = (page: Page) =>
  page.locator('.carousel-bullet').evaluateAll((all) => all.findIndex((each) => each.ariaCurrent === 'true'));

/** The testimonials with an outline, by their places from 0. */
const emphasised = (page: Page) =>
  page
    .locator('.carousel .card')
    .evaluateAll((all) =>
      all
        .filter((card) => getComputedStyle(card).outlineStyle !== 'none')
        .map((card) => Number(card.closest<HTMLElement>('.swiper-slide')?.dataset['testimonial'])),
    );

async function openCarousel(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('#_feedbacks').scrollIntoViewIfNeeded();
  await expect(page.locator('.carousel .swiper-initialized')).toBeVisible();
  // Without the script the reader scrolls the slides by the keyboard.
  await expect(page.locator('.carousel [tabindex]')).toHaveCount(0);
}

/** Opens the carousel, stops the clock, and restarts the delay of the autoplay at this time. */
async function openStoppedCarousel(page: Page): Promise<void> {
  await page.clock.install();
  await openCarousel(page);
  await stopClock(page);
  // Pause and Play, without the pointer and the focus, which would pause the carousel.
  await button(page, 'Pause').dispatchEvent('click');
  await button(page, 'Play').dispatchEvent('click');
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
}

/** Expects the carousel to move 1900 to 2100 ms after the start of its delay, which was `waitedMs` ago. */
async function expectTurn(page: Page, waitedMs = 0): Promise<void> {
  const before = await currentBullet(page);
  await page.clock.runFor(1900 - waitedMs);
  expect(await currentBullet(page)).toBe(before);
  await page.clock.runFor(200);
  await expect.poll(() => currentBullet(page)).toBe((before + 1) % 4);
}

async function expectStandstill(page: Page): Promise<void> {
  const before = await currentBullet(page);
  await page.clock.runFor(6000);
  expect(await currentBullet(page)).toBe(before);
}

test.describe('The testimonials', () => {
  test('are shown 1 to 3 at a time, and do not move when the script starts', async ({ page }) => {
    /** How many are in the frame, how far apart they are, and where the first one is. */
    const layout = async () => {
      const [first, second] = await slides(page).evaluateAll((all) =>
        all.map((slide) => slide.getBoundingClientRect()),
      );
      const lengths = [(second?.left ?? 0) - (first?.right ?? 0), first?.left, first?.right];
      return [(await shown(page)).length, ...lengths.map((length = 0) => Math.round(length))];
    };
    const setWidth = (width: number) => page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const before = new Map<number, number[]>();
    for (const [width, perView, gap] of [
      [360, 1, 30],
      [480, 1, 10],
      [767, 1, 10],
      [768, 2, 25],
      [1023, 2, 25],
      [1024, 3, 30],
      [1280, 3, 30],
    ] as const) {
      await setWidth(width);
      before.set(width, await layout());
      expect(before.get(width)?.slice(0, 2), `${width} px`).toEqual([perView, gap]);
    }
    await expect(page.locator('.carousel .swiper-initialized')).toHaveCount(0);
    await page.locator('#_feedbacks').scrollIntoViewIfNeeded();
    await expect(page.locator('.carousel .swiper-initialized')).toBeVisible();
    for (const [width, places] of before) {
      await setWidth(width);
      await expect.poll(layout, `${width} px`).toEqual(places);
    }
  });

  test('turn by themselves every 2 s, in a loop', async ({ page }) => {
    await openStoppedCarousel(page);
    const start = await currentBullet(page);
    for (let turn = 1; turn <= 4; turn += 1) {
      await expectTurn(page, turn === 1 ? 0 : 100);
      await expectFirst(page, (start + turn) % 4);
    }
  });

  test('have a bullet each that shows them, and move by Previous and Next', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCarousel(page);
    for (const place of [2, 1, 3, 0]) {
      await bullet(page, place).click();
      await expect(bullet(page, place)).toHaveAttribute('aria-current', 'true');
      await expectFirst(page, place);
      // On a wide screen the middle one of three is emphasised.
      await expect.poll(() => emphasised(page)).toEqual([(place + 1) % 4]);
      expect((await shown(page))[1]).toBe((place + 1) % 4);
    }
    await button(page, 'Next').click();
    await expectFirst(page, 1);
    await button(page, 'Previous').click();
    await expectFirst(page, 0);
  });

  test('stand still while hovered or focused, and after Pause', async ({ page }) => {
    await openStoppedCarousel(page);
    await page.locator('.carousel .swiper').hover();
    await expect(live(page)).toHaveAttribute('aria-live', 'polite');
    await expectStandstill(page);
    await page.mouse.move(5, 5);
    await expect(live(page)).toHaveAttribute('aria-live', 'off');
    await expectTurn(page);
    await button(page, 'Next').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(live(page)).toHaveAttribute('aria-live', 'polite');
    await expectStandstill(page);
    await button(page, 'Pause').click();
    await page.mouse.move(5, 5);
    await button(page, 'Play').blur();
    await expectStandstill(page);
  });

  test('keep turning after a bullet has been clicked, and after a swipe', async ({ page }) => {
    await openStoppedCarousel(page);
    const next = bullet(page, ((await currentBullet(page)) + 1) % 4);
    await next.click();
    // Swiper moves in the next animation frame.
    await page.clock.runFor(50);
    await expect(next).toHaveAttribute('aria-current', 'true');
    await page.mouse.move(5, 5);
    await expect(live(page)).toHaveAttribute('aria-live', 'off');
    await expectTurn(page);
    const before = await currentBullet(page);
    const { y = 0, height = 0 } = (await page.locator('.carousel .swiper').boundingBox()) ?? {};
    await page.mouse.move(900, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(600, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => currentBullet(page)).toBe((before + 1) % 4);
    await page.mouse.move(5, 5);
    await expect(live(page)).toHaveAttribute('aria-live', 'off');
    await expectTurn(page);
  });

  test('do not start by themselves where motion is to be reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await openCarousel(page);
    await expect(button(page, 'Play')).toBeVisible();
    await expectStandstill(page);
  });
});
