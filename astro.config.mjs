import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { fontFamilies } from './src/build/fonts.ts';
import { envSchema, readSettings } from './src/build/settings.ts';
import { launchChecklist } from './src/build/launch-checklist.ts';
import { localCollector } from './src/callback-sheet/local-collector.ts';

const settings = readSettings(loadEnv(process.env['NODE_ENV'] ?? 'production', process.cwd(), ''));

export default defineConfig({
  site: settings.SITE_URL || 'http://localhost:4321',
  base: settings.BASE_PATH || '/',
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  env: { schema: envSchema },
  fonts: await fontFamilies(),
  integrations: [react(), localCollector(), launchChecklist(settings)],
});
