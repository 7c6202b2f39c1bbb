import { defineConfig } from 'playwright/test';
import { siteLanguages } from '../../src/content-model/languages.ts';
import endToEnd from '../e2e/playwright.config.ts';

const CACHE = `${import.meta.dirname}/../../.cache`;

/** The widths of the screenshots, in CSS pixels: a small phone and a computer. */
const WIDTHS = [360, 1280];

/** Pixels at the edges of shapes that may change without a reason. A line that moves by 2 px changes more. */
const MOST_CHANGED_PIXELS = 40;

const [embeddedSite] = [endToEnd.webServer ?? []].flat();
if (!embeddedSite) throw new Error('The end-to-end tests start no site.');

/** A project for each language and width. What a screen reader finds is tested at the first width only. */
export default defineConfig({
  ...endToEnd,
  testDir: '.',
  webServer: embeddedSite,
  outputDir: `${CACHE}/snapshots`,
  expect: {
    timeout: 20_000,
    // Screenshots differ between machines, so they are compared with those of this machine only.
    toHaveScreenshot: {
      pathTemplate: `${CACHE}/visual/{arg}{ext}`,
      maxDiffPixels: MOST_CHANGED_PIXELS,
      animations: 'disabled',
    },
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/aria/{arg}{ext}' },
  },
  projects: siteLanguages.flatMap((language) =>
    WIDTHS.map((width, index) => ({
      name: `${language}-${width}`,
      testIgnore: index > 0 ? 'aria.test.ts' : [],
      use: {
        language,
        viewport: { width, height: width < 768 ? 740 : 900 },
        // The styles of the screenshots are not those of the policy.
        bypassCSP: true,
        contextOptions: { reducedMotion: 'reduce' as const },
      },
    })),
  ),
});
