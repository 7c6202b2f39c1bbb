import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { preview, type PreviewServer } from 'vite';
import { freePort } from '../free-port.ts';

type Answer = (response: ServerResponse, pass: () => void) => unknown;

/** The requests for a callback and for the list of trips. */
export const CALLBACK = /^POST \/callback/;
export const TRIPS = /^GET \/trips\/upcoming/;

/** A script of the site by its name, e.g. `Navbar`. */
export const scriptOf = (name: string): RegExp => new RegExp(`^GET /_astro/${name}\\.[^/]*\\.js`);

/** Ends the connection without an answer. */
export const refuse: Answer = (response) => response.socket?.resetAndDestroy();

/** Answers with a body and a status. */
export const answer =
  (body: string, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);

/** Says that a callback request has been received. */
export const success = answer('{"status":"success"}');

/** Reports to the host what goes wrong in a page. It is written into pages as text, before their policy. */
function report(): void {
  const send = (words: unknown) => navigator.sendBeacon('/report', String(words));
  addEventListener('error', ({ message }) => send(message));
  // WebKit tells the page of a view transition that it skips by itself.
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!String(reason).includes('Skipping view transition')) send(reason);
  });
  addEventListener('securitypolicyviolation', ({ blockedURI }) => send(blockedURI));
  console.error = (...words) => send(`on the console: ${words.join(' ')}`);
}

/** Serves `dist/` with the faults that a test sets, on an origin without anything of an earlier test. */
export class Host {
  /** The bodies of the callback requests that have come. */
  readonly received: string[] = [];
  /** What has gone wrong in the pages, e.g. a script error or what their policy has refused. */
  readonly reports: string[] = [];
  /** What stands at the beginning of each page. */
  head = `<script>(${String(report)})()</script>`;
  /** False lets the browser run no script of a page. */
  scripts = true;
  readonly #answers: [RegExp, Answer][] = [
    [/^POST \/report/, answer('')],
    [CALLBACK, success],
    [TRIPS, answer(readFileSync('dist/trips/upcoming', 'utf8'))],
  ];
  #server: PreviewServer | undefined;

  /** Answers requests whose method and path match. The latest answer counts. */
  on(requests: RegExp, given: Answer): void {
    this.#answers.unshift([requests, given]);
  }

  /** Holds requests back until the returned function is called; then answers them, or sends their files. */
  hold(requests: RegExp, later: Answer = (_, pass) => pass()): () => void {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    this.on(requests, (response, pass) => void released.then(() => later(response, pass)));
    return () => release(undefined);
  }

  /** Starts, and gives the address of the site. */
  async start(): Promise<string> {
    this.#server = await preview({
      configFile: false,
      logLevel: 'silent',
      appType: 'mpa',
      preview: { port: await freePort() },
      plugins: [{ name: 'faults', configurePreviewServer: (server) => this.#take(server) }],
    });
    return this.#server.resolvedUrls?.local[0] ?? '';
  }

  #take({ middlewares }: PreviewServer): void {
    middlewares.use((request, response, pass) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      const [, given] =
        this.#answers.find(([pattern]) => pattern.test(`${request.method} ${pathname}`)) ?? [];
      const list = pathname === '/report' ? this.reports : this.received;
      // A request that is refused has no end.
      const keep = (body: string) => list.push(body);
      if (request.method === 'POST') text(request).then(keep, () => undefined);
      if (given) given(response, pass);
      else if (/\.\w+$/.test(pathname)) pass();
      else this.#sendPage(`dist${pathname.replace(/\/$/, '')}/index.html`, response);
    });
  }

  #sendPage(file: string, response: ServerResponse): void {
    const html = readFileSync(existsSync(file) ? file : 'dist/404.html', 'utf8');
    response.setHeader('content-type', 'text/html');
    if (!this.scripts) response.setHeader('content-security-policy', 'sandbox allow-same-origin');
    response.end(html.replace('<head>', () => `<head>${this.head}`));
  }

  async stop(): Promise<void> {
    await this.#server?.close();
  }
}
