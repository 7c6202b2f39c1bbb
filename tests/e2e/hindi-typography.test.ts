import { expect, test } from './fixtures.ts';
import { visit } from './language.ts';

for (const path of ['/', '/trips', '/terms-of-service']) {
  test(`The Hindi letters of ${path} have room for their signs, and touch each other`, async ({ page }) => {
    await visit(page, path);
    const looks = (selector: string) =>
      page.locator(selector).evaluateAll((elements) =>
        elements
          .filter((element) => /[\u0900-\u097F]/.test(element.textContent))
          .map((element) => {
            const { fontSize, letterSpacing, lineHeight, textUnderlineOffset } = getComputedStyle(element);
            const part = (length: string) => Math.round((100 * parseFloat(length)) / parseFloat(fontSize));
            return { letterSpacing, lines: part(lineHeight), underline: part(textUnderlineOffset) };
          }),
      );
    const texts = await looks('main :is(p, li)');
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter(({ lines }) => lines === 170).length).toBeGreaterThan(texts.length / 2);
    const others = await looks('h1, h2, h3, .store-button small, .callback-outcome');
    expect(others.length).toBeGreaterThan(3);
    for (const { lines, letterSpacing } of [...texts, ...others]) {
      expect(lines).toBeGreaterThanOrEqual(135);
      expect(['normal', '0px']).toContain(letterSpacing);
    }
    const links = await looks('main .text p a:lang(hi)');
    expect(links.length > 0).toBe(path === '/terms-of-service');
    for (const { underline } of links) expect(underline).toBe(30);
  });
}
