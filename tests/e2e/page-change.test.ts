import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

/** The names and the durations, in milliseconds, of the animations with which another page is entered. */
async function changePage(page: Page): Promise<unknown> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const keep = () => {
        const animations = document
          .getAnimations()
          .map((animation) => [
            (animation as CSSAnimation).animationName,
            animation.effect?.getTiming().duration,
          ])
          .filter(([name]) => String(name).startsWith('fade-'));
        Object.assign(window, { animations });
      };
      if (viewTransition) void viewTransition.ready.then(keep, keep);
      else keep();
    });
  });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.waitForFunction('window.animations');
  return page.evaluate('animations');
}

/** The entry animation of a page in browsers without view transitions. */
async function entryAnimation(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'onpagereveal');
    Reflect.deleteProperty(Window.prototype, 'onpagereveal');
  });
  await page.goto('/trips');
  await expect(page.locator('html')).toHaveClass(/entry-animation/);
  return page.getByRole('main').evaluate((main) => {
    const { animationName, animationDuration } = getComputedStyle(main);
    return [animationName, animationDuration];
  });
}

test.describe('A page change', () => {
  test('fades and slides for 0.4 s', async ({ page }) => {
    const animations = await changePage(page);
    expect(animations).toContainEqual(['fade-out-up', 400]);
    expect(animations).toContainEqual(['fade-in-up', 400]);
    // The bar does not.
    await expect(page.getByRole('banner')).not.toHaveCSS('view-transition-name', 'none');
  });

  test('has its entry half where the browser knows no page transitions', async ({ page }) => {
    expect(await entryAnimation(page)).toEqual(['fade-in-up', '0.4s']);
  });

  test('is at once where motion is to be reduced, in both browsers', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await changePage(page)).toEqual([]);
    expect((await entryAnimation(page))[0]).toBe('none');
  });
});
