import { JSDOM } from 'jsdom';
import { SITE_URL } from './sites.ts';

/** What came of an address: the last status, how many redirects led there, and which page named it. */
export interface Visit {
  path: string;
  status: number;
  redirects: number;
  type: string;
  namedBy: string;
}

const LINKING = ['href', 'src', 'poster', 'content', 'component-url', 'renderer-url', 'before-hydration-url'];

/**
 * Follows every address of the site that its pages, scripts, lists and pictures name, from these paths on.
 */
export async function crawl(origin: string, base: string, from: string[]): Promise<Visit[]> {
  const visits = new Map<string, Visit>();
  const queue = from.map((path) => ({ path, namedBy: 'the start' }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, namedBy } = next;
    if (visits.has(path)) continue;
    const response = await fetch(origin + path);
    const type = response.headers.get('content-type') ?? '';
    const redirects = response.redirected ? 1 : 0;
    visits.set(path, { path, status: response.status, redirects, type, namedBy });
    const text = /image\/(png|jpeg|webp|avif)|font/.test(type) ? '' : await response.text();
    for (const found of ownPaths(text, new URL(path, origin), base))
      queue.push({ path: found, namedBy: path });
  }
  return [...visits.values()];
}

/** The paths on this site that a text names: a page, a script, a list. */
export function ownPaths(text: string, at: URL, base: string): string[] {
  const named = [
    ...(/^\s*<!doctype html/i.test(text) ? attributes(text) : []),
    ...all(/"(\.{0,2}\/[\w./-]+\.(?:js|css|svg|png|jpg|webp|woff2))"/g, text),
    ...all(/\burl\("?([^")]+)"?\)/g, text),
    ...all(/"(_astro\/[\w./-]+)"/g, text).map((path) => `${base}/${path}`),
    ...all(new RegExp(`(${SITE_URL}[^"<\\s]*)`, 'g'), text),
  ];
  const urls = named
    .map((address) => address.replace(SITE_URL, at.origin))
    .filter((address) => URL.canParse(address, at))
    .map((address) => new URL(address, at))
    .filter(({ origin }) => origin === at.origin);
  return [...new Set(urls.map(({ pathname }) => pathname))];
}

function attributes(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const values = LINKING.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .filter((element) => element.tagName !== 'META')
      .map((element) => element.getAttribute(name) ?? ''),
  );
  const sets = [...document.querySelectorAll('[srcset]')].flatMap((element) =>
    (element.getAttribute('srcset') ?? '')
      .split(',')
      .map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  );
  return [...values, ...sets].filter((value) => !value.startsWith('#'));
}

function all(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
