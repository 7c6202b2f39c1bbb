import type { StoredRequest } from './stored-request.ts';

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

/**
 * Returns the request in a JSON text (specification, "Callback").
 * @param address the parameters `id`, which older pages do not send, and `robot`, if there is a sign of one
 * @throws Refusal that names the invalid field.
 */
export function readRequest(text: string, address: URLSearchParams): StoredRequest {
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
  return { id, receivedAt: new Date(), name, phone, trip, customTrip, robot: address.has('robot') };
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
