import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Connect } from 'vite';
import { translatedLanguages } from '../../content-model/languages.ts';
import { EDITOR_PATH } from '../../lib/pages.ts';
import { bundleEditor, type EditorBundle } from './bundle.ts';
import { editorConfig, type Backend } from './config.ts';
import { editorPage } from './page.ts';
import { editorPolicy } from './policy.ts';

const MEDIA_TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** The settings of the published editor. */
interface EditorSettings {
  /** `owner/repository` on GitHub; '' if the site is published without an editor. */
  EDITOR_REPOSITORY: string;
  /** '' for `main`. */
  EDITOR_BRANCH: string;
}

/**
 * Returns an Astro integration that offers forms for the files of `content/`. The dev server always has them;
 * they change the files in the folder of the project. The built site has them if a repository is set; they
 * then make pull requests.
 */
export function contentEditor({ EDITOR_REPOSITORY, EDITOR_BRANCH }: EditorSettings): AstroIntegration {
  let base = '';
  let projectRoot = '';
  const backend = (published: boolean): Backend => ({
    name: 'github',
    // The sign-in page shows the name of the folder, so that an editor chooses the right one.
    repo: published ? EDITOR_REPOSITORY : `local/${basename(projectRoot)}`,
    branch: EDITOR_BRANCH || 'main',
    auth_methods: ['token'],
    // The page of the dev server asks GitHub for nothing, not even for its status.
    ...(!published && { api_root: 'http://localhost' }),
  });
  const page = ({ entry }: EditorBundle, published: boolean) => {
    const languages = translatedLanguages;
    return editorPage({
      script: `${base}${EDITOR_PATH}/${entry}`,
      config: editorConfig({ backend: backend(published), drafts: published, languages, base }),
      published,
      policy: editorPolicy(published),
    });
  };
  return {
    name: 'content-editor',
    hooks: {
      'astro:config:done'({ config }) {
        base = config.base.replace(/\/$/, '');
        projectRoot = fileURLToPath(config.root).replace(/[\\/]$/, '');
      },
      'astro:server:setup'({ server }) {
        server.middlewares.use(serveEditor(`${base}${EDITOR_PATH}`, (bundle) => page(bundle, false)));
      },
      'astro:server:start'({ address, logger }) {
        logger.info(`The editor of content/ is at http://localhost:${address.port}${base}${EDITOR_PATH}`);
      },
      async 'astro:build:done'({ dir }) {
        if (!EDITOR_REPOSITORY) return;
        const bundle = await bundleEditor(`${base}${EDITOR_PATH}/`);
        const html = page(bundle, true);
        const folder = fileURLToPath(dir);
        const files = [...bundle.files].map(
          ([file, content]) => [`${EDITOR_PATH}/${file}`, content] as const,
        );
        const pages = [`${EDITOR_PATH}/index.html`, `${EDITOR_PATH}.html`].map(
          (file) => [file, html] as const,
        );
        await Promise.all(
          [...files, ...pages].map(async ([file, content]) => {
            const path = join(folder, file);
            await mkdir(dirname(path), { recursive: true });
            await writeFile(path, content);
          }),
        );
      },
    },
  };
}

/** Returns a middleware that serves the editor. The first request for the page bundles it. */
function serveEditor(path: string, page: (bundle: EditorBundle) => string): Connect.NextHandleFunction {
  let bundle: Promise<EditorBundle> | undefined;
  return (request, response, next) => {
    // Vite removes the base path from `url`.
    const [address = ''] = (request.originalUrl ?? '').split(/[?#]/);
    const isPage = address === path || address === `${path}/`;
    if (!isPage && !address.startsWith(`${path}/`)) {
      next();
      return;
    }
    bundle ??= bundleEditor(`${path}/`);
    bundle.then((editor) => {
      const file = isPage ? page(editor) : editor.files.get(address.slice(path.length + 1));
      if (file === undefined) {
        next();
        return;
      }
      response.setHeader('Content-Type', isPage ? 'text/html' : (MEDIA_TYPES[extname(address)] ?? ''));
      response.end(file);
    }, next);
  };
}
