import sharp from 'sharp';
import { expect, hydrated, scrollTo, test } from './fixtures.ts';
import { menuButton } from './parts.ts';

/** The least number of different colours in a part of a page that shows anything. */
const FEWEST_COLOURS = 12;

type Box = Record<'left' | 'top' | 'width' | 'height', number>;

/** How many colours a part of a screenshot has, in steps of 16. */
async function colours(png: Buffer, part: Box): Promise<number> {
  const data = await sharp(png).extract(part).removeAlpha().raw().toBuffer();
  const seen = new Set<number>();
  for (let at = 0; at < data.length; at += 3) seen.add(data.readUIntBE(at, 3) & 0xf0f0f0);
  return seen.size;
}

for (const path of ['/', '/trips']) {
  test(`A full-page screenshot of ${path} shows every section, also after the page was used`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await hydrated(page);
    await menuButton(page).click();
    await page.keyboard.press('Escape');
    // Lazy pictures are fetched when they come near the viewport.
    const images = await page.locator('main img').all();
    expect(images.length).toBeGreaterThan(5);
    for (const image of images) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
    }
    await scrollTo(page, 0);
    const parts = await page.locator('main > section > .wrap, footer > .wrap').evaluateAll((elements) =>
      elements.map((element) => {
        const { top, width, height } = element.getBoundingClientRect();
        return {
          text: element.textContent,
          left: 0,
          top: Math.round(top + scrollY),
          width: Math.round(width),
          height: Math.round(height),
        };
      }),
    );
    expect(parts.length).toBeGreaterThan(4);
    const png = await page.screenshot({ fullPage: true });
    for (const { text, ...part } of parts)
      expect(await colours(png, part), text).toBeGreaterThanOrEqual(FEWEST_COLOURS);
  });
}
