/**
 * How the scripts of the islands are cut into files: what all of them share in two files instead of a dozen, so that an island
 * comes in two rounds. The stores are apart from React because the call for the trips, which stands
 * with them, must not wait for it.
 */
export const chunks = {
  groups: [
    {
      name: 'stores',
      test: /\/node_modules\/nanostores\/|\/src\/lib\/(fill|href|http|plain-click|press|sections)\.ts|\/src\/features\/trips\/(trips\.|trip-guard)/,
    },
    {
      name: 'react',
      test: /\/node_modules\/(react|@nanostores\/react|lucide-react)\/|\/src\/components\/(island|Text|Spinner)\.tsx/,
    },
  ],
};
