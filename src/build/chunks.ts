/**
 * The chunk groups of the bundler: modules that the islands share go into two files instead of a dozen. The
 * stores are separate from React, because the request for the trips must not wait for React.
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
