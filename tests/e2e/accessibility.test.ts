import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import {
  CALLBACK,
  customTripButton,
  destinationField,
  fillIn,
  phoneField,
  slidIn,
  submit,
  success,
} from './callback-panel.ts';
import { expect, hold, test, visitHydrated } from './fixtures.ts';
import { BOTH_LANGUAGES } from './language.ts';
import { menuButton, sidebar } from './parts.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const CONTRAST = ['color-contrast', 'color-contrast-enhanced'];

/** Rules that axe cannot complete: colours on decorations (see `contrastProblems`), labels of one letter. */
const INCOMPLETE = [...CONTRAST, 'label-content-name-mismatch'];

/** Judges also texts of one character; the types of axe do not know `checks`. */
const CONTRAST_OPTIONS = {
  runOnly: CONTRAST,
  checks: Object.fromEntries(CONTRAST.map((id) => [id, { options: { ignoreLength: true } }])),
} as Parameters<AxeBuilder['options']>[0];

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const describeNodes = (results: Results) =>
  results.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );

/** The violations that axe finds in the unchanged page, and the rules that it cannot complete. */
async function ruleProblems(page: Page, rules: string[]): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: rules },
      rules: { 'color-contrast-enhanced': { enabled: true }, region: { enabled: true } },
    })
    .analyze();
  return describeNodes([...violations, ...incomplete.filter(({ id }) => !INCOMPLETE.includes(id))]);
}

/**
 * The contrast problems that axe finds in all visible text after the changes that it needs: no
 * pseudo-elements and background images; `aria-hidden` text, folded lists and the skip link shown; an open
 * dialog above the rest, because axe does not know the top layer.
 */
async function contrastProblems(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { background-image: none !important }
      ::before, ::after { content: none !important }
      dialog:modal, :popover-open { z-index: 2147483647 !important }
    `);
    document.adoptedStyleSheets.push(sheet);
    for (const element of document.querySelectorAll('[aria-hidden]')) element.removeAttribute('aria-hidden');
    for (const details of document.querySelectorAll('details')) details.open = true;
    document.querySelector<HTMLElement>('.skip-link')?.focus();
    // Axe takes a Hindi word whose first letter changes its shape for an icon, unless Latin letters precede.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (/\p{Script=Devanagari}/u.test(text.data)) text.data = `Aa ${text.data}`;
    }
  });
  const { violations, incomplete, passes } = await new AxeBuilder({ page })
    .options(CONTRAST_OPTIONS)
    .analyze();
  expect(passes.length).toBeGreaterThan(0);
  return describeNodes([...violations, ...incomplete]);
}

async function expectNoProblems(page: Page, rules = [...WCAG, 'best-practice']): Promise<void> {
  expect(await ruleProblems(page, rules)).toEqual([]);
  expect(await contrastProblems(page)).toEqual([]);
}

// High enough for the whole panel: axe cannot check what is scrolled out of it.
test.use({ viewport: { width: 360, height: 1600 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [width, paths, tag] of [
  [360, ['/', '/trips', '/trips/lamps', '/terms-of-service', '/nowhere'], BOTH_LANGUAGES],
  [1280, ['/', '/terms-of-service'], {}],
] as const) {
  for (const path of paths)
    test(`The page ${path} meets WCAG 2.2 AA and the AAA contrast at ${width} px`, tag, async ({ page }) => {
      await page.setViewportSize({ width, height: 1600 });
      await visitHydrated(page, path);
      await expectNoProblems(page);
    });
}

test('The callback panel with its success message meets them too', BOTH_LANGUAGES, async ({ page }) => {
  const answer = await hold(page, CALLBACK, (route) => route.fulfill({ json: { status: 'success' } }));
  await page.clock.install();
  await visitHydrated(page, '/trips');
  await customTripButton(page).click();
  await slidIn(page);
  await fillIn(page);
  await destinationField(page).fill('Ladakh');
  await submit(page).click();
  // After a change the panel stays open.
  await phoneField(page).fill('91');
  answer();
  await expect(success(page)).toBeVisible();
  await expectNoProblems(page);
});

test('The open sidebar meets them too', BOTH_LANGUAGES, async ({ page }) => {
  await visitHydrated(page, '/');
  await menuButton(page).click();
  await expect(sidebar(page)).toBeVisible();
  // Without best practices, which require a main landmark: it is inert behind the sidebar.
  await expectNoProblems(page, WCAG);
});
