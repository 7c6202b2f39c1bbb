import { Refusal, readRequest } from './read-request.ts';
import type { StoredRequest } from './stored-request.ts';

const MAX_BODY_CHARACTERS = 64 * 1024;

/** Where a receiver keeps requests. */
export interface CallbackStorage {
  /** Fails if no request can be stored. */
  check?: () => Promise<void>;
  /** Stores a request, unless one with its id is stored. The row is there when this ends. */
  add: (request: StoredRequest) => void | Promise<void>;
}

/**
 * Receives callback requests: `POST` with the JSON of a request and `?id=…`, if there is
 * a sign of a robot also `&robot=1`. The status in the response is
 * `success` only if the request is stored, otherwise `error: …` with the reason. `GET` tells an owner that
 * the receiver is ready. Nothing personal is logged.
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
