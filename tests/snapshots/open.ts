import { expect, type Page } from 'playwright/test';
import { atRest } from '../e2e/fixtures.ts';
import { visit } from '../e2e/language.ts';
import { waitForTypefaces } from '../../src/artwork/typefaces.ts';
import type { State } from './states.ts';

/** Text in the letters of the site's own files, because those of the device differ between machines. */
const OWN_LETTERS = 'html:lang(hi) { --font-text: var(--font-display-hindi), sans-serif }';

/** Opens a page in a state, with its typefaces, all of its pictures and all of its islands. */
export async function openState(page: Page, { path, before, prepare }: State): Promise<void> {
  await waitForTypefaces(page);
  await before?.(page);
  await visit(page, path);
  await page.addStyleTag({ content: OWN_LETTERS });
  await loadEverything(page);
  expect(await atRest(page)).toBe(0);
  await prepare?.(page);
}

/** Scrolls through a page, so that all lazy images load and all islands hydrate, and back to the top. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
