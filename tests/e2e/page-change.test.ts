import { content } from './fixture-content.ts';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { pathOn, visit } from './language.ts';
import { labelOf } from './parts.ts';

/** Names and durations in milliseconds of the animations of a page change. */
type Animations = [name: string, duration: number][];

/** Keeps the animations of the page change on a page that is entered, once they are known. */
function watchChange() {
  addEventListener('pagereveal', (event) => {
    const keep = () => {
      const animations = document
        .getAnimations()
        .map((animation) => [
          (animation as CSSAnimation).animationName,
          Number(animation.effect?.getTiming().duration),
        ])
        .filter(([name]) => String(name).startsWith('page-'));
      Object.assign(window, { animations });
    };
    if (event.viewTransition) void event.viewTransition.ready.then(keep, keep);
    else keep();
  });
}

/** Goes from the landing page to another one by a link, and gives the animations of that page change. */
async function changePage(page: Page): Promise<Animations> {
  await page.addInitScript(watchChange);
  await visit(page, '/');
  const name = labelOf(content('navigation').footer.links, '/privacy-policy');
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(pathOn(page, '/privacy-policy'));
  const kept = () => page.evaluate(() => (window as unknown as { animations?: Animations }).animations);
  await expect.poll(kept).toBeDefined();
  return (await kept()) ?? [];
}

/** The animation with which the content of a page comes in where the browser knows no page transitions. */
async function entryAnimation(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'onpagereveal');
    Reflect.deleteProperty(Window.prototype, 'onpagereveal');
  });
  await visit(page, '/trips');
  await expect(page.locator('html')).toHaveClass(/entry-animation/);
  return page.getByRole('main').evaluate((main) => {
    const { animationName, animationDuration } = getComputedStyle(main);
    return [animationName, animationDuration];
  });
}

test.describe('A page change', () => {
  test('fades and slides for 0.4 s', async ({ page }) => {
    expect(await changePage(page)).toEqual(
      expect.arrayContaining([
        ['page-leaves', 400],
        ['page-enters', 400],
      ]),
    );
  });

  test('keeps the bar out of what fades and slides', async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('banner')).not.toHaveCSS('view-transition-name', 'none');
  });

  test('is at once where motion is to be reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await changePage(page)).toEqual([]);
  });

  test('has its entry half where the browser knows no page transitions', async ({ page }) => {
    expect(await entryAnimation(page)).toEqual(['page-enters', '0.4s']);
  });

  test('has no entry half where motion is to be reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [name] = await entryAnimation(page);
    expect(name).toBe('none');
  });
});
