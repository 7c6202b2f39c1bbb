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
import { expect, hydrated, test } from './fixtures.ts';
import { ANY_LANGUAGE, contentOn, tagOf, visit } from './language.ts';
import { tripPagePaths } from './trip-pages.ts';
import { legalPaths } from './legal-texts.ts';
import { menu, menuButton, sidebar } from './parts.ts';
import { cards } from './trip.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const TAGS = [...WCAG, 'best-practice'];
const CONTRAST = ['color-contrast', 'color-contrast-enhanced'];

/**
 * What axe cannot judge: colours behind decorations, which `contrastProblems` judges, and labels of one
 * character.
 */
const INCOMPLETE = [...CONTRAST, 'label-content-name-mismatch'];

/** Judges also texts of one character; the types of axe do not know `checks`. */
const CONTRAST_OPTIONS = {
  runOnly: CONTRAST,
  checks: Object.fromEntries(CONTRAST.map((id) => [id, { options: { ignoreLength: true } }])),
} as Parameters<AxeBuilder['options']>[0];

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const describeNodes = (results: Results['violations']) =>
  results.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );

/** What axe finds in the page as it is, and what it cannot judge. */
async function problems(page: Page, tags = TAGS): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: tags },
      rules: { 'color-contrast-enhanced': { enabled: true } },
    })
    .analyze();
  return describeNodes([...violations, ...incomplete.filter(({ id }) => !INCOMPLETE.includes(id))]);
}

/**
 * What axe finds in the colours of every visible text once nothing keeps it from judging them: without
 * pseudo-elements and background pictures, with `aria-hidden` text, folded lists and the skip link shown, and
 * with an open dialog above the rest, for axe knows nothing of the top layer.
 * A text that it has not judged is a problem too.
 */
async function contrastProblems(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { background-image: none !important }
      ::before, ::after { content: none !important }
      dialog:modal, :popover-open { z-index: 2147483647 !important }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
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
  const judged = [...violations, ...incomplete, ...passes].flatMap(({ nodes }) =>
    nodes.map(({ target }) => String(target[0])),
  );
  return [...describeNodes([...violations, ...incomplete]), ...(await unjudgedTexts(page, judged))];
}

/**
 * The visible texts with letters or digits that are in none of the judged elements, which are given by their
 * selectors.
 */
function unjudgedTexts(page: Page, judged: string[]): Promise<string[]> {
  return page.evaluate((selectors) => {
    const elements = new Set(selectors.flatMap((selector) => [...document.querySelectorAll(selector)]));
    /** Hidden from everybody, or for screen readers only: transparent, or clipped to a pixel. */
    const isVisuallyHidden = (element: Element): boolean => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
      for (let part: Element | null = element; part; part = part.parentElement) {
        if (getComputedStyle(part).clipPath === 'inset(50%)') return true;
      }
      return false;
    };
    const root = document.querySelector('dialog:modal') ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const unjudged: string[] = [];
    let count = 0;
    while (texts.nextNode()) {
      const { data, parentElement: parent } = texts.currentNode as Text;
      if (!parent || !/[\p{L}\p{N}]/u.test(data)) continue;
      if (parent.closest('[inert]') || isVisuallyHidden(parent)) continue;
      count += 1;
      if (!elements.has(parent)) unjudged.push(`not judged: ${data.trim()}`);
    }
    return count > 0 ? unjudged : ['There is no text.'];
  }, judged);
}

for (const width of [360, 1280]) {
  test.describe(`At ${width} px`, width === 360 ? {} : ANY_LANGUAGE, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    for (const path of ['/', '/trips', ...tripPagePaths, ...legalPaths, '/nowhere']) {
      test(`the page ${path} meets WCAG 2.2 AA and the AAA contrast`, tagOf(path), async ({ page }) => {
        await visit(page, path);
        await hydrated(page);
        if (path === '/trips')
          await expect(cards(page)).toHaveCount(contentOn(page, 'trips/upcoming').trips.length);
        expect(await problems(page)).toEqual([]);
        expect(await contrastProblems(page)).toEqual([]);
      });
    }

    test('the callback panel with its success message meets them too', async ({ page }) => {
      const { promise: isChanged, resolve: answer } = Promise.withResolvers<undefined>();
      await page.route(CALLBACK, async (route) => {
        await isChanged;
        await route.fulfill({ json: { status: 'success' } });
      });
      // High enough for everything in the panel: axe cannot judge what is scrolled out of it.
      await page.setViewportSize({ width, height: 1600 });
      await visit(page, '/trips');
      await hydrated(page);
      await customTripButton(page).click();
      await slidIn(page);
      await fillIn(page);
      await destinationField(page).fill('Ladakh');
      await submit(page).click();
      // After a change the panel stays open.
      await phoneField(page).fill('91');
      answer(undefined);
      await expect(success(page)).toBeVisible();
      expect(await problems(page)).toEqual([]);
      expect(await contrastProblems(page)).toEqual([]);
    });

    test('the open sidebar meets them too', async ({ page }) => {
      // On a wide screen the menu button is not shown, so the sidebar is opened there as a reader who zooms
      // would have it.
      await page.setViewportSize({ width: Math.min(width, 1023), height: 800 });
      await visit(page, '/');
      await hydrated(page);
      await menuButton(page).click();
      await expect(sidebar(page)).toBeVisible();
      // The practices look for a main landmark, which is inert just now, as it should be.
      expect(await problems(page, WCAG)).toEqual([]);
      expect(await contrastProblems(page)).toEqual([]);
    });
  });
}

test(
  'The menu is a dialog with a name that contains the text sizes, and no content is outside a landmark',
  ANY_LANGUAGE,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/');
    await hydrated(page);
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    const { label } = contentOn(page, 'navigation').textSize;
    await expect(menu(page).getByRole('group', { name: label })).toBeVisible();
    const { violations: found } = await new AxeBuilder({ page }).withRules(['region']).analyze();
    expect(found).toEqual([]);
  },
);

test(
  'The menu button exposes whether the menu is open, also before any script has loaded',
  ANY_LANGUAGE,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route(/\/_astro\/.*\.js$/, () => undefined);
    await visit(page, '/', { waitUntil: 'commit' });
    const button = menuButton(page);
    await button.waitFor();
    const session = await page.context().newCDPSession(page);
    const expanded = async () => {
      const { result } = await session.send('Runtime.evaluate', {
        expression: 'document.querySelector("button.navbar-menu")',
      });
      const { nodes } = await session.send('Accessibility.getPartialAXTree', {
        ...(result.objectId && { objectId: result.objectId }),
        fetchRelatives: false,
      });
      return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value as unknown;
    };
    expect(await expanded()).toBe(false);
    await button.click();
    await expect.poll(expanded).toBe(true);
    // Chromium computes the state; other browsers take it from the attribute.
    await expect(button).not.toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect.poll(expanded).toBe(false);
  },
);

test(
  'The Hindi words of the English heading and tagline have their language marked',
  ANY_LANGUAGE,
  async ({ page }) => {
    await visit(page, '/');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(contentOn(page, 'landing/hero').heading);
    await expect(title).toHaveAttribute('lang', 'hi-Latn');
    const taglines = page.getByText(contentOn(page, 'site').tagline, { exact: true });
    expect(await taglines.count()).toBeGreaterThan(0);
    for (const element of await taglines.all()) await expect(element).toHaveAttribute('lang', 'hi-Latn');
  },
);
