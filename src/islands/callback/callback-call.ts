import { requestJson } from '#islands/request-json.ts';

/** A callback request as it is sent (specification, "Callback"). */
export interface CallbackRequest {
  name: string;
  phone: string;
  /** The selected trip's title, or the typed destination of a custom trip. */
  trip: string;
  customTrip: boolean;
}

/** Browsers limit the bodies of pending `keepalive` requests to 64 KiB. Longer ones are sent without it. */
const MAX_KEEPALIVE_BYTES = 60_000;

/** The id of the form, until a request is received. A reload keeps it in the state of the history entry. */
let formId: string | undefined;

let lastId: string | undefined;

/**
 * Sends a callback request with POST: JSON with the content type text/plain, which needs no CORS preflight.
 * The request continues after the visitor leaves the page. It has the same id until it is received, so that
 * receivers store it once although it may be sent again (specification, "Callback").
 * @param address the receiver
 * @throws the errors of `requestJson`, and Error when the status in the response is not `success`.
 */
export async function sendCallbackRequest(
  address: string,
  request: CallbackRequest,
  { likelyRobot }: { likelyRobot: boolean },
): Promise<void> {
  const body = JSON.stringify(request);
  formId ??= (history.state as { callbackForm?: string } | null)?.callbackForm ?? newForm();
  const id = `${formId}-${hash(body)}`;
  lastId = id;
  const query = new URLSearchParams({ id, page: location.pathname, ...(likelyRobot && { robot: '1' }) });
  const answer = await requestJson(`${address}?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body,
    keepalive: new Blob([body]).size <= MAX_KEEPALIVE_BYTES,
  });
  if ((answer as { status?: unknown } | null)?.status !== 'success') {
    throw new Error(`The callback service answered ${JSON.stringify(answer)}`);
  }
  // After the answer to an earlier request, the newest one may still be sent again.
  if (id !== lastId) return;
  formId = undefined;
  setHistoryState(undefined);
}

/** Creates the id of a form, and keeps it for a reload. `crypto.randomUUID` needs a secure origin. */
function newForm(): string {
  const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
  setHistoryState(id);
  return id;
}

function setHistoryState(callbackForm: string | undefined): void {
  history.replaceState({ ...history.state, callbackForm }, '');
}

/** The 32-bit FNV-1a hash of the UTF-16 code units of a text, in hexadecimal digits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(16);
}
