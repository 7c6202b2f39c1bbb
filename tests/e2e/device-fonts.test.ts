import { expect, test, visitHydrated } from './fixtures.ts';
import { languageOn } from './language.ts';

for (const path of ['/', '/trips', '/terms-of-service']) {
  test(`A phone that has letters for Hindi loads none for the text of ${path}`, async ({ page }) => {
    await visitHydrated(page, path);
    await page.evaluate(() => document.fonts.ready);
    /** The font files that come after fonts of the device. */
    const files = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ style }) => style.getPropertyValue('src'))
        .filter((src) => src.includes('local('))
        .flatMap((src) => /url\("([^"]+woff2)"/.exec(src)?.[1] ?? []),
    );
    expect(files.length > 0).toBe(languageOn(page) === 'hi');
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(files.filter((file) => loaded.some((name) => name.endsWith(file)))).toEqual([]);
  });
}
