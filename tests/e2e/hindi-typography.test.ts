import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { visit } from './language.ts';

test('The message of the panel and the lines of the store buttons have room for Hindi signs', async ({
  page,
}) => {
  await visit(page, '/');
  const lines = (part: Locator) =>
    part.evaluate((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return parseFloat(lineHeight) / parseFloat(fontSize);
    });
  expect(await lines(page.locator('.store-button small').first())).toBeGreaterThanOrEqual(1.35);
  await visit(page, '/trips');
  expect(await lines(page.locator('.callback-outcome'))).toBeGreaterThanOrEqual(1.35);
});

for (const path of ['/', '/trips', '/terms-of-service']) {
  test(`Hindi text on ${path} has lines of 1.7 times its size, and letters that touch`, async ({ page }) => {
    await visit(page, path);
    const texts = await page.locator('main p, main li').evaluateAll((elements) =>
      elements
        .filter((element) => /[\u0900-\u097F]/.test(element.textContent))
        .map((element) => {
          const { fontSize, letterSpacing, lineHeight } = getComputedStyle(element);
          return { letterSpacing, lines: Math.round((100 * parseFloat(lineHeight)) / parseFloat(fontSize)) };
        }),
    );
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter(({ lines }) => lines < 140)).toEqual([]);
    expect(texts.filter(({ lines }) => lines === 170).length).toBeGreaterThan(texts.length / 2);
    expect(texts.filter(({ letterSpacing }) => !['normal', '0px'].includes(letterSpacing))).toEqual([]);
  });

  test(`Hindi headings on ${path} have room for the signs above and below their letters`, async ({
    page,
  }) => {
    await visit(page, path);
    const headings = await page.locator('h1, h2, h3').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { fontSize, letterSpacing, lineHeight } = getComputedStyle(element);
          return { letterSpacing, lines: parseFloat(lineHeight) / parseFloat(fontSize) };
        }),
    );
    expect(headings.length).toBeGreaterThan(3);
    expect(headings.filter(({ lines }) => lines < 1.35)).toEqual([]);
    expect(headings.filter(({ letterSpacing }) => !['normal', '0px'].includes(letterSpacing))).toEqual([]);
  });
}

test('Hindi links are underlined below the signs under their letters', async ({ page }) => {
  await visit(page, '/terms-of-service');
  const offsets = await page.locator('main .text p a:lang(hi)').evaluateAll((links) =>
    links.map((link) => {
      const { fontSize, textUnderlineOffset } = getComputedStyle(link);
      return Math.round((100 * parseFloat(textUnderlineOffset)) / parseFloat(fontSize));
    }),
  );
  expect(offsets.length).toBeGreaterThan(0);
  expect([...new Set(offsets)]).toEqual([30]);
});
