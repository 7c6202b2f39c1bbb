import { JSDOM } from 'jsdom';
import { SITE_URL } from './sites.ts';

/** The response of a path, and the path of the file that names it. */
interface Visit {
  path: string;
  status: number;
  redirects: boolean;
  referrer: string;
}

const URL_ATTRIBUTES = [
  'href',
  'src',
  'poster',
  'content',
  'component-url',
  'renderer-url',
  'before-hydration-url',
];

/** Requests the given paths and, recursively, every path of the site that their responses contain. */
export async function crawl(origin: string, base: string, from: string[]): Promise<Visit[]> {
  const visits = new Map<string, Visit>();
  const queue = from.map((path) => ({ path, referrer: 'the start' }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, referrer } = next;
    if (visits.has(path)) continue;
    const response = await fetch(origin + path);
    const type = response.headers.get('content-type') ?? '';
    visits.set(path, { path, status: response.status, redirects: response.redirected, referrer });
    const text = /image\/(png|jpeg|webp|avif)|font/.test(type) ? '' : await response.text();
    for (const found of sitePathsIn(text, new URL(path, origin), base))
      queue.push({ path: found, referrer: path });
  }
  return [...visits.values()];
}

/** Returns the paths of the site that a text file contains, e.g. a page, a script or the sitemap. */
export function sitePathsIn(text: string, documentUrl: URL, base: string): string[] {
  const named = [
    ...(/^\s*<!doctype html/i.test(text) ? attributes(text) : []),
    ...all(/"(\.{0,2}\/[\w./-]+\.(?:js|css|svg|png|jpg|webp|woff2))"/g, text),
    ...all(/\burl\("?([^")]+)"?\)/g, text),
    ...all(/"(_astro\/[\w./-]+)"/g, text).map((path) => `${base}/${path}`),
    ...all(new RegExp(`(${SITE_URL}[^"<\\s]*)`, 'g'), text),
  ];
  const urls = named
    .map((address) => address.replace(SITE_URL, documentUrl.origin))
    .filter((address) => URL.canParse(address, documentUrl))
    .map((address) => new URL(address, documentUrl))
    .filter(({ origin }) => origin === documentUrl.origin);
  return [...new Set(urls.map(({ pathname }) => pathname))];
}

function attributes(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const values = URL_ATTRIBUTES.flatMap((name) =>
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
