import assert, { AssertionError } from 'node:assert/strict';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { loadEnv } from 'vite';
import { exitWith, runOrExit } from '#build/exit.ts';
import { HEADERS } from '#build/html/headers.ts';
import { readSettings, type Settings } from '#build/settings.ts';
import { CONTENT_FOLDER, readJson, siteLanguages } from '#content-model/content-folder.ts';
import { pathIn } from '#content-model/languages.ts';
import { LANDING_PATH, tripPagePath, TRIPS_PATH } from '#content-model/pages.ts';
import { readTrips } from '#content-model/trips/trip-guard.ts';
import { tripsRequest } from '#content-model/trips/trips-request.ts';

/** The maximum bytes of a page in gzip, with its headers: two round trips. */
export const MAX_BYTES_SENT = 25_000;

const DECODERS: Record<string, ((body: Buffer) => Buffer) | undefined> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};
const FILES = /(?<=["'(,\s])\/[\w./~%-]+\.(?:js|css|woff2|svg|png|jpe?g|webp|avif|mp4|webm)(?=["'),\s])/g;
const FILE_TYPES = /^(image|font|video)\/|^(text|application)\/(javascript|css)/;

/** A failure with its fix, as one sentence: that of `assert`, or that of a request without an answer. */
function describe(error: unknown): string {
  if (error instanceof AssertionError) return error.message;
  const { name, message, code } = ((error as Error).cause ?? error) as Error & { code?: unknown };
  const reason = [typeof code === 'string' ? code : name, message].filter(Boolean).join(': ');
  return `${reason.replace(/\s+/g, ' ')}, look at the address and at its server`;
}

const inAllLanguages = (paths: readonly `/${string}`[]) =>
  siteLanguages.flatMap((language) => paths.map((path) => pathIn(language, path)));

/** The paths of all trip pages of `content/` in all languages. A trip that has begun keeps its page. */
function tripPaths(): string[] {
  const files = globSync(`${CONTENT_FOLDER}/upcoming/[a-z0-9]*.json`);
  const withPage = files.filter((file) => (readJson(file) as { page?: unknown } | undefined)?.page);
  return inAllLanguages(withPage.map((file) => tripPagePath(basename(file, '.json'))));
}

/**
 * Checks a published site with the requests that a browser sends. Each line begins with `ok` or `not ok`;
 * nothing is stored. The pages are those of its sitemap and those that `content/` has.
 * @param address that of the landing page in English
 * @param signalFor gives the signal that ends a request
 */
export async function probe(
  address: string,
  settings: Settings,
  signalFor: (url: URL) => AbortSignal = () => AbortSignal.timeout(15_000),
): Promise<string[]> {
  const site = new URL(new URL(address).pathname.replace(/\/*$/, '/'), address);
  const { TRIPS_SERVER_URL, TRIPS_BEARER_TOKEN, CALLBACK_URL } = settings;
  const at = (path: string) => new URL(path.slice(1), site);
  const trips = tripPaths().map(at);
  const pages = [...inAllLanguages([LANDING_PATH, TRIPS_PATH]).map(at), ...trips];

  async function load(url: URL, fix = 'publish the whole folder again') {
    const options = { signal: signalFor(url), headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } };
    const get = url.protocol === 'https:' ? getHttps : getHttp;
    const [response] = (await once(get(url, options), 'response')) as [IncomingMessage];
    const { headers, rawHeaders, statusCode } = response;
    const body = await buffer(response);
    const encoding = headers['content-encoding'] ?? 'none';
    const text = (DECODERS[encoding]?.(body) ?? body).toString();
    const hint = headers.location ? `probe ${headers.location}` : fix;
    assert(statusCode === 200, `${url.pathname} has status ${statusCode}, ${hint}`);
    // Each header has a colon, a space and a line end; the first and the last line have 19 characters.
    const bytes = body.length + rawHeaders.join('').length + 2 * rawHeaders.length + 19;
    return { headers, text, encoding, bytes, type: headers['content-type'] ?? '' };
  }

  async function loadPage(url: URL) {
    const { headers, text: html, encoding, bytes, type } = await load(url);
    assert(type.startsWith('text/html'), `its type is ${type}, set up the host as the README says`);
    assert(encoding in DECODERS, `its encoding is ${encoding}, let the host send gzip or Brotli`);
    const inPage = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html);
    const policy = [headers['content-security-policy'], inPage].join();
    assert(policy.includes("default-src 'none'"), 'it has no policy, publish the whole folder again');
    // GitHub Pages sends no headers of an owner.
    const missing = Object.keys(HEADERS).filter((name) => !headers[name.toLowerCase()]);
    const isSent = missing.length === 0 || headers.server === 'GitHub.com';
    assert(isSent, `${missing.join(', ')} not sent, set up the host as the README says`);
    // The bytes depend on the words of the owner, who may need more.
    return { html, policy, size: `${bytes} bytes of ${MAX_BYTES_SENT} in ${encoding}` };
  }

  const checkPage = async (url: URL) => (await loadPage(url)).size;

  async function checkFiles(url: URL) {
    const names = new Set((await loadPage(url)).html.match(FILES));
    for (const name of names) {
      const { type } = await load(new URL(name, site));
      assert(FILE_TYPES.test(type), `${name} has the type ${type}, set up the host as the README says`);
    }
    return `${names.size} pictures, fonts and scripts`;
  }

  async function checkTrips() {
    const { url, headers } = tripsRequest(TRIPS_SERVER_URL || site.href, TRIPS_BEARER_TOKEN);
    const response = await fetch(url, { headers, signal: signalFor(new URL(url)) });
    assert(response.ok, `status ${response.status}, start the trips server again`);
    const { trips, faults } = readTrips(await response.json(), site.origin);
    assert(faults.length === 0, `${faults.join(' ')} Correct the answer of the trips server`);
    const begun = !TRIPS_SERVER_URL && trips.find(({ startTime }) => startTime < Date.now());
    assert(!begun, `${begun && begun.title} has begun, build the site every night`);
    return `${trips.length} in the list`;
  }

  async function checkReceiver() {
    if (!CALLBACK_URL) return 'CALLBACK_URL is not set';
    const url = new URL(`${CALLBACK_URL}?id=probe-probe`);
    const isInPage = (await loadPage(site)).policy.includes(url.origin);
    assert(isInPage, 'the page has another one, build it with the same CALLBACK_URL');
    const request = { method: 'POST', body: 'This is no request.', signal: signalFor(url) };
    const answer = await (await fetch(url, request)).text();
    assert(answer === '{"status":"error: the request is not JSON"}', `it answers ${answer}, deploy it again`);
    return 'it refuses what is no request';
  }

  async function checkCertificate() {
    const { hostname: host, port } = site;
    const socket = connect({ host, servername: host, port: Number(port || 443) });
    await once(socket, 'secureConnect', { signal: signalFor(site) });
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000);
    socket.destroy();
    assert(days > 14, `it ends in ${days} days, renew it`);
    return `it ends in ${days} days`;
  }

  async function checkSitemap() {
    const { text } = await load(at('/sitemap.xml'), 'build the site with SITE_URL');
    // Pages are asked for at the given address, which need not be that of the build.
    const listed = [...text.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
    assert(listed.length > 0, 'it names no page, build the site with SITE_URL');
    pages.push(...listed.map((path) => new URL(path, site)));
    return `${listed.length} pages`;
  }

  const line = (what: string, result: Promise<string>) =>
    result.then(
      (found) => `ok  ${what}: ${found}`,
      (error: unknown) => `not ok  ${what}: ${describe(error)}`,
    );
  const dead = await load(site).catch((error: unknown) => error);
  const isDead = dead instanceof Error && !(dead instanceof AssertionError);
  if (isDead) return [`not ok  ${site.href}: ${describe(dead)}`];
  const sitemap = await line('sitemap', checkSitemap());
  const unique = new Map(pages.map((url) => [url.pathname, url]));
  const others = await Promise.all([
    ...[...unique].map(([path, url]) => line(path, checkPage(url))),
    line('files of the landing page', checkFiles(site)),
    ...trips.slice(0, 1).map((url) => line('files of a trip', checkFiles(url))),
    line('trips', checkTrips()),
    line('receiver', checkReceiver()),
    ...(site.protocol === 'https:' ? [line('certificate', checkCertificate())] : []),
  ]);
  return [sitemap, ...others];
}

if (import.meta.main) {
  const settings = runOrExit(() => readSettings(loadEnv('production', process.cwd(), '')));
  const address = process.argv[2] ?? '';
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    exitWith('Write the address of the site: npm run probe -- https://www.khushparivaar.example');
  const lines = await probe(address, settings);
  console.log(lines.join('\n'));
  process.exitCode = lines.some((text) => text.startsWith('not ok')) ? 1 : 0;
}
