import { CALLBACK_URL } from 'astro:env/client';
import { href } from '../../content-model/urls.ts';
import { requestJson } from '../../content-model/request-json.ts';
import { endRequest, requestId } from './request-id.ts';

/** A callback request as it is sent (specification, "Callback"). */
export interface CallbackRequest {
  name: string;
  phone: string;
  /** The selected trip's title, or the typed destination of a custom trip. */
  trip: string;
  customTrip: boolean;
}

/**
 * Browsers limit the bodies of pending `keepalive` requests to 64 KiB in total. A longer one is sent without
 * it.
 */
const MAX_KEEPALIVE_BYTES = 60_000;

/**
 * Sends a callback request with POST: JSON with the content type text/plain, which needs no CORS preflight.
 * The request continues after the visitor leaves the page.
 * @throws the errors of `requestJson`, and Error when the status in the response is not `success`.
 */
export async function sendCallbackRequest(request: CallbackRequest, likelyRobot: boolean): Promise<void> {
  const body = JSON.stringify(request);
  const id = requestId(body);
  const query = likelyRobot ? `id=${id}&robot=1` : `id=${id}`;
  const answer = await requestJson(`${CALLBACK_URL || href('/callback')}?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body,
    keepalive: new Blob([body]).size <= MAX_KEEPALIVE_BYTES,
  });
  if ((answer as { status?: unknown } | null)?.status !== 'success') {
    throw new Error(`The callback service answered ${JSON.stringify(answer)}`);
  }
  endRequest(id);
}
