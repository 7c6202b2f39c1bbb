import { expect, test } from './fixtures.ts';

interface Change {
  /** Animations of the page change: their names and durations in milliseconds. */
  animations: [name: string, duration: number][];
}

/** Notes the animations of the page change on the page that is entered. */
function watchChange() {
  const animations: [string, number][] = [];
  Object.assign(window, { change: { animations } });
  addEventListener('pagereveal', (event) => {
    void event.viewTransition?.ready.then(() => {
      for (const animation of document.getAnimations()) {
        const { animationName } = animation as CSSAnimation;
        if (/^page-/.test(animationName)) {
          animations.push([animationName, Number(animation.effect?.getTiming().duration)]);
        }
      }
    });
  });
}

const readChange = () => (window as unknown as { change: Change }).change.animations;

test.describe('A page change', () => {
  test('fades and slides for 0.4 s', async ({ page }) => {
    await page.addInitScript(watchChange);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL(/privacy-policy/);
    await expect
      .poll(() => page.evaluate(readChange))
      .toEqual(
        expect.arrayContaining([
          ['page-leaves', 400],
          ['page-enters', 400],
        ]),
      );
  });

  test('is at once where motion is to be reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(watchChange);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL(/privacy-policy/);
    await page.waitForLoadState('load');
    expect(await page.evaluate(readChange)).toEqual([]);
  });

  test('has its entry half where the browser knows no page transitions', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'onpagereveal');
      Reflect.deleteProperty(Window.prototype, 'onpagereveal');
    });
    await page.goto('/trips');
    const animation = await page.getByRole('main').evaluate((main) => {
      const { animationName, animationDuration } = getComputedStyle(main);
      return [animationName, animationDuration];
    });
    expect(animation).toEqual(['page-enters', '0.4s']);
  });
});
