import { Refusal, readRequest } from './read-request.ts';
import type { StoredRequest } from './stored-request.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** The maximum time for a body to arrive. */
const MAX_BODY_MS = 30_000;

/** How many new requests an address may send in an hour. Many families share one address of their network. */
const MAX_REQUESTS_PER_HOUR = 60;

/** Where a receiver keeps requests. */
export interface CallbackStorage {
  /** Reports whether a request with this id is stored. */
  has: (id: string) => boolean | Promise<boolean>;
  /** Stores a request as a whole, unless one with its id is stored. */
  add: (request: StoredRequest) => void | Promise<void>;
  /** Adds one to the number of requests of an address in an hour, and returns the number. */
  count: (address: string, hour: string) => number | Promise<number>;
}

/** What a receiver knows besides the request itself. */
export interface ReceiverOptions {
  /** The address of the website. Without it, or if it is empty, the receiver has the same origin. */
  site?: string | undefined;
  /** The IP address of the visitor. Without it the number of requests is not limited. */
  address?: string | undefined;
}

/**
 * Receives callback requests: `POST` with the JSON of a request and `?id=…`. The status in the response is
 * `success` only if the request is stored, otherwise `error: …` with the reason. `GET` tells an owner that
 * the receiver is ready. Nothing personal is logged.
 */
export async function handle(
  request: Request,
  storage: CallbackStorage,
  { site, address }: ReceiverOptions = {},
): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (site) {
    headers.set('Access-Control-Allow-Origin', new URL(site).origin);
    headers.set('Vary', 'Origin');
  }
  try {
    if (request.method === 'GET') {
      // Fails if the storage cannot be read.
      await storage.has('ready');
      return Response.json({ status: 'ready' }, { headers });
    }
    await receive(request, storage, { site, address });
    return Response.json({ status: 'success' }, { headers });
  } catch (error) {
    // The sender has gone away.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    if (!(error instanceof Refusal)) console.error(error);
    const { status, message } =
      error instanceof Refusal ? error : new Refusal(500, 'the request could not be stored');
    if (status === 405) headers.set('Allow', 'GET, POST');
    // The rest of the body is not read, so the connection cannot be used again.
    if (status === 408 || status === 413) headers.set('Connection', 'close');
    return Response.json({ status: `error: ${message}` }, { status, headers });
  }
}

/** @throws Refusal if the request is not accepted, and the errors of the storage. */
async function receive(request: Request, storage: CallbackStorage, options: ReceiverOptions): Promise<void> {
  if (request.method !== 'POST') throw new Refusal(405, 'the method is not GET or POST');
  if (!isFromSite(request, options.site || request.url))
    throw new Refusal(403, 'the page is not part of this website');
  const id = new URL(request.url).searchParams.get('id');
  const stored = readRequest(await readText(request), id);
  if (await storage.has(stored.id)) return;
  if (options.address !== undefined) {
    const hour = stored.receivedAt.toISOString().slice(0, 13);
    const count = await storage.count(network(options.address), hour);
    if (count > MAX_REQUESTS_PER_HOUR) throw new Refusal(429, 'too many requests in this hour');
  }
  await storage.add(stored);
}

/** Reports whether a request comes from a page of the website, or from no page at all. */
function isFromSite(request: Request, site: string): boolean {
  const origin = request.headers.get('Origin');
  return origin === null || URL.parse(origin)?.host === new URL(site).host;
}

/**
 * Reads the body of a request.
 * @throws Refusal if it is too long or does not arrive in time.
 */
async function readText({ body }: Request): Promise<string> {
  const signal = AbortSignal.timeout(MAX_BODY_MS);
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  try {
    for await (const chunk of body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal }) ??
      []) {
      length += chunk.length;
      if (length > MAX_BODY_BYTES) throw new Refusal(413, 'the request is too long');
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    throw signal.aborted ? new Refusal(408, 'the request was not sent in time') : error;
  }
  return text + decoder.decode();
}

/** Returns an IPv4 address, or the network of an IPv6 address: the first 64 bits, which one customer has. */
export function network(address: string): string {
  const [, ipv4] = /^(?:::ffff:)?(\d+(?:\.\d+){3})$/.exec(address) ?? [];
  // Groups of zeros may be left out.
  const [start = ''] = address.split('::');
  return ipv4 ?? [...start.split(':'), '0', '0', '0'].slice(0, 4).join(':');
}
