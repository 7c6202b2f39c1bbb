import type { StoredRequest } from './stored-request.ts';

const MAX_BODY_CHARACTERS = 64 * 1024;

/** The maximum number of characters of a text. A longer text is cut, not refused. */
const MAX_CHARACTERS = 500;

/** A reason to refuse a request, which the sender may read, and the HTTP status of the response. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}

/** Where a receiver keeps requests. */
export interface CallbackStorage {
  /** Fails if no request can be stored. */
  check?: () => Promise<void>;
  /** Stores a request, unless one with its id is stored. The row is there when this ends. */
  add: (request: StoredRequest) => void | Promise<void>;
}

/**
 * Receives callback requests: `POST` with the JSON of a request and `?id=…&page=…`, if there is a sign of a
 * robot also `&robot=1`. The status in the response is `success` only if the request is stored, otherwise
 * `error: …` with the reason. `GET` tells an owner that the receiver is ready. Nothing personal is logged.
 * @param site the address of the website; '' if it has the origin of the receiver
 */
export async function handle(request: Request, storage: CallbackStorage, site = ''): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'no-store', Allow: 'GET, POST' });
  if (site) headers.set('Access-Control-Allow-Origin', new URL(site).origin);
  try {
    if (request.method === 'GET') {
      await storage.check?.();
      return Response.json({ status: 'ready' }, { headers });
    }
    if (request.method !== 'POST') throw new Refusal(405, 'the method is not GET or POST');
    if (!isFromSite(request, site || request.url))
      throw new Refusal(403, 'the page is not part of this website');
    await storage.add(readRequest(await readText(request), new URL(request.url).searchParams));
    return Response.json({ status: 'success' }, { headers });
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    const { status, message } =
      error instanceof Refusal ? error : new Refusal(500, 'the request could not be stored');
    return Response.json({ status: `error: ${message}` }, { status, headers });
  }
}

/** Reports whether a request comes from a page of the website, or from no page at all. */
function isFromSite(request: Request, site: string): boolean {
  const origin = request.headers.get('Origin');
  return origin === null || URL.parse(origin)?.host === new URL(site).host;
}

/**
 * Reads the body of a request.
 * @throws Refusal if it is too long, without reading it to its end.
 */
async function readText({ body }: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_BODY_CHARACTERS) throw new Refusal(413, 'the request is too long');
  }
  return text + decoder.decode();
}

/**
 * Returns the request in a JSON text (specification, "Callback").
 * @param address the parameters `id` and `page`, which older pages do not send, and `robot`, if there is a
 * sign of one
 * @throws Refusal that names the invalid field.
 */
function readRequest(text: string, address: URLSearchParams): StoredRequest {
  const body = parse(text);
  const [name, phone, trip] = (['name', 'phone', 'trip'] as const).map((field) => {
    const value = body[field];
    if (typeof value !== 'string') throw new Refusal(400, `${field} is not a text`);
    return asLine(value);
  }) as [string, string, string];
  if (!/^[0-9]{0,12}$/.test(phone)) throw new Refusal(400, 'phone is not at most 12 digits');
  const { customTrip } = body;
  if (typeof customTrip !== 'boolean') throw new Refusal(400, 'customTrip is not true or false');
  const id = address.get('id') ?? crypto.randomUUID();
  if (!/^[A-Za-z0-9-]{8,64}$/.test(id))
    throw new Refusal(400, 'id is not 8 to 64 letters, digits and hyphens');
  const page = asLine(address.get('page') ?? '');
  return { id, receivedAt: new Date(), name, phone, trip, customTrip, page, robot: address.has('robot') };
}

function parse(text: string): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'the request is not JSON');
  }
  if (body === null || typeof body !== 'object' || Array.isArray(body))
    throw new Refusal(400, 'the request is not an object');
  return body as Record<string, unknown>;
}

/**
 * Returns at most 500 characters of a text, with spaces for line breaks, tabs and other control characters,
 * and U+FFFD for lone surrogates.
 */
function asLine(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').toWellFormed();
  return Array.from(line).slice(0, MAX_CHARACTERS).join('');
}
