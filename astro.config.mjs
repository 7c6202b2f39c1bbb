import './src/build/project-folder.ts';
import { resolve } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { BUILD_TARGETS } from './src/build/browsers.ts';
import { fontFamilies } from './src/build/fonts/families.ts';
import { envSchema, readSettings } from './src/build/settings.ts';
import { builtPages } from './src/build/html/built-pages.ts';
import { themeColours } from './src/build/theme-colours.ts';
import { localReceiver } from './src/receiver/local-receiver.ts';
import { contentCheck } from './src/admin/check/content-check.ts';
import { runOrExit } from './src/build/exit.ts';
import { DEFAULT_LANGUAGE } from './src/content-model/languages.ts';
import { CONTENT_FOLDER, CONTENT_ROOT, siteLanguages } from './src/content-model/content-folder.ts';
import { contentForms } from './src/admin/forms/content-forms.ts';

const isDev = process.argv[2] === 'dev';
const settings = runOrExit(() =>
  readSettings(loadEnv(isDev ? 'development' : 'production', process.cwd(), '')),
);

// `astro:env` and the page of the forms read the environment, too: a blank after an address would become a
// part of it. The dev server reads a changed `.env` again.
if (!isDev) Object.assign(process.env, settings);

/** Adds the client directive `client:on`, which gives the trigger that hydrates an island. */
const clientOn = {
  name: 'client-on',
  hooks: {
    /** @param {import('astro').HookParameters<'astro:config:setup'>} parameters */
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'on', entrypoint: './src/islands/hydration/client-directive.ts' }),
  },
};

export default defineConfig({
  // Unset when the URL of the site is unknown (specification, "Pages and routes").
  ...(settings.SITE_URL && { site: settings.SITE_URL }),
  base: settings.BASE_PATH || '/',
  trailingSlash: 'ignore',
  i18n: { defaultLocale: DEFAULT_LANGUAGE, locales: siteLanguages },
  build: { format: 'directory', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  env: { schema: envSchema },
  fonts: fontFamilies(siteLanguages, { exact: !isDev }),
  // The cache knows entries by their names, which the content of the tests has, too.
  ...(CONTENT_ROOT !== '.' && { cacheDir: `.cache/astro/${CONTENT_ROOT}` }),
  vite: {
    // Astro reads a `<style>` twice, and loses relative addresses of the files that it imports.
    resolve: {
      alias: { '#content': resolve(CONTENT_FOLDER), '@ornaments': resolve('src/styles/ornaments') },
    },
    css: { postcss: { plugins: [themeColours] } },
    // Programs empty a file before they write it. Astro would read it in between and keep the old content.
    server: { watch: { awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 } } },
    // SVG images in the styles are not inlined, so that they do not delay the text of every page.
    build: {
      assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
      target: BUILD_TARGETS,
      // Class fields, which Safari 15 reads wrongly, become assignments. Otherwise the bundler adds a
      // function to them, in a file of its own if the forms are built, too: the other pages would change.
      rolldownOptions: { transform: { assumptions: { setPublicClassFields: true } } },
    },
  },
  integrations: [
    react(),
    clientOn,
    localReceiver(),
    contentForms(settings),
    builtPages(settings),
    // After the build it says last what is open.
    contentCheck(settings),
  ],
});
