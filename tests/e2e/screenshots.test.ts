import sharp from 'sharp';
import { expect, hydrated, scrollTo, test } from './fixtures.ts';
import { visit } from './language.ts';
import { menuButton } from './parts.ts';

/** The least number of different colours in a part of a page that shows anything. */
const FEWEST_COLOURS = 12;

/** How many colours a part of a screenshot has, in steps of 16. */
async function colours(png: Buffer, box: { top: number; width: number; height: number }): Promise<number> {
  const { data, info } = await sharp(png)
    .extract({
      left: 0,
      top: Math.round(box.top),
      width: Math.round(box.width),
      height: Math.round(box.height),
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = new Set<number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    seen.add(((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4));
  }
  return seen.size;
}

for (const path of ['/', '/trips']) {
  test(`A full-page screenshot of ${path} shows every section, also after the page was used`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    await hydrated(page);
    if (path === '/trips') await expect(page.getByRole('article').first()).toBeVisible();
    await menuButton(page).click();
    await page.keyboard.press('Escape');
    // Lazy pictures are fetched when they come near the viewport.
    const images = await page.locator('main img').all();
    expect(images.length).toBeGreaterThan(5);
    for (const image of images) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
    }
    await scrollTo(page, 0);
    const parts = await page.locator('main > section > .wrap, footer > .wrap').evaluateAll((elements) =>
      elements.map((element) => {
        const { top, width, height } = element.getBoundingClientRect();
        return { top: top + scrollY, width, height, text: element.textContent.trim().slice(0, 20) };
      }),
    );
    expect(parts.length).toBeGreaterThan(4);
    const png = await page.screenshot({ fullPage: true });
    for (const part of parts) {
      expect(await colours(png, part), part.text).toBeGreaterThanOrEqual(FEWEST_COLOURS);
    }
  });
}
