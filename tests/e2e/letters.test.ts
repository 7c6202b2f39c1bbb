import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { Blob, Face } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { customTripButton, slidIn } from './callback-panel.ts';
import { IS_CHROMIUM } from './engine.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { visit } from './language.ts';
import { legalPaths } from './legal-texts.ts';
import { menu, menuButton } from './parts.ts';

const TEXT_NODE = 3;

test.skip(!IS_CHROMIUM, 'needs the DevTools protocol');

/** The characters of every font of the built site and of the fonts of `tests/fonts/bare.conf`, by family. */
const charactersOf = new Map<string, Set<number>>();

test.beforeAll(async () => {
  const deviceFonts = ['DejaVuSans', 'DejaVuSans-Bold'].map(
    (name) => `node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`,
  );
  for (const file of [...globSync('dist/_astro/fonts/*.woff2'), ...deviceFonts]) {
    const bytes = readFileSync(file);
    const face = new Face(new Blob(file.endsWith('.woff2') ? await decompress(bytes) : bytes));
    const family = face.getName(1, 'en');
    const known = charactersOf.get(family) ?? [];
    charactersOf.set(family, new Set([...known, ...face.collectUnicodes()]));
  }
});

/**
 * Returns the texts of a page with a character that is in none of the fonts which draw the text. The browser
 * shows a box for it.
 */
async function boxesOn(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const nodes = [root];
  for (const { children = [] } of nodes) nodes.push(...children);
  const found: string[] = [];
  for (const { nodeId, nodeType, nodeValue } of nodes) {
    if (nodeType !== TEXT_NODE) continue;
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const characters = fonts.map(({ familyName }) => charactersOf.get(familyName));
    const isBox = (character: string) =>
      !/[\s\p{Cf}]/u.test(character) && !characters.some((set) => set?.has(character.codePointAt(0) ?? 0));
    // A text without fonts is not displayed.
    if (fonts.length > 0 && [...nodeValue].some(isBox)) found.push(nodeValue);
  }
  return found;
}

for (const path of ['/', '/trips', ...legalPaths, '/nowhere']) {
  test(`Every letter of ${path} is in a font that draws it`, async ({ page }) => {
    await visit(page, path);
    await hydrated(page);
    expect(await boxesOn(page)).toEqual([]);
  });
}

test('Every letter of the menu is in a font that draws it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await boxesOn(page)).toEqual([]);
});

test('Every letter of the callback panel is in a font that draws it', async ({ page }) => {
  await visit(page, '/trips');
  await hydrated(page);
  await customTripButton(page).click();
  await slidIn(page);
  expect(await boxesOn(page)).toEqual([]);
});

test('A letter that is in no font is found', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append('\u{1F9E1}\u0B85'));
  expect(await boxesOn(page)).toHaveLength(1);
});
