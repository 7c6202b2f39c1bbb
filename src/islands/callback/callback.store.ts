import { atom } from 'nanostores';
import { sendCallbackRequest } from './callback-call.ts';
import {
  INITIAL_STATE,
  isLikelyRobot,
  reduce,
  type CallbackEvent,
  type CallbackFields,
  type CallbackState,
  type Opened,
} from './callback-state.ts';

/** The state of the callback form: its trip, its fields and its request. */
export const $callback = atom<CallbackState>(INITIAL_STATE);

/** Begins a request for the trip of the opened panel. What was typed before is kept. */
export function beginRequest(opened: Opened): void {
  dispatch(opened);
}

/** Ends a request whose panel is closed. The fields are reset only when it has been received. */
export function endRequest(): void {
  dispatch({ type: 'close', now: performance.now() });
}

export function editCallbackFields(fields: Partial<CallbackFields>): void {
  dispatch({ type: 'edit', fields });
}

/** Sends the request to a receiver unless the same one is pending. A failure is only logged. */
export async function submitCallback(address: string): Promise<void> {
  const before = $callback.get().request;
  dispatch({ type: 'submit', now: performance.now() });
  const { request } = $callback.get();
  if (request.status !== 'submitting' || request === before) return;
  const { sent } = request;
  try {
    const likelyRobot = isLikelyRobot($callback.get(), request.sentAt);
    await sendCallbackRequest(address, sent, { likelyRobot });
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
  const { tickAt } = state;
  if (tickAt !== undefined)
    timer = setTimeout(() => dispatch({ type: 'tick', now: performance.now() }), tickAt - performance.now());
}
