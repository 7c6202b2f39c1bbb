import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { addAttribute, astroHasChanged, elementsOf, only, type Edit, type HtmlElement } from './elements.ts';

/** The scripts for the browser, by their path in the built site. */
export type ClientChunks = Map<string, { code: string; imports: readonly string[] }>;

/** Code of Astro's two runtime scripts: the client directive, then the custom element that needs it. */
const RUNTIME_PARTS = ['new Event("astro:on")', 'customElements.define("astro-island"'];

/** A Vite plugin that collects the client chunks, also those that Astro removes to inline them. */
export function collectChunks(chunks: ClientChunks): Plugin {
  return {
    name: 'client-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          chunks.set(output.fileName, { code: output.code.trim(), imports: output.imports });
        }
      },
    },
  };
}

/**
 * Moves Astro's island runtime, 5 kB that would delay the first paint, from the page into a file. The head
 * script loads that file at the first user interaction; its address is in an attribute of the script element.
 * @param base the base path, with a trailing slash
 * @param addFile adds a file to the built site, and returns its address
 */
export function islandScriptEdits(
  html: string,
  base: string,
  chunks: ClientChunks,
  addFile: (path: string, text: string) => string,
): Edit[] {
  const islands = elementsOf(html, 'astro-island');
  if (islands.length === 0) return [];
  const head = only(html, 'script', 'data-head-script');
  const runtime = RUNTIME_PARTS.map((part) => only(html, 'script', part));
  // All modules are preloaded at once, to avoid a waterfall of requests.
  const preload = `for(const href of ${JSON.stringify(modulesOf(islands, base, chunks))})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
  const code = [preload, ...runtime.map(({ text }) => text)].join('\n');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return [
    ...runtime.map(({ start, end }) => ({ start, end, text: '' })),
    addAttribute(head, 'data-islands', addFile(`_astro/islands.${hash}.js`, code)),
  ];
}

/** The URLs of the modules, with all imports, of the islands that do not wait until they are visible. */
function modulesOf(islands: readonly HtmlElement[], base: string, chunks: ClientChunks): string[] {
  const urls = new Set(
    islands
      .filter(({ attributes }) => !attributes['opts']?.includes('"value":"visible"'))
      .flatMap(({ attributes }) => [attributes['component-url'] ?? '', attributes['renderer-url'] ?? '']),
  );
  // The loop also visits what it adds.
  for (const url of urls) {
    const chunk = chunks.get(url.slice(base.length));
    if (!chunk) throw astroHasChanged(`names the module ${url}, which the bundler has not written`);
    for (const path of chunk.imports) urls.add(base + path);
  }
  return [...urls];
}
