import { atom } from 'nanostores';
import { sendCallbackRequest } from './callback.api.ts';
import {
  INITIAL_STATE,
  isLikelyRobot,
  reduce,
  type CallbackEvent,
  type CallbackFields,
  type CallbackState,
} from './callback-state.ts';

/** The state of the callback panel: its trip, its fields and its request. */
export const $callback = atom<CallbackState>(INITIAL_STATE);

/**
 * Opens the panel for a trip, whose title may have a translation, or without one for a custom trip. `now` is
 * the time of `performance.now()` at which the visitor opened it.
 */
export function openCallbackPanel(title?: string, translatedTitle?: string, now = performance.now()): void {
  const subject = { customTrip: title === undefined, tripTitle: title ?? '', translatedTitle };
  dispatch({ type: 'open', subject, now });
}

/** Closes the panel. The fields are reset only when the request has been received. */
export function closeCallbackPanel(): void {
  if ($callback.get().open) dispatch({ type: 'close', now: performance.now() });
}

/** Updates the values of the form fields. */
export function editCallbackFields(fields: Partial<CallbackFields>): void {
  dispatch({ type: 'edit', fields });
}

/**
 * Sends the request, unless the same request is pending. The promise is fulfilled after the response. A
 * failure is only logged to the console.
 */
export async function submitCallback(): Promise<void> {
  const before = $callback.get().request;
  dispatch({ type: 'submit', now: performance.now() });
  const { request } = $callback.get();
  if (request.status !== 'submitting' || request === before) return;
  const { sent } = request;
  try {
    await sendCallbackRequest(sent, isLikelyRobot($callback.get(), request.sentAt));
    dispatch({ type: 'succeed', sent, now: performance.now() });
  } catch (error) {
    console.error('The callback request has not been received.', error);
    dispatch({ type: 'fail', sent, now: performance.now() });
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Applies an event, and schedules a `tick` for the next time in the state. */
function dispatch(event: CallbackEvent): void {
  const state = reduce($callback.get(), event);
  $callback.set(state);
  clearTimeout(timer);
  const next = state.closeAt ?? state.resetAt;
  if (next !== undefined)
    timer = setTimeout(() => dispatch({ type: 'tick', now: performance.now() }), next - performance.now());
}
