import type { CallbackRequest } from './callback-call.ts';
import { normalizePhone } from './phone-field.ts';

/** The panel closes this long after a success (specification, "Constants"). */
const CLOSE_AFTER_SUCCESS_MS = 2000;

/** The fields are reset no earlier than this after Submit was pressed (specification, "Constants"). */
const RESET_AFTER_SUBMIT_MS = 2300;

/** After this time without a response a request may be sent again. The receiver stores it only once. */
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * A form that is changed and sent sooner than this after it was opened is likely a robot's: the panel accepts
 * no press for 0.4 s, and even with autofill a visitor needs two, on the suggestion and on Submit.
 */
const MIN_FILL_MS = 1000;

/** No visitor sees the field `message`. The field `trip` is the destination of a custom trip. */
const EMPTY_FIELDS = { message: '', name: '', phone: '', trip: '' };

/** The trip for which the panel was opened last. */
export interface CallbackSubject {
  customTrip: boolean;
  /** The selected trip's title as it is sent; '' for a custom trip. */
  tripTitle: string;
  /** The title in the language of the page, if it has a translation. It is displayed, but not sent. */
  translatedTitle?: string | undefined;
}

/**
 * The state of the callback form. Only the `<dialog>` knows whether the panel is open. Times are milliseconds
 * of `performance.now()`: changes of the wall clock do not affect them.
 */
export interface CallbackState {
  subject: CallbackSubject;
  fields: typeof EMPTY_FIELDS;
  /** When the panel was opened last, and what was in the fields then. */
  opened: { at: number; fields: typeof EMPTY_FIELDS };
  /** The last request for the subject. When it is `done`, the panel is to be closed. */
  request:
    | { status: 'idle' }
    | { status: 'submitting' | 'received' | 'done' | 'failed'; sent: CallbackRequest; sentAt: number };
  /** The time of the next tick, if there is one: a received request is then done, or the fields are reset. */
  tickAt: number | undefined;
}

/**
 * The events of the callback form. `close` means that the panel is closed, or was already closed when the
 * request was received, and `tick` that the time `tickAt` has been reached.
 */
export type CallbackEvent =
  | { type: 'open'; subject: CallbackSubject }
  | { type: 'edit'; fields: Partial<CallbackState['fields']> }
  | { type: 'succeed' | 'fail'; sent: CallbackRequest }
  | { type: 'submit' | 'close' | 'tick' };

/** The state before the first event. */
export const INITIAL_STATE: CallbackState = {
  subject: { customTrip: false, tripTitle: '' },
  fields: EMPTY_FIELDS,
  opened: { at: -Infinity, fields: EMPTY_FIELDS },
  request: { status: 'idle' },
  tickAt: undefined,
};

/** The state after an event at the time `now`, or the same object when the event changes nothing. */
export function reduce(state: CallbackState, event: CallbackEvent, now: number): CallbackState {
  switch (event.type) {
    case 'open':
      return open(state, event.subject, now);
    case 'close':
      return close(state, now);
    case 'edit':
      return { ...state, fields: { ...state.fields, ...event.fields } };
    case 'submit':
      return submit(state, now);
    case 'succeed':
      return succeed(state, event.sent, now);
    case 'fail':
      return fail(state, event.sent);
    case 'tick':
      return tick(state, now);
  }
}

function open(before: CallbackState, subject: CallbackSubject, now: number): CallbackState {
  // The browser dispatches `close` in a later task, when the panel may be open again.
  const state = close(before, now);
  const continuesRequest = isEqual(subject, state.subject) && isPending(state, now);
  const fields = state.tickAt === undefined ? state.fields : EMPTY_FIELDS;
  return {
    subject,
    fields,
    opened: { at: now, fields },
    // The result of a request for another trip is ignored (specification, "Callback").
    request: continuesRequest ? state.request : { status: 'idle' },
    tickAt: undefined,
  };
}

/**
 * Forgets a request that has been received. The fields are reset 2.3 s after Submit, or now if that time has
 * passed (specification, "Callback"), unless they have changed since Submit.
 */
function close(state: CallbackState, now: number): CallbackState {
  const { request } = state;
  if (request.status !== 'received' && request.status !== 'done') return state;
  const subject = { ...state.subject, customTrip: false };
  const closed: CallbackState = { ...state, subject, request: { status: 'idle' }, tickAt: undefined };
  if (hasChanged(state)) return closed;
  const tickAt = request.sentAt + RESET_AFTER_SUBMIT_MS;
  return tickAt > now ? { ...closed, tickAt } : { ...closed, fields: EMPTY_FIELDS };
}

/** Never blocks a submit (specification, "Callback"), but a repeated click does not send the same request. */
function submit(state: CallbackState, now: number): CallbackState {
  const { request } = state;
  if ((request.status === 'received' || isPending(state, now)) && !hasChanged(state)) return state;
  const sent = currentRequest(state);
  return { ...state, request: { status: 'submitting', sent, sentAt: now }, tickAt: undefined };
}

/**
 * Shows the success message. If the fields have changed since Submit, the panel stays open
 * (specification, "Callback"). The response can be that to an earlier request with the same content, also
 * after the newest one has failed.
 */
function succeed(state: CallbackState, sent: CallbackRequest, now: number): CallbackState {
  const { request } = state;
  const isAwaited = request.status === 'submitting' || request.status === 'failed';
  if (!isAwaited || !isEqual(request.sent, sent)) return state;
  const tickAt = hasChanged(state) ? undefined : now + CLOSE_AFTER_SUCCESS_MS;
  return { ...state, request: { ...request, status: 'received' }, tickAt };
}

/** Shows the failure of the newest request. An earlier one with the same content may still succeed. */
function fail(state: CallbackState, sent: CallbackRequest): CallbackState {
  const { request } = state;
  if (request.status !== 'submitting' || request.sent !== sent) return state;
  return { ...state, request: { ...request, status: 'failed' } };
}

function tick(state: CallbackState, now: number): CallbackState {
  const { request, tickAt = Infinity } = state;
  if (now < tickAt) return state;
  const next = { ...state, tickAt: undefined };
  if (request.status !== 'received') return { ...next, fields: EMPTY_FIELDS };
  return hasChanged(state) ? next : { ...next, request: { ...request, status: 'done' } };
}

function isPending({ request }: CallbackState, now: number): boolean {
  return request.status === 'submitting' && now - request.sentAt < ANSWER_TIMEOUT_MS;
}

/** True when the fields have changed since the request was sent. */
function hasChanged(state: CallbackState): boolean {
  return !('sent' in state.request) || !isEqual(currentRequest(state), state.request.sent);
}

/**
 * The request of the current fields. Normalizes the phone number again, because the field is not filtered
 * while an input method composes text, nor when a password manager fills it without an event.
 */
function currentRequest({ subject: { customTrip, tripTitle }, fields }: CallbackState): CallbackRequest {
  const { name, phone, trip } = fields;
  return { name, phone: normalizePhone(phone), trip: customTrip ? trip : tripTitle, customTrip };
}

/** True if the hidden field is filled in, or the form was filled in too fast (specification, "Callback"). */
export function isLikelyRobot({ opened, fields }: CallbackState, now: number): boolean {
  const isFast = now - opened.at < MIN_FILL_MS && !isEqual(fields, opened.fields);
  return isFast || fields.message !== '';
}

function isEqual(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
