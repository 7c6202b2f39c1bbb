/** The engine of the tests: Chromium, or with `ENGINE=firefox` or `webkit` those that Playwright installs. */
export const ENGINE = (process.env['ENGINE'] ?? 'chromium') as 'chromium' | 'firefox' | 'webkit';

/** False in the engines in which tests are skipped that need what only Chromium has. */
export const IS_CHROMIUM = ENGINE === 'chromium';
