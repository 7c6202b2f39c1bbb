import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { Blob, Face } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { FIXTURE_DIST } from '../fixtures/site.ts';
import { customTripButton, panel } from './callback-panel.ts';
import { IS_CHROMIUM } from './engine.ts';
import { expect, fontsLoaded, test, visitHydrated } from './fixtures.ts';
import { BOTH_LANGUAGES, PATHS, visit } from './language.ts';
import { menu, menuButton } from './parts.ts';

const TEXT_NODE = 3;

test.skip(!IS_CHROMIUM, 'needs the DevTools protocol');

/** The characters of every font of the built site and of the fonts of `tests/fonts/bare.conf`, by family. */
const charactersOf = new Map<string, Set<number>>();

test.beforeAll(async () => {
  const deviceFonts = ['DejaVuSans', 'DejaVuSans-Bold'].map(
    (name) => `node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`,
  );
  for (const file of [...globSync(`${FIXTURE_DIST}/_astro/fonts/*.woff2`), ...deviceFonts]) {
    const bytes = readFileSync(file);
    const face = new Face(new Blob(file.endsWith('.woff2') ? await decompress(bytes) : bytes));
    const family = face.getName(1, 'en');
    const others = charactersOf.get(family) ?? [];
    charactersOf.set(family, new Set([...others, ...face.collectUnicodes()]));
  }
});

/** The texts of a page with a character that none of their fonts has, so that a box is shown. */
async function boxesOn(page: Page): Promise<string[]> {
  await fontsLoaded(page);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const nodes = [root];
  for (const { children = [] } of nodes) nodes.push(...children);
  const texts = nodes.filter(({ nodeType }) => nodeType === TEXT_NODE);
  const drawn = await Promise.all(
    texts.map(async ({ nodeId, nodeValue }) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      const characters = fonts.map(({ familyName }) => charactersOf.get(familyName));
      const isBox = (character: string) =>
        !/[\s\p{Cf}]/u.test(character) && !characters.some((set) => set?.has(character.codePointAt(0) ?? 0));
      // A text without fonts is not displayed.
      return { nodeValue, hasBox: fonts.length > 0 && [...nodeValue].some(isBox) };
    }),
  );
  return drawn.filter(({ hasBox }) => hasBox).map(({ nodeValue }) => nodeValue);
}

test('Every letter of every page is in a font that draws it', BOTH_LANGUAGES, async ({ page }) => {
  for (const path of PATHS) {
    await visit(page, path);
    expect(await boxesOn(page), path).toEqual([]);
  }
});

test('Every letter of menu and panel is in a font', BOTH_LANGUAGES, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitHydrated(page, '/trips');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await boxesOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await customTripButton(page).click();
  await expect(panel(page)).toBeVisible();
  expect(await boxesOn(page)).toEqual([]);
});
