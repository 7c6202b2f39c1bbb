import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { loadIslands, preloadModules } from '../lib/load-islands.ts';

/** What Astro puts into every page that has an island: the element that carries an island, and its directive. */
const ELEMENT = 'customElements.define("astro-island"';
const DIRECTIVE = 'new Event("astro:on")';

/** Whether a page has an island that does not wait for the visitor. */
const AT_ONCE = /<astro-island [^>]*&quot;value&quot;:&quot;load&quot;/;

/**
 * Takes the runtime of the islands out of the pages and into a file that is fetched at the visitor's first sign of life, or at
 * once where an island needs it: 5 kB a page that nobody reads, in pages that are to come in one round trip.
 */
export function islandRuntime(): AstroIntegration {
  let base = '/';
  return {
    name: 'island-runtime',
    hooks: {
      'astro:config:done'({ config }) {
        base = config.base.replace(/\/?$/, '/');
      },
      async 'astro:build:done'({ dir }) {
        const folder = fileURLToPath(dir);
        for await (const file of glob('**/*.html', { cwd: folder })) {
          const path = join(folder, file);
          await writeFile(path, await takeOut(await readFile(path, 'utf8'), folder, base));
        }
      },
    },
  };
}

async function takeOut(html: string, folder: string, base: string): Promise<string> {
  if (!html.includes('<astro-island')) return html;
  const parts: string[] = [];
  const rest = html.replace(/<script>([^]*?)<\/script>/g, (script, text: string) => {
    if (!text.includes(ELEMENT) && !text.includes(DIRECTIVE)) return script;
    parts.push(text);
    return '';
  });
  if (parts.length !== 2) {
    throw new Error('Astro writes its islands in another way than src/build/island-runtime.ts expects.');
  }
  const preload = `(${preloadModules})(${JSON.stringify(await modulesOf(html, folder, base))})`;
  const own = minifySync('own.js', preload);
  const runtime = [own.code, ...parts].join('\n');
  const name = `_astro/islands.${createHash('sha256').update(runtime).digest('base64url').slice(0, 8)}.js`;
  await writeFile(join(folder, name), runtime);
  const { code } = minifySync('loader.js', `(${loadIslands})("${base}${name}",${AT_ONCE.test(html)})`);
  return (await askForScriptsEarly(rest, folder, base)).replace(
    '</head>',
    () => `<script>${code}</script></head>`,
  );
}

/** Lets the page's own script files come in one round with what they import, and behind the letters and pictures that are painted first. */
async function askForScriptsEarly(html: string, folder: string, base: string): Promise<string> {
  const tag = /<script type="module" src="([^"]+)">/g;
  const scripts = [...html.matchAll(tag)].map(([, url = '']) => url);
  const imported = (await withImports(scripts, folder, base)).filter((url) => !scripts.includes(url));
  const links = imported.map((url) => `<link rel="modulepreload" fetchpriority="low" href="${url}">`);
  return html
    .replace(tag, '<script type="module" fetchpriority="low" src="$1">')
    .replace('</head>', () => `${links.join('')}</head>`);
}

/** Gives the addresses of all modules that a page's islands need, but for those that wait until they are seen. */
async function modulesOf(html: string, folder: string, base: string): Promise<string[]> {
  const islands = (html.match(/<astro-island [^>]*>/g) ?? []).filter(
    (tag) => !tag.includes('&quot;sight&quot;'),
  );
  const urls = islands.flatMap((tag) =>
    [...tag.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url = '']) => url),
  );
  return withImports(urls, folder, base);
}

/** Gives the addresses of some modules and of all that they import. */
async function withImports(urls: string[], folder: string, base: string): Promise<string[]> {
  const waiting = [...urls];
  const found = new Set<string>();
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (found.has(url)) continue;
    found.add(url);
    const code = await readFile(join(folder, url.slice(base.length)), 'utf8');
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      waiting.push(`${base}_astro/${name}`);
  }
  return [...found];
}
