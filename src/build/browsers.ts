import packageJson from '../../package.json' with { type: 'json' };

/**
 * The oldest browsers for which the build lowers syntax, in Vite's form, e.g. `chrome99`: the `browserslist`
 * of package.json without Samsung Internet, which is based on Chromium.
 */
export const BUILD_TARGETS = packageJson.browserslist
  .filter((entry) => !entry.startsWith('samsung'))
  .map((entry) => entry.replace('ios_saf', 'ios').replace(' >= ', ''));
