import { expect, hydrated, test } from './fixtures.ts';
import { visit } from './language.ts';

/** Returns the font files that come after fonts of the device, and those of them that were loaded. */
function filesAfterDeviceFonts() {
  const sources = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => style.getPropertyValue('src'))
    .filter((src) => src.includes('local('));
  const files = sources.flatMap((src) => /url\("([^"]+woff2)"/.exec(src)?.[1] ?? []);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return { files, loaded: files.filter((file) => loaded.includes(file)) };
}

for (const path of ['/', '/trips', '/terms-of-service'] as const) {
  test(`A phone that has letters for Hindi loads none for the text of ${path}`, async ({ page }) => {
    await visit(page, path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const { files, loaded } = await page.evaluate(filesAfterDeviceFonts);
    expect(files).not.toEqual([]);
    expect(loaded).toEqual([]);
  });
}
