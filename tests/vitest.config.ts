import { defineConfig } from 'vitest/config';

/** `unit` needs nothing but the source; `site` reads the built `dist/`. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
    ],
  },
});
