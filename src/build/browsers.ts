import packageJson from '../../package.json' with { type: 'json' };

/**
 * The oldest browsers for which the build lowers syntax, as Vite wants them: `chrome99`. They are the
 * `browserslist` of package.json without Samsung Internet, which is a Chrome.
 */
export const BUILD_TARGETS = packageJson.browserslist
  .filter((entry) => !entry.startsWith('samsung'))
  .map((entry) => entry.replace('ios_saf', 'ios').replace(' >= ', ''));
