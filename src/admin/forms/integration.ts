import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CmsConfig } from '@sveltia/cms';
import type { AstroIntegration } from 'astro';
import type { Connect } from 'vite';
import { EDITOR_PATH } from '../../content-model/pages.ts';
import { bundleForms, SCRIPT } from './bundle.ts';
import { formsConfig } from './config.ts';
import { editorPolicy } from './policy.ts';

const MEDIA_TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** The published forms: `owner/repository` on GitHub, '' for none, and the branch, '' for `main`. */
type FormsSettings = Record<'EDITOR_REPOSITORY' | 'EDITOR_BRANCH', string>;

/**
 * Returns an Astro integration that offers forms for the files of `content/`. The dev server always has them;
 * they change the files in the folder of the project. The built site has them if a repository is set; they
 * then make pull requests.
 */
export function contentForms({ EDITOR_REPOSITORY, EDITOR_BRANCH }: FormsSettings): AstroIntegration {
  let base = '';
  let projectRoot = '';
  const page = (published: boolean) => {
    const backend: CmsConfig['backend'] = {
      name: 'github',
      // The sign-in page shows the name of the folder, so that an editor chooses the right one.
      repo: published ? EDITOR_REPOSITORY : `local/${basename(projectRoot)}`,
      branch: EDITOR_BRANCH || 'main',
      auth_methods: ['token'],
      // The commit status that the workflows set for drafts and for the published site.
      preview_context: 'website',
      // The page of the dev server asks GitHub for nothing, not even for its status.
      ...(!published && { api_root: 'http://localhost' }),
    };
    const config = formsConfig({ backend, drafts: published, base });
    return formsPage(`${base}${EDITOR_PATH}/${SCRIPT}`, config, editorPolicy(published));
  };
  return {
    name: 'content-forms',
    hooks: {
      'astro:config:done'({ config }) {
        base = config.base.replace(/\/$/, '');
        projectRoot = fileURLToPath(config.root).replace(/[\\/]$/, '');
      },
      'astro:server:setup'({ server }) {
        server.middlewares.use(serveForms(`${base}${EDITOR_PATH}`, page(false)));
      },
      'astro:server:start'({ address, logger }) {
        logger.info(`The forms for content/ are at http://localhost:${address.port}${base}${EDITOR_PATH}`);
      },
      async 'astro:build:done'({ dir }) {
        if (!EDITOR_REPOSITORY) return;
        const files = await bundleForms();
        for (const file of ['index.html', `..${EDITOR_PATH}.html`]) files.set(file, page(true));
        for (const [file, data] of files) {
          const path = join(fileURLToPath(dir), EDITOR_PATH, file);
          await mkdir(dirname(path), { recursive: true });
          await writeFile(path, data);
        }
      },
    },
  };
}

/** Returns the HTML of the page of the forms. */
export function formsPage(script: string, config: CmsConfig, policy: string): string {
  const data = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${config.app_title ?? ''}</title>
    <link rel="icon" href="${config.logo?.src ?? ''}">
  </head>
  <body>
    <noscript>The forms need JavaScript.</noscript>
    <script type="application/json" id="config">${data}</script>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;
}

/** Returns a middleware that serves the forms. The first request bundles them. */
function serveForms(path: string, html: string): Connect.NextHandleFunction {
  let bundle: ReturnType<typeof bundleForms> | undefined;
  return (request, response, next) => {
    // Vite removes the base path from `url`.
    const [address = ''] = (request.originalUrl ?? '').split(/[?#]/);
    if (address !== path && !address.startsWith(`${path}/`)) {
      next();
      return;
    }
    const name = address.slice(path.length + 1);
    bundle ??= bundleForms();
    bundle.then((files) => {
      response.setHeader('Content-Type', MEDIA_TYPES[extname(name)] ?? 'text/html');
      response.end(files.get(name) ?? html);
    }, next);
  };
}
