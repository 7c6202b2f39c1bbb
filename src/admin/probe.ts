import { once } from 'node:events';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { loadEnv } from 'vite';
import { HEADERS } from '../build/html/headers.ts';
import { readSettings, type Settings } from '../build/settings.ts';
import { readTrips } from '../content-model/trips/trip-guard.ts';
import { tripsRequest } from '../content-model/trips/trips-request.ts';

/** The most bytes of a page as it is sent, in gzip and with its headers: two round trips. */
export const MOST_BYTES_SENT = 25_000;

const DECODERS: Record<string, ((body: Buffer) => Buffer) | undefined> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};
const FILES = /(?<=["'(,\s])\/[\w./~%-]+\.(?:js|css|woff2|svg|png|jpe?g|webp|avif|mp4|webm)(?=["'),\s])/g;
const FILE_TYPES = /^(image|font|video)\/|^(text|application)\/(javascript|css)/;

/** @throws Error with the reason and the fix, as one sentence. */
function must(isRight: unknown, reasonAndFix: string): asserts isRight {
  if (!isRight) throw new Error(reasonAndFix);
}

/**
 * Checks a published site with the requests that a browser sends. Each line begins with `ok` or `not ok`;
 * nothing is stored.
 */
export async function probe(address: string, settings: Settings, timeoutMs = 15_000): Promise<string[]> {
  const site = new URL(`${address.replace(/\/$/, '')}/`);
  const { TRIPS_SERVER_URL, TRIPS_BEARER_TOKEN, CALLBACK_URL } = settings;
  const inTime = () => ({ signal: AbortSignal.timeout(timeoutMs) });

  async function load(url: URL) {
    const options = { ...inTime(), headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } };
    const get = url.protocol === 'https:' ? getHttps : getHttp;
    const [response] = (await once(get(url, options), 'response')) as [IncomingMessage];
    const { headers, rawHeaders, statusCode } = response;
    const body = await buffer(response);
    const encoding = headers['content-encoding'] ?? 'none';
    const text = (DECODERS[encoding]?.(body) ?? body).toString();
    must(statusCode === 200, `${url.pathname} has status ${statusCode}, publish the whole folder again`);
    // Each header has a colon, a space and a line end; the first and the last line have 19 characters.
    const bytes = body.length + rawHeaders.join('').length + 2 * rawHeaders.length + 19;
    return { headers, text, encoding, bytes, type: headers['content-type'] ?? '' };
  }

  async function loadPage(url: URL) {
    const { headers, text: html, encoding, bytes, type } = await load(url);
    must(type.startsWith('text/html'), `its type is ${type}, set up the host as the README says`);
    must(encoding in DECODERS, `its encoding is ${encoding}, let the host send gzip or Brotli`);
    const inPage = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html);
    const policy = [headers['content-security-policy'], inPage].join();
    must(policy.includes("default-src 'none'"), 'it has no policy, publish the whole folder again');
    // GitHub Pages sends no headers of an owner.
    const missing = Object.keys(HEADERS).filter((name) => !headers[name.toLowerCase()]);
    const isSent = missing.length === 0 || headers.server === 'GitHub.com';
    must(isSent, `${missing.join(', ')} not sent, set up the host as the README says`);
    // The bytes depend on the words of the owner, who may need more.
    return { html, policy, size: `${bytes} bytes of ${MOST_BYTES_SENT} in ${encoding}` };
  }

  async function checkFiles(url: URL) {
    const names = new Set((await loadPage(url)).html.match(FILES));
    for (const name of names) {
      const { type } = await load(new URL(name, site));
      must(FILE_TYPES.test(type), `${name} has the type ${type}, set up the host as the README says`);
    }
    return `${names.size} pictures, fonts and scripts`;
  }

  async function checkTrips() {
    const { url, headers } = tripsRequest(TRIPS_SERVER_URL || site.href, TRIPS_BEARER_TOKEN);
    const response = await fetch(url, { headers, ...inTime() });
    must(response.ok, `status ${response.status}, start the trips server again`);
    const { trips, faults } = readTrips(await response.json(), site.origin);
    must(faults.length === 0, `${faults.join(' ')} Correct the answer of the trips server`);
    return `${trips.length} in the list`;
  }

  async function checkReceiver() {
    if (!CALLBACK_URL) return 'CALLBACK_URL is not set';
    const isInPage = (await loadPage(site)).policy.includes(new URL(CALLBACK_URL).origin);
    must(isInPage, 'the page has another one, build it with the same CALLBACK_URL');
    const request = { method: 'POST', body: 'This is no request.', ...inTime() };
    const answer = await (await fetch(`${CALLBACK_URL}?id=probe-probe`, request)).text();
    must(answer === '{"status":"error: the request is not JSON"}', `it answers ${answer}, deploy it again`);
    return 'it refuses what is no request';
  }

  async function checkCertificate() {
    const socket = connect({
      host: site.hostname,
      servername: site.hostname,
      port: Number(site.port || 443),
    });
    await once(socket, 'secureConnect', inTime());
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000);
    socket.destroy();
    must(days > 14, `it ends in ${days} days, renew it`);
    return `it ends in ${days} days`;
  }

  const line = (what: string, result: Promise<string>) =>
    result.then(
      (found) => `ok  ${what}: ${found}`,
      (error: unknown) => {
        const reason = String((error as Error).cause ?? error);
        const fix = reason.startsWith('Error: ') ? '' : ', look at the server';
        return `not ok  ${what}: ${reason.replace(/^Error: /, '')}${fix}`;
      },
    );
  const { text } = await load(new URL('sitemap.xml', site));
  // Pages are asked for at the given address, which need not be that of the build.
  const locations = [...text.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  must(locations.length > 0, 'sitemap.xml names no page, publish the whole folder again');
  const trip = locations.find((path) => /\/trips\/./.test(path)) ?? '/';
  return Promise.all([
    ...locations.map((path) =>
      line(
        path,
        loadPage(new URL(path, site)).then(({ size }) => size),
      ),
    ),
    line('files of the landing page', checkFiles(site)),
    line('files of a trip', checkFiles(new URL(trip, site))),
    line('trips', checkTrips()),
    line('receiver', checkReceiver()),
    ...(site.protocol === 'https:' ? [line('certificate', checkCertificate())] : []),
  ]);
}

if (import.meta.main) {
  const settings = readSettings(loadEnv('production', process.cwd(), ''));
  const lines = await probe(process.argv[2] ?? '', settings);
  console.log(lines.join('\n'));
  process.exitCode = lines.some((text) => text.startsWith('not ok')) ? 1 : 0;
}
