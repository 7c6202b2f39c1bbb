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
  /** The origin of the website. Without it the receiver has the same origin. */
  origin?: string | undefined;
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
  { origin, address }: ReceiverOptions = {},
): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (origin) {
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Vary', 'Origin');
  }
  try {
    if (request.method === 'GET') {
      await storage.has('ready');
      return Response.json({ status: 'ready' }, { headers });
    }
    await receive(request, storage, { origin, address });
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
  if (!isFromSite(request, options.origin)) throw new Refusal(403, 'the page is not part of this website');
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
function isFromSite(request: Request, site = request.url): boolean {
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

/** Returns the part of an IP address that its network has assigned: of IPv6 the first 64 bits. */
export function network(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}
