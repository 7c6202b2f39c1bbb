import { expect, test } from './fixtures.ts';
import { pathOn, visit } from './language.ts';

// The page's own policy names the styles as they were built, and they are changed here so that no typeface is
// left out.
test.use({ bypassCSP: true });

for (const path of ['/', '/trips', '/terms-of-service', '/privacy-policy']) {
  test(`Every typeface of ${path} has a plain zero, without a stroke or a dot in it`, async ({ page }) => {
    await page.route(
      ({ hostname, pathname }) => hostname === 'localhost' && pathname === pathOn(page, path),
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
        return route.fulfill({ response, body });
      },
    );
    await visit(page, path);
    const zeros = await page.evaluate(async () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const fonts = new Set<string>();
      while (texts.nextNode()) {
        const { parentElement: element, textContent: text } = texts.currentNode;
        if (!text?.trim() || !element || ['SCRIPT', 'NOSCRIPT', 'TEMPLATE'].includes(element.tagName))
          continue;
        const { fontWeight, fontFamily } = getComputedStyle(element);
        fonts.add(`${fontWeight} 200px ${fontFamily}`);
      }
      return Promise.all([...fonts].map(async (font) => ({ font, strokes: await strokesOfZero(font) })));

      /**
       * How often a line from left to right through the middle of the zero meets ink: twice for a plain one.
       */
      async function strokesOfZero(font: string): Promise<number> {
        // A fallback font that this computer lacks cannot be loaded.
        await document.fonts.load(font, '0').catch(() => []);
        const context = new OffscreenCanvas(300, 300).getContext('2d');
        if (!context) throw new Error('There is no canvas');
        context.font = font;
        const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } =
          context.measureText('0');
        context.fillText('0', 50, 250);
        const middle = Math.round(250 - (ascent - descent) / 2);
        const { data } = context.getImageData(0, middle, 300, 1);
        let strokes = 0;
        for (let x = 1; x < 300; x += 1) {
          if ((data[x * 4 + 3] ?? 0) > 128 && (data[x * 4 - 1] ?? 0) <= 128) strokes += 1;
        }
        return strokes;
      }
    });
    expect(zeros.length).toBeGreaterThan(1);
    expect(zeros.filter(({ strokes }) => strokes !== 2)).toEqual([]);
  });
}
