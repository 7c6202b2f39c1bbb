import { atom } from 'nanostores';
import { sendCallbackRequest } from './callback-call.ts';
import {
  INITIAL_STATE,
  isLikelyRobot,
  reduce,
  type CallbackEvent,
  type CallbackState,
} from './callback-state.ts';

/** The state of the callback form: its trip, its fields and its request. */
export const $callback = atom<CallbackState>(INITIAL_STATE);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Applies an event at a time of `performance.now()`, and schedules a `tick` for the time in the state. */
export function dispatch(event: CallbackEvent, now = performance.now()): void {
  const state = reduce($callback.get(), event, now);
  $callback.set(state);
  clearTimeout(timer);
  const { tickAt } = state;
  if (tickAt !== undefined) timer = setTimeout(() => dispatch({ type: 'tick' }), tickAt - performance.now());
}

/** Sends the request to a receiver unless the same one is pending. A failure is only logged. */
export async function submitCallback(address: string): Promise<void> {
  const before = $callback.get().request;
  dispatch({ type: 'submit' });
  const { request } = $callback.get();
  if (request.status !== 'submitting' || request === before) return;
  const { sent } = request;
  try {
    const likelyRobot = isLikelyRobot($callback.get(), request.sentAt);
    await sendCallbackRequest(address, sent, { likelyRobot });
    dispatch({ type: 'succeed', sent });
  } catch (error) {
    console.error('The callback request has not been received.', error);
    dispatch({ type: 'fail', sent });
  }
}
