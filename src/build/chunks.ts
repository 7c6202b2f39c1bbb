/**
 * How the scripts of the islands are bundled into files: what all of them share is in two files instead of a
 * dozen. The stores are apart from React, because the request for the trips must not wait for it.
 */
export const chunks = {
  groups: [
    {
      name: 'stores',
      test: /\/node_modules\/nanostores\/|\/src\/lib\/(fill|href|plain-click|sections)\.ts|\/src\/network\/request-json\.ts|\/src\/features\/trips\/(trips\.|trip-guard|pointer-release)/,
    },
    {
      name: 'react',
      test: /\/node_modules\/(react|@nanostores\/react|lucide-react)\/|\/src\/(hydration\/island|components\/(Text|Spinner))\.tsx/,
    },
  ],
};
