import type { CallbackRequest } from './callback.api.ts';
import { filterPhone } from './phone-field.ts';

/** The panel closes this long after a success (specification, section 9). */
const CLOSE_AFTER_SUCCESS_MS = 2000;

/** The fields are emptied this long after Submit was pressed, at the earliest (specification, section 9). */
const RESET_AFTER_SUBMIT_MS = 2300;

/** A press is ignored while the panel slides in: it is the second half of a double tap (decision 25). */
const SLIDE_IN_MS = 400;

/**
 * After this time without an answer the same request may be sent again; the collector stores a repeat once.
 */
const ANSWER_TIMEOUT_MS = 10_000;

/** What the visitor has typed. */
export interface CallbackFields {
  name: string;
  phone: string;
  /** The destination of a custom trip. */
  trip: string;
}

/** What the panel is about. */
interface CallbackSubject {
  customTrip: boolean;
  /** The selected trip's title; '' for a custom trip. */
  tripTitle: string;
}

/** The request that belongs to the panel's subject. */
type RequestState =
  | { status: 'idle' }
  | { status: 'submitting'; sent: CallbackRequest; sentAt: number }
  | { status: 'received'; sent: CallbackRequest; sentAt: number }
  | { status: 'failed' };

/** Everything about the callback panel. Times are epoch milliseconds. */
export interface CallbackState {
  open: boolean;
  openedAt: number;
  subject: CallbackSubject;
  fields: CallbackFields;
  request: RequestState;
  /** When the panel closes by itself; undefined while it does not. */
  closeAt: number | undefined;
  /** When the fields are emptied; undefined while they are not. */
  resetAt: number | undefined;
}

/** What can happen to the panel. `now` is in epoch milliseconds. */
export type CallbackEvent =
  | { type: 'open'; subject: CallbackSubject; now: number }
  | { type: 'close'; now: number }
  /** A press on the backdrop or on the close button. */
  | { type: 'leave'; now: number }
  | { type: 'edit'; fields: Partial<CallbackFields> }
  | { type: 'submit'; now: number }
  /** The answer to the request `sent`. */
  | { type: 'succeed' | 'fail'; sent: CallbackRequest; now: number }
  /** A time in `closeAt` or `resetAt` has come. */
  | { type: 'tick'; now: number };

const EMPTY_FIELDS: CallbackFields = { name: '', phone: '', trip: '' };

/** The closed panel, before anything happened. */
export const INITIAL_STATE: CallbackState = {
  open: false,
  openedAt: 0,
  subject: { customTrip: false, tripTitle: '' },
  fields: EMPTY_FIELDS,
  request: { status: 'idle' },
  closeAt: undefined,
  resetAt: undefined,
};

/** The state after an event. An event that changes nothing gives the same object. */
export function reduce(state: CallbackState, event: CallbackEvent): CallbackState {
  switch (event.type) {
    case 'open':
      return open(state, event.subject, event.now);
    case 'close':
      return close(state, event.now);
    case 'leave':
      return isSlidingIn(state, event.now) ? state : close(state, event.now);
    case 'edit':
      return { ...state, fields: { ...state.fields, ...event.fields } };
    case 'submit':
      return submit(state, event.now);
    case 'succeed':
      return isAwaited(state, event.sent) ? succeed(state, event.now) : state;
    case 'fail':
      return isAwaited(state, event.sent) ? { ...state, request: { status: 'failed' } } : state;
    case 'tick':
      return tick(state, event.now);
  }
}

function open(state: CallbackState, subject: CallbackSubject, now: number): CallbackState {
  const goesOn = isSame(subject, state.subject) && isOnItsWay(state, now);
  return {
    open: true,
    openedAt: now,
    subject,
    fields: state.resetAt === undefined ? state.fields : EMPTY_FIELDS,
    // An older request for another trip no longer changes the panel.
    request: goesOn ? state.request : { status: 'idle' },
    closeAt: undefined,
    resetAt: undefined,
  };
}

/** What was typed stays, unless it has been received. */
function close(state: CallbackState, now: number): CallbackState {
  const closed = { ...state, open: false, closeAt: undefined };
  if (state.request.status !== 'received') return closed;
  const subject = { ...state.subject, customTrip: false };
  return { ...resetOrKeep(closed, state.request, now), subject, request: { status: 'idle' } };
}

/** Submitting is never blocked (specification, section 5), but one press sends one request. */
function submit(state: CallbackState, now: number): CallbackState {
  const { request } = state;
  if (isSlidingIn(state, now)) return state;
  if ((request.status === 'received' || isOnItsWay(state, now)) && !hasChanged(state, request)) return state;
  return {
    ...state,
    request: { status: 'submitting', sent: typedRequest(state), sentAt: now },
    closeAt: undefined,
  };
}

/**
 * Shows the success whatever has been typed since Submit; if the fields have changed, the panel stays open
 * (decision 26).
 */
function succeed(state: CallbackState, now: number): CallbackState {
  const { request } = state;
  if (request.status !== 'submitting') return state;
  if (!state.open) return { ...resetOrKeep(state, request, now), request: { status: 'idle' } };
  const closeAt = hasChanged(state, request) ? undefined : now + CLOSE_AFTER_SUCCESS_MS;
  return { ...state, request: { ...request, status: 'received' }, closeAt };
}

function tick(state: CallbackState, now: number): CallbackState {
  if (state.closeAt !== undefined && now >= state.closeAt) {
    const { request } = state;
    if (request.status === 'received' && hasChanged(state, request)) return { ...state, closeAt: undefined };
    return close(state, now);
  }
  if (state.resetAt !== undefined && now >= state.resetAt) {
    return { ...state, fields: EMPTY_FIELDS, resetAt: undefined };
  }
  return state;
}

/**
 * Empties the fields at the later of 2.3 s after Submit and now (decision 16), unless they have changed since
 * Submit.
 */
function resetOrKeep(state: CallbackState, request: SentRequest, now: number): CallbackState {
  if (hasChanged(state, request)) return state;
  const resetAt = request.sentAt + RESET_AFTER_SUBMIT_MS;
  return resetAt > now ? { ...state, resetAt } : { ...state, fields: EMPTY_FIELDS };
}

type SentRequest = Extract<RequestState, { sent: CallbackRequest }>;

function isSlidingIn({ openedAt }: CallbackState, now: number): boolean {
  return now - openedAt < SLIDE_IN_MS;
}

function isOnItsWay({ request }: CallbackState, now: number): boolean {
  return request.status === 'submitting' && now - request.sentAt < ANSWER_TIMEOUT_MS;
}

function isAwaited({ request }: CallbackState, sent: CallbackRequest): boolean {
  return request.status === 'submitting' && request.sent === sent;
}

/** Whether what would be sent now differs from what was sent. */
function hasChanged(state: CallbackState, request: RequestState): boolean {
  return !('sent' in request) || !isSame(typedRequest(state), request.sent);
}

/**
 * The request as it would be sent now. The phone field may hold more than digits while an input method
 * composes.
 */
function typedRequest({ subject: { customTrip, tripTitle }, fields }: CallbackState): CallbackRequest {
  const { name, phone, trip } = fields;
  const digits = filterPhone({ value: phone, caret: phone.length }).value;
  return { name, phone: digits, trip: customTrip ? trip : tripTitle, customTrip };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
