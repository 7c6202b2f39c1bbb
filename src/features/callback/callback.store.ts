import { atom } from 'nanostores';
import { sendCallbackRequest, type CallbackRequest } from './callback.api.ts';
import {
  INITIAL_STATE,
  reduce,
  type CallbackEvent,
  type CallbackFields,
  type CallbackState,
} from './callback-state.ts';

/** The callback panel: what it is about, what has been typed, and where its request stands. */
export const $callback = atom<CallbackState>(INITIAL_STATE);

/** Opens the panel for a trip of the list. */
export function requestCallback(tripTitle: string): void {
  dispatch({ type: 'open', subject: { customTrip: false, tripTitle }, now: Date.now() });
}

/** Opens the panel for a trip that the visitor describes. */
export function requestCustomTrip(): void {
  dispatch({ type: 'open', subject: { customTrip: true, tripTitle: '' }, now: Date.now() });
}

/** Closes the panel. What was typed stays, unless it has been received. */
export function closeCallbackPanel(): void {
  if ($callback.get().open) dispatch({ type: 'close', now: Date.now() });
}

/** Closes the panel because the backdrop or the close button was pressed; not while the panel slides in. */
export function leaveCallbackPanel(): void {
  dispatch({ type: 'leave', now: Date.now() });
}

/** Notes what the fields hold. */
export function editCallbackFields(fields: Partial<CallbackFields>): void {
  dispatch({ type: 'edit', fields });
}

/**
 * Sends what has been typed, unless this very request is already on its way; fulfilled when the answer has
 * come. A failure is logged on the console only.
 */
export async function submitCallback(): Promise<void> {
  const before = $callback.get().request;
  dispatch({ type: 'submit', now: Date.now() });
  const { request } = $callback.get();
  if (request.status === 'submitting' && request !== before) await send(request.sent);
}

async function send(sent: CallbackRequest): Promise<void> {
  try {
    await sendCallbackRequest(sent);
    dispatch({ type: 'succeed', sent, now: Date.now() });
  } catch (error) {
    console.error('The callback request has not been received.', error);
    dispatch({ type: 'fail', sent, now: Date.now() });
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Applies an event and wakes up at the next time that the state names. */
function dispatch(event: CallbackEvent): void {
  const state = reduce($callback.get(), event);
  $callback.set(state);
  clearTimeout(timer);
  const next = state.closeAt ?? state.resetAt;
  if (next !== undefined)
    timer = setTimeout(() => dispatch({ type: 'tick', now: Date.now() }), next - Date.now());
}
