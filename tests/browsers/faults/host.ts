import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../../free-port.ts';
import { SITE_PASSES, type Answer } from './answers.ts';
import { CONSOLE_KEY, noteConsole } from './console.ts';

const TRIPS = /^GET \/trips\/upcoming$/;
const CALLBACK = /^POST \/callback$/;

/** The scripts of the islands, and the chunks that they share. */
export const SCRIPTS = /^GET \/_astro\/.*\.js$/;

/** A script of the site by its name, e.g. `Navbar`. */
export const scriptOf = (name: string): RegExp => new RegExp(`^GET /_astro/${name}\\.[^/]*\\.js$`);

/**
 * Stands before a site and passes everything on, except for the faults that a test sets. It has an origin of
 * its own, so that no browser has anything of an earlier test in its cache or storage.
 */
export class FaultHost {
  /** The methods and paths of all requests that have come, e.g. `GET /trips`. */
  readonly requests: string[] = [];
  readonly #site: number;
  readonly #port: number;
  readonly #faults: [RegExp, Answer][] = [];
  readonly #first: string[] = [`(${String(noteConsole)})('${CONSOLE_KEY}')`];
  #scripts = true;
  #server: Server | undefined;

  private constructor(site: number, port: number) {
    this.#site = site;
    this.#port = port;
  }

  /** Starts a host before the site that listens on a port of this machine. */
  static async before(site: number): Promise<FaultHost> {
    const host = new FaultHost(site, await freePort());
    await host.connect();
    return host;
  }

  get address(): string {
    return `http://localhost:${this.#port}/`;
  }

  /** Answers the requests whose method and path match. The latest answer counts. */
  answer(requests: RegExp, answer: Answer): void {
    this.#faults.unshift([requests, answer]);
  }

  /** Answers the call for the list of trips. */
  answerTrips(answer: Answer): void {
    this.answer(TRIPS, answer);
  }

  /** Answers callback requests, which the site then does not receive; without an answer it does again. */
  answerCallback(answer: Answer = SITE_PASSES): void {
    this.answer(CALLBACK, answer);
  }

  /** How many callback requests have come. */
  get callbacks(): number {
    return this.requests.filter((request) => CALLBACK.test(request)).length;
  }

  /** Holds the call for the list of trips back until the function that it returns is called. */
  holdTrips(answer?: Answer): () => void {
    return this.hold(TRIPS, answer);
  }

  /** Holds callback requests back until the function that it returns is called. */
  holdCallback(): () => void {
    return this.hold(CALLBACK);
  }

  /**
   * Holds requests back until the function that it returns is called, and answers them then; those that the
   * browser has given up by then go nowhere.
   */
  hold(requests: RegExp, answer = SITE_PASSES): () => void {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    this.answer(requests, async (request, response) => {
      await released;
      return response.destroyed ? undefined : answer(request, response);
    });
    return () => release(undefined);
  }

  /** Tells the browser to run no script in any page, neither of the page nor in its attributes. */
  forbidScripts(): void {
    this.#scripts = false;
  }

  /**
   * Runs a function in every page before any script of the page. It is carried there as text, so it may name
   * nothing outside itself.
   */
  runFirst(fault: () => void): void {
    this.#first.push(`(${String(fault)})()`);
  }

  /** Ends all connections, and refuses new ones. */
  async disconnect(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  /** Takes connections again. */
  async connect(): Promise<void> {
    const server = createServer(this.#take);
    server.listen(this.#port);
    await once(server, 'listening');
    this.#server = server;
  }

  readonly #take: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', this.address);
    const what = `${request.method} ${pathname}`;
    this.requests.push(what);
    const [, answer = SITE_PASSES] = this.#faults.find(([requests]) => requests.test(what)) ?? [];
    void Promise.resolve(answer(request, response)).then((passes) => {
      if (passes === 'pass') this.#passOn(request, response);
    });
  };

  #passOn(request: IncomingMessage, response: ServerResponse): void {
    const onward = httpRequest({
      host: 'localhost',
      port: this.#site,
      method: request.method,
      path: request.url,
      headers: without(request.headers, 'accept-encoding', 'connection', 'if-none-match'),
    });
    onward.on('error', () => response.destroy());
    onward.on('response', (answer) => void this.#giveBack(answer, response).catch(() => response.destroy()));
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  async #giveBack(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const { statusCode = 500, headers } = answer;
    if (!headers['content-type']?.startsWith('text/html')) {
      response.writeHead(statusCode, headers);
      answer.pipe(response);
      return;
    }
    const html = await text(answer);
    const scripts = this.#first.map((script) => `<script>${script}</script>`).join('');
    response.writeHead(statusCode, {
      ...without(headers, 'content-length', 'transfer-encoding'),
      ...(!this.#scripts && { 'content-security-policy': SANDBOX_WITHOUT_SCRIPTS }),
    });
    // Before any Content-Security-Policy in the page, which therefore lets them run.
    response.end(html.replace('<head>', () => `<head>${scripts}`));
  }
}

const without = (headers: IncomingHttpHeaders, ...names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** A sandbox that allows everything that the pages do, but no script. */
const SANDBOX_WITHOUT_SCRIPTS =
  'sandbox allow-same-origin allow-forms allow-popups allow-downloads allow-top-navigation';
