import { createHash } from 'node:crypto';
import { addAttributes, applyEdits, elementsOf, type HtmlElement } from './html.ts';
import type { BuildContext, PageStep } from './page-step.ts';

/**
 * Code that identifies the two inline scripts of Astro's island runtime: the client directive, and the custom
 * element, which must come after it.
 */
const RUNTIME_PARTS = ['new Event("astro:on")', 'customElements.define("astro-island"'];

/** Code that identifies the style of Astro's islands in the body. `base.css` has its rule. */
const ISLAND_STYLE = 'astro-island,astro-slot';

/**
 * Moves Astro's island runtime, 5 kB that would delay the first paint, from the page into a file. The head
 * script loads that file at the first user interaction; its address is in an attribute of the script element.
 */
export const separateIslandScripts: PageStep = (page, context) => {
  const { file, html } = page;
  const islands = elementsOf(html, 'astro-island');
  if (islands.length === 0) return page;
  const scripts = elementsOf(html, 'script');
  const head = scripts.find(({ attributes }) => 'data-head-script' in attributes);
  const parts = RUNTIME_PARTS.map((part) => scripts.filter(({ text }) => text.includes(part)));
  if (!head) throw new Error(`${file} has no head script.`);
  if (parts.some(({ length }) => length !== 1)) {
    throw new Error(`${file} does not have exactly one of each script of Astro's island runtime.`);
  }
  const runtime = parts.flat();
  const styles = elementsOf(html, 'style').filter(({ text }) => text.startsWith(ISLAND_STYLE));
  const address = addRuntime(runtime, modulesOf(islands, context), context);
  const edits = [
    ...[...runtime, ...styles].map(({ start, end }) => ({ start, end, text: '' })),
    addAttributes(head, { 'data-islands': address }),
  ];
  return { file, html: applyEdits(html, edits) };
};

/** Writes the runtime file, which first preloads all modules at once, to avoid a waterfall of requests. */
function addRuntime(
  scripts: readonly HtmlElement[],
  modules: readonly string[],
  { addFile }: BuildContext,
): string {
  const preload = `for(const href of ${JSON.stringify(modules)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
  const code = [preload, ...scripts.map(({ text }) => text)].join('\n');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return addFile(`_astro/islands.${hash}.js`, code);
}

/** Returns the URLs of the modules and imports of all islands that do not wait until they are visible. */
function modulesOf(islands: readonly HtmlElement[], context: BuildContext): string[] {
  const urls = islands
    .filter((island) => triggerOf(island) !== 'visible')
    .flatMap(({ attributes }) => [attributes['component-url'] ?? '', attributes['renderer-url'] ?? '']);
  return withImports(urls, context);
}

function triggerOf({ attributes }: HtmlElement): unknown {
  return (JSON.parse(attributes['opts'] ?? '{}') as { value?: unknown }).value;
}

/**
 * Returns the URLs of modules and of all their direct and indirect imports.
 * @throws Error if the bundler has not written one of the modules.
 */
function withImports(urls: readonly string[], { base, chunks }: BuildContext): string[] {
  const queue = [...urls];
  const found = new Set<string>();
  for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
    if (found.has(url)) continue;
    const chunk = chunks.get(url.slice(base.length));
    if (!chunk) throw new Error(`The bundler has written no module ${url}.`);
    found.add(url);
    queue.push(...chunk.imports.map((path) => base + path));
  }
  return [...found];
}
