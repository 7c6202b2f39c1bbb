import { glob, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { DEFAULT_LANGUAGE, englishLang, languageOf } from '#content-model/languages.ts';
import { EDITOR_PATH } from '#content-model/pages.ts';
import { runOrExit } from '#build/exit.ts';
import { speculationRules } from './speculation-rules.ts';
import type { Settings } from '#build/settings.ts';
import { policyEdit } from './content-security-policy.ts';
import { addAttribute, applyEdits, elementsOf, type Edit, type HtmlElement } from './elements.ts';
import { headerFile } from './headers.ts';
import { inlineScripts } from './inline-scripts.ts';
import { collectChunks, islandScriptEdits, type ClientChunks } from './island-scripts.ts';
import { deleteUnlinkedImages } from './unlinked-images.ts';

/**
 * Edits the HTML of the built pages, and writes each page to its path and its second path. It also writes the
 * header file, deletes images without a link, and logs the largest page.
 */
export function builtPages(settings: Settings): AstroIntegration {
  const chunks: ClientChunks = new Map();
  const codes = new Set<string>();
  let base = '/';
  return {
    name: 'built-pages',
    hooks: {
      'astro:config:setup'({ config, updateConfig }) {
        base = config.base.replace(/\/?$/, '/');
        updateConfig({ vite: { plugins: [inlineScripts(base, codes), collectChunks(chunks)] } });
      },
      async 'astro:build:done'({ dir, logger }) {
        const folder = fileURLToPath(dir);
        deleteUnlinkedImages(folder);
        const files = new Map([['_headers', headerFile(base)]]);
        const addFile = (path: string, text: string) => `${base}${(files.set(path, text), path)}`;
        // Astro inlines small chunks.
        const chunkCodes = [...chunks.values()].map(({ code }) => code);
        const projectScripts = new Set([...codes, ...chunkCodes, speculationRules(base)]);
        const edit = (html: string) => {
          const scripts = islandScriptEdits(html, base, chunks, addFile);
          const edits = [scripts, joinedStyles(html), englishMarks(html), emailMarks(html)].flat();
          const edited = applyEdits(html, edits);
          // The policy has the hashes of the scripts and styles that are left.
          return applyEdits(edited, [policyEdit(edited, settings, projectScripts)]);
        };
        for await (const file of glob('**/*.html', { cwd: folder })) {
          const built = await readFile(join(folder, file), 'utf8');
          // The page of the forms has its own policy, and nothing else that is edited.
          const isForms = dirname(`/${file}`) === EDITOR_PATH;
          const html = isForms ? built : runOrExit(() => edit(built), `${file}: `);
          files.set(file, html).set(secondPath(file), html);
        }
        await Promise.all([...files].map(([file, text]) => writeFile(join(folder, file), text)));
        const sizes = [...files].map(([file, text]) => ({ file, bytes: gzipSync(text).length }));
        const [largest] = sizes.sort((a, b) => b.bytes - a.bytes);
        logger.info(`The largest page is ${largest?.file}, with ${largest?.bytes} bytes in gzip.`);
      },
    },
  };
}

/**
 * Joins the inline styles of a page, those of its fonts and those of its elements, in one element. The
 * Content-Security-Policy then needs one hash instead of three; a hash cannot be compressed.
 */
function joinedStyles(html: string): Edit[] {
  const styles = elementsOf(html, 'style');
  const joined = `<style>${styles.map(({ text }) => text).join('')}</style>`;
  return styles.map(({ start, end }, index) => ({ start, end, text: index === 0 ? joined : '' }));
}

/** Attributes that are read aloud. */
const READ_ATTRIBUTES = ['alt', 'aria-label', 'title'];

/** Elements whose text is not displayed, or that cannot have a language of their own. */
const SKIPPED = ['script', 'style', 'head', 'title', 'meta', 'link', 'html', 'body', 'template', 'noscript'];

/** Marks English on a page in another language with `lang="en"`, for the pronunciation of screen readers. */
export function englishMarks(html: string): Edit[] {
  const [root] = elementsOf(html, 'html');
  const language = languageOf(root?.attributes['lang']);
  if (language === DEFAULT_LANGUAGE) return [];
  const isEnglish = ({ attributes, text, start, end }: HtmlElement) => {
    const read = [text, ...READ_ATTRIBUTES.map((name) => attributes[name] ?? '')].join(' ');
    // An element that contains the page's language is not English as a whole.
    return englishLang(read, language) && englishLang(html.slice(start, end), language);
  };
  return elementsOf(html)
    .filter(({ name, attributes }) => !SKIPPED.includes(name) && !('lang' in attributes))
    .filter(isEnglish)
    .map((element) => addAttribute(element, 'lang', 'en'));
}

/**
 * Marks the links to mail addresses for Cloudflare, which otherwise replaces the addresses in a page by
 * `[email protected]` and decodes them with a script that the policy refuses.
 */
function emailMarks(html: string): Edit[] {
  const links = elementsOf(html, 'a').filter(({ attributes }) => attributes['href']?.startsWith('mailto:'));
  return links.flatMap(({ start, end }) => [
    { start, end: start, text: '<!--email_off-->' },
    { start: end, end, text: '<!--/email_off-->' },
  ]);
}

/**
 * The second path of a page: `trips/index.html` is also written as `trips.html`. The addresses of the site
 * have no trailing slash. With `trips/index.html` alone, GitHub Pages, Cloudflare Pages and Netlify redirect
 * `/trips` to `/trips/`; with `trips.html` alone, GitHub Pages answers `/trips/` with 404. With both files,
 * all of them serve both addresses without a redirect (https://github.com/slorber/trailing-slash-guide).
 */
function secondPath(file: string): string {
  return file.replace(/(.)[\\/]index\.html$/, '$1.html');
}
