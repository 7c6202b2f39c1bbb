import { once } from 'node:events';
import { request as httpRequest, type Agent, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SoakRequest } from './requests.ts';

/** What a client has received: a status of HTTP and, if it followed the redirect, that of the script. */
export interface Outcome {
  status: number;
  script?: string;
}

/** A connection to the server. */
export interface Connection {
  port: number;
  agent: Agent;
}

/** Sends a request. Returns undefined if there was no answer or no complete one. */
export async function send(connection: Connection, request: SoakRequest): Promise<Outcome | undefined> {
  try {
    if (request.expected.kind === 'abandoned') {
      await abandon(connection, request);
      return undefined;
    }
    const { response, body } = await exchange(connection, request.method, request.path, request);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status === 405 && !response.headers.allow) throw new Error('a 405 without the header Allow');
    if (status !== 302 || !location || !request.follows) return { status, ...(body && { script: body }) };
    const answer = await exchange(connection, 'GET', location);
    const script = (JSON.parse(answer.body) as { status: string }).status;
    return { status, script };
  } catch (error) {
    if (isDisconnection(error)) return undefined;
    throw error;
  }
}

async function exchange(
  { port, agent }: Connection,
  method: string,
  path: string,
  { headers = {}, body = '' }: Partial<SoakRequest> = {},
): Promise<{ response: IncomingMessage; body: string }> {
  const sent = httpRequest({
    host: '127.0.0.1',
    port,
    agent,
    method,
    path,
    headers: withLength(headers, body),
  });
  // The server may close the connection of a body that is too long while the body is still being sent.
  sent.on('error', () => undefined);
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { response, body: await text(response) };
}

/** Node adds the length itself for some methods only. */
function withLength(headers: Record<string, string>, body: string | Uint8Array): Record<string, string> {
  return { ...headers, 'Content-Length': String(Buffer.byteLength(body)) };
}

/** Sends a part of a request and closes the connection. */
async function abandon({ port }: Connection, { method, path, headers, body }: SoakRequest): Promise<void> {
  const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers: withLength(headers, body) });
  sent.on('error', () => undefined);
  const closed = new Promise((close) => sent.once('close', close));
  sent.write(body.slice(0, body.length / 2), () => sent.destroy());
  await closed;
}

const DISCONNECTIONS = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE'];

function isDisconnection(error: unknown): boolean {
  return DISCONNECTIONS.includes((error as NodeJS.ErrnoException).code ?? '');
}
