import { createHash } from 'node:crypto';
import {
  addAttributes,
  applyEdits,
  elementsOf,
  removeAttribute,
  type Edit,
  type HtmlElement,
} from './html.ts';
import type { BuildContext, PageStep } from './page-step.ts';

/**
 * What Astro writes into every page that has an island: the directive, and the element, which needs the
 * directive.
 */
const RUNTIME_PARTS = ['new Event("astro:on")', 'customElements.define("astro-island"'];

/**
 * Moves Astro's runtime for islands from the page to a file that is fetched at the visitor's first
 * interaction: 5 kB that would delay the first paint. The head script gets the address of that file. Other
 * scripts of the page get a low priority, and their imports are fetched in the same round trip.
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
    throw new Error(
      `${file} does not have the two scripts of Astro's runtime for islands that this version writes.`,
    );
  }
  const runtime = parts.flat();
  const attributes = {
    'data-islands': addRuntime(runtime, modulesOf(islands, context), context),
    ...(islands.some((island) => triggerOf(island) === 'load') && { 'data-at-once': '' }),
  };
  const edits = [
    ...runtime.map(({ start, end }) => ({ start, end, text: '' })),
    addAttributes(head, attributes),
    ...lowerPriority(html, scripts, context),
    // A random identifier that no script of the page reads; random text cannot be compressed.
    ...islands.flatMap((island) => removeAttribute(island, 'uid')),
  ];
  return { file, html: applyEdits(html, edits) };
};

/** Before the runtime itself the file asks for all modules at once, instead of finding one in the other. */
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

/**
 * The addresses of the modules of all islands but those that wait until they are visible, with all imports.
 */
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
 * Lets external scripts of the page come after what is painted first, and asks for their imports in one round
 * trip.
 */
function lowerPriority(html: string, scripts: readonly HtmlElement[], context: BuildContext): Edit[] {
  const external = scripts.filter(({ attributes }) => attributes['type'] === 'module' && attributes['src']);
  const urls = external.map(({ attributes }) => attributes['src'] ?? '');
  const imports = withImports(urls, context).filter((url) => !urls.includes(url));
  const links = imports.map((url) => `<link rel="modulepreload" fetchpriority="low" href="${url}">`).join('');
  const [title] = elementsOf(html, 'title');
  if (!title) throw new Error('A page has no title.');
  return [
    ...external.map((script) => addAttributes(script, { fetchpriority: 'low' })),
    { start: title.end, end: title.end, text: links },
  ];
}

/**
 * The addresses of modules and of all that they import, by the bundler's own graph.
 * @throws Error when the bundler has written no such module.
 */
function withImports(urls: readonly string[], { base, chunks }: BuildContext): string[] {
  const waiting = [...urls];
  const found = new Set<string>();
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (found.has(url)) continue;
    const chunk = chunks.get(url.slice(base.length));
    if (!chunk) throw new Error(`The bundler has written no module ${url}.`);
    found.add(url);
    waiting.push(...chunk.imports.map((path) => base + path));
  }
  return [...found];
}
