import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { loadCallbackScript, type ScriptSettings } from './callback-script.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** The limits for answers that clients have not fetched yet. */
const MAX_ANSWERS = 1000;
const ANSWER_LIFETIME_MS = 60_000;

/** The maximum time for a client to send its headers and its whole request. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** The options of a collector. */
export interface CollectorOptions {
  /** The Apps Script services of the spreadsheet script. */
  services: object;
  /** The path of its address, without a trailing slash. */
  path?: string;
  settings?: ScriptSettings;
}

/**
 * Returns a server that behaves like the published spreadsheet script: it answers a POST with a redirect to
 * another address, and a GET of that address with JSON. It runs the same script that owners install.
 */
export function createCollector({ services, path = '/callback', settings }: CollectorOptions): Server {
  const script = loadCallbackScript(services, settings);
  const answers = new Map<string, { body: string; expires: number }>();

  function storeAnswer(body: string): string {
    for (const [id, { expires }] of answers) {
      if (answers.size < MAX_ANSWERS && expires > Date.now()) break;
      answers.delete(id);
    }
    const id = randomUUID();
    answers.set(id, { body, expires: Date.now() + ANSWER_LIFETIME_MS });
    return id;
  }

  function sendAnswer(response: ServerResponse, id: string): void {
    const answer = answers.get(id);
    answers.delete(id);
    if (answer && answer.expires > Date.now()) send(response, 200, JSON_HEADERS, answer.body);
    else send(response, 404);
  }

  async function collect(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isFromThisSite(request)) {
      send(response, 403);
      return;
    }
    const contents = await readBody(request);
    // The rest of the body is not read, so the connection cannot be used again.
    if (contents === undefined) {
      send(response, 413, { Connection: 'close' });
      return;
    }
    const id = storeAnswer(script.doPost({ postData: { contents } }));
    send(response, 302, { Location: `${path}/answer/${id}` });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url?.split('?')[0] ?? '';
    const isCollector = target === path || target === `${path}/`;
    const id = target.startsWith(`${path}/answer/`) && target.slice(`${path}/answer/`.length);
    if (!isCollector && !id) send(response, 404);
    else if (request.method === 'POST' && isCollector) await collect(request, response);
    else if (request.method !== 'GET') send(response, 405, { Allow: isCollector ? 'GET, POST' : 'GET' });
    else if (id) sendAnswer(response, id);
    else send(response, 200, JSON_HEADERS, script.doGet());
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (request.destroyed && !request.complete) return;
      console.error(error);
      send(response, 500);
    });
  });
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  return server;
}

function send(response: ServerResponse, status: number, headers = {}, body = ''): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'Cache-Control': 'no-store', ...headers }).end(body);
}

/** Reports whether a request is same-origin or has no `Origin` header. */
function isFromThisSite({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/**
 * Reads the body of a request. Returns undefined as soon as it is longer than the limit.
 * @throws Error if the client closes the connection before the end.
 */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return undefined;
  }
  return Buffer.concat(chunks).toString();
}
