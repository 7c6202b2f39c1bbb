import { CALLBACK_URL } from 'astro:env/client';
import { href } from '../../lib/href.ts';
import { requestJson } from '../../network/request-json.ts';

/** A callback request as it is sent (specification, section 3). */
export interface CallbackRequest {
  name: string;
  phone: string;
  /** The selected trip's title, or the typed destination of a custom trip. */
  trip: string;
  customTrip: boolean;
}

/**
 * How many bytes of requests a browser carries beyond the end of their page; one that is longer has to be
 * waited for.
 */
const KEPT_ALIVE_BYTES = 60_000;

/**
 * POSTs a callback request as JSON under the content type text/plain, which needs no preflight. It goes on
 * its way although the visitor leaves the page.
 * @throws what `requestJson` throws, and Error when the status answered is not `success`.
 */
export async function sendCallbackRequest(request: CallbackRequest): Promise<void> {
  const { name, phone, trip, customTrip } = request;
  const body = JSON.stringify({ name, phone, trip, customTrip });
  const answer = await requestJson(CALLBACK_URL || href('/callback'), {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body,
    keepalive: new Blob([body]).size <= KEPT_ALIVE_BYTES,
  });
  if ((answer as { status?: unknown } | null)?.status !== 'success') {
    throw new Error(`The callback service answered ${JSON.stringify(answer)}`);
  }
}
