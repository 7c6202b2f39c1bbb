import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { bothForms } from './src/build/both-forms.ts';
import { chunks } from './src/build/chunks.ts';
import { clientOn } from './src/build/client-on.ts';
import { fontFamilies } from './src/build/fonts.ts';
import { islandRuntime } from './src/build/island-runtime.ts';
import { envSchema, readLaunch, readSettings } from './src/build/settings.ts';
import { launchChecklist } from './src/build/launch-checklist.ts';
import { oneStyle } from './src/build/one-style.ts';
import { securityHeaders } from './src/build/security-headers.ts';
import { unlinkedPictures } from './src/build/unlinked-pictures.ts';
import { localCollector } from './src/callback-sheet/local-collector.ts';
import { contentCheck } from './src/editing/content-check.ts';

const env = loadEnv(process.env['NODE_ENV'] ?? 'production', process.cwd(), '');
const settings = readSettings(env);

export default defineConfig({
  site: settings.SITE_URL || 'http://localhost:4321',
  base: settings.BASE_PATH || '/',
  trailingSlash: 'ignore',
  scopedStyleStrategy: 'class',
  build: { format: 'directory', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  env: { schema: envSchema },
  fonts: await fontFamilies(),
  vite: {
    // An ornament in the styles would weigh on every page before its words; it is a file that comes after them.
    build: { assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined) },
    environments: {
      // Short names: those of forty files weigh in every page.
      prerender: {
        build: { rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash:5][extname]' } } },
      },
      client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
    },
  },
  integrations: [
    contentCheck(),
    react(),
    clientOn(),
    localCollector(),
    // In this order: each works on what the one before has written.
    unlinkedPictures(),
    islandRuntime(),
    oneStyle(),
    securityHeaders(settings),
    // Last of those that change pages: it copies them.
    bothForms(),
    launchChecklist(settings, readLaunch(env)),
  ],
});
