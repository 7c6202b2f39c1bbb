import type { Locator, Page } from 'playwright/test';
import { content } from './content.ts';
import { IS_CHROMIUM } from './engine.ts';
import { expect, stopClock, test } from './fixtures.ts';
import { ANY_LANGUAGE, contentOn, visit } from './language.ts';

const feedbacks = (page: Page) => contentOn(page, 'landing/feedbacks');
/** The number of testimonials. */
const COUNT = content('landing/feedbacks').items.length;

const slides = (page: Page) => page.locator('.carousel .swiper-slide');
const button = (page: Page, control: 'next' | 'pause' | 'play' | 'previous') =>
  page.getByRole('button', { name: feedbacks(page).controls[control], exact: true });
const bullets = (page: Page) => page.locator('.carousel-bullet');
const live = (page: Page) => page.locator('.carousel-slides');

/** The file name of a picture, without folder and ending. */
const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** The testimonials that lie within the frame of the carousel, from left to right, by their places from 0. */
async function shown(page: Page): Promise<number[]> {
  return page.locator('.carousel .swiper').evaluate((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll<HTMLElement>('.swiper-slide')]
      .map((slide) => ({
        box: slide.getBoundingClientRect(),
        place: Number(slide.dataset['testimonial']),
      }))
      .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ place }) => place);
  });
}

/** The testimonial whose bullet is the current one, by its place from 0. */
const currentBullet = (page: Page) =>
  bullets(page).evaluateAll((all) => all.findIndex((bullet) => bullet.ariaCurrent === 'true'));

async function openCarousel(page: Page): Promise<void> {
  await visit(page, '/');
  await page.locator('#_feedbacks').scrollIntoViewIfNeeded();
  await expect(page.locator('.carousel .swiper-initialized')).toBeVisible();
}

/** Opens the carousel, stops the clock, and lets the carousel begin to turn at this moment. */
async function openStoppedCarousel(page: Page): Promise<void> {
  await page.clock.install();
  await openCarousel(page);
  await stopClock(page);
  // Pause and Play, without the pointer and the focus, which would hold the carousel.
  await button(page, 'pause').dispatchEvent('click');
  await button(page, 'play').dispatchEvent('click');
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
}

/** Expects that the carousel turns 1900 to 2100 ms after it began to wait, which was `waitedMs` ago. */
async function expectTurn(page: Page, waitedMs = 0): Promise<void> {
  const before = await currentBullet(page);
  await page.clock.runFor(1900 - waitedMs);
  expect(await currentBullet(page)).toBe(before);
  await page.clock.runFor(200);
  await expect.poll(() => currentBullet(page)).toBe((before + 1) % COUNT);
}

/** Expects that the carousel does not turn within 6 s. */
async function expectStandstill(page: Page): Promise<void> {
  const before = await currentBullet(page);
  await page.clock.runFor(6000);
  expect(await currentBullet(page)).toBe(before);
}

test.describe('The testimonials', () => {
  test('are four, each with name, text, portrait or placeholder, and stars read as a rating', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(slides(page)).toHaveCount(4);
    const { items, placeholderImage, stars, starsLabel } = feedbacks(page);
    for (const [index, { name, text, image = placeholderImage }] of items.entries()) {
      const slide = slides(page).nth(index);
      const rating = starsLabel.replace('{stars}', String(stars));
      await expect(slide.getByRole('img', { name: rating, exact: true }).locator('svg')).toHaveCount(5);
      await expect(slide.locator('strong')).toHaveText(name);
      await expect(slide.locator('blockquote p').last()).toHaveText(text);
      await expect(slide.locator('figcaption img')).toHaveAttribute(
        'src',
        new RegExp(`/${RegExp.escape(nameOf(image))}\\.`),
      );
    }
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
    test(
      `at ${width} px are shown ${perView} at a time, ${spacing} px apart, and do not move when the script starts`,
      ANY_LANGUAGE,
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await visit(page, '/');
        const before = await slides(page).first().boundingBox();
        await page.locator('#_feedbacks').scrollIntoViewIfNeeded();
        await expect(page.locator('.carousel .swiper-initialized')).toBeVisible();
        expect((await shown(page)).length).toBe(perView);
        const [first, second] = await Promise.all([
          slides(page).nth(0).boundingBox(),
          slides(page).nth(1).boundingBox(),
        ]);
        expect(Math.round((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0))).toBe(spacing);
        expect(first?.width).toBeCloseTo(before?.width ?? 0, 0);
        expect(first?.x).toBeCloseTo(before?.x ?? 0, 0);
      },
    );
  }

  test('turn by themselves every 2 s, in a loop', ANY_LANGUAGE, async ({ page }) => {
    await openStoppedCarousel(page);
    const first = await currentBullet(page);
    for (let turn = 0; turn < COUNT; turn += 1) {
      await expectTurn(page, turn === 0 ? 0 : 100);
      const current = await currentBullet(page);
      await expect.poll(async () => (await shown(page))[0]).toBe(current);
    }
    expect(await currentBullet(page)).toBe(first);
  });

  test('have a bullet for each, which shows its testimonial', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCarousel(page);
    await expect(bullets(page)).toHaveCount(4);
    for (const place of [2, 1, 3, 0]) {
      const name = feedbacks(page).controls.choose.replace('{number}', String(place + 1));
      const bullet = page.getByRole('button', { name, exact: true });
      await bullet.click();
      await expect(bullet).toHaveAttribute('aria-current', 'true');
      await expect.poll(async () => (await shown(page))[0]).toBe(place);
    }
  });

  test(
    'emphasise the middle one of three: the real index plus one, modulo the count',
    ANY_LANGUAGE,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openCarousel(page);
      const lookOf = (slide: Locator) =>
        slide.locator('.card').evaluate((card) => {
          const { boxShadow, borderTopColor, outlineColor, outlineStyle } = getComputedStyle(card);
          return { boxShadow, borderTopColor, outlineColor, outlineStyle };
        });
      for (const place of [0, 1, 2, 3]) {
        await bullets(page).nth(place).click();
        await expect(bullets(page).nth(place)).toHaveAttribute('aria-current', 'true');
        const middle = (place + 1) % COUNT;
        await expect.poll(async () => (await shown(page))[1]).toBe(middle);
        const slide = (number: number) => page.locator(`.swiper-slide[data-testimonial="${number}"]`);
        const others = Array.from({ length: COUNT }, (_, index) => index).filter((index) => index !== middle);
        const [plain, ...more] = await Promise.all(others.map((other) => lookOf(slide(other))));
        expect(await lookOf(slide(middle))).not.toEqual(plain);
        for (const other of more) expect(other).toEqual(plain);
      }
    },
  );

  test('move by Previous and Next', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCarousel(page);
    await button(page, 'next').click();
    await expect.poll(async () => (await shown(page))[0]).toBe(1);
    await button(page, 'previous').click();
    await expect.poll(async () => (await shown(page))[0]).toBe(0);
  });

  test('stand still while hovered', ANY_LANGUAGE, async ({ page }) => {
    await openStoppedCarousel(page);
    await page.locator('.carousel .swiper').hover();
    await expect(live(page)).toHaveAttribute('aria-live', 'polite');
    await expectStandstill(page);
    await page.mouse.move(5, 5);
    await expect(live(page)).toHaveAttribute('aria-live', 'off');
    await expectTurn(page);
  });

  test('stand still while focused', ANY_LANGUAGE, async ({ page }) => {
    await openStoppedCarousel(page);
    await button(page, 'next').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(live(page)).toHaveAttribute('aria-live', 'polite');
    await expectStandstill(page);
  });

  test('stand still after Pause', async ({ page }) => {
    await openStoppedCarousel(page);
    await button(page, 'pause').click();
    await page.mouse.move(5, 5);
    await expect(button(page, 'play')).toBeVisible();
    await expectStandstill(page);
  });

  test('keep turning after a bullet has been clicked', ANY_LANGUAGE, async ({ page }) => {
    await openStoppedCarousel(page);
    const next = bullets(page).nth(((await currentBullet(page)) + 1) % COUNT);
    await next.click();
    // Swiper moves in the next animation frame.
    await page.clock.runFor(50);
    await expect(next).toHaveAttribute('aria-current', 'true');
    await page.mouse.move(5, 5);
    await expect(live(page)).toHaveAttribute('aria-live', 'off');
    await expectTurn(page);
  });

  test('do not start by themselves where motion is to be reduced', ANY_LANGUAGE, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await openCarousel(page);
    await expect(button(page, 'play')).toBeVisible();
    await expectStandstill(page);
  });
});

test.describe('The testimonials on a phone', ANY_LANGUAGE, () => {
  test.skip(!IS_CHROMIUM, 'needs the DevTools protocol');
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('move by a swipe, and keep turning after it', async ({ page }) => {
    await openStoppedCarousel(page);
    const box = await page.locator('.carousel .swiper').boundingBox();
    if (!box) throw new Error('There is no carousel.');
    const first = await currentBullet(page);
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const y = box.y + box.height / 2;
    await touch('touchStart', { x: 300, y });
    for (const x of [260, 200, 140, 80]) await touch('touchMove', { x, y });
    await touch('touchEnd');
    await expect.poll(() => currentBullet(page)).toBe((first + 1) % COUNT);
    await page.clock.runFor(2200);
    await expect.poll(() => currentBullet(page)).toBe((first + 2) % COUNT);
  });
});
