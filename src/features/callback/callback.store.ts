import { atom, map } from 'nanostores';
import { sendCallbackRequest, type CallbackRequest } from './callback.api.ts';

const CLOSE_AFTER_SUCCESS_MS = 2000;
const RESET_AFTER_SUBMIT_MS = 2300;

/** A press within this time of the opening, with nothing typed yet, belongs to the hand that opened the panel: a double press, or a key held down. */
const OPENING_MS = 1000;

/** After this time without an answer the request may be sent again; what has come twice is stored once. */
const PATIENCE_MS = 10_000;

/** What the callback panel is about. */
export interface CallbackPanel {
  open: boolean;
  customTrip: boolean;
  /** The selected trip's title; '' for a custom trip. */
  tripTitle: string;
}

/** Where the request of the panel stands. */
export type CallbackStatus = 'idle' | 'submitting' | 'received' | 'failed';

const EMPTY_FIELDS = { name: '', phone: '', trip: '' };

/** The callback panel. */
export const $callbackPanel = map<CallbackPanel>({ open: false, customTrip: false, tripTitle: '' });

/** The request that belongs to what the panel is about now. */
export const $callbackStatus = atom<CallbackStatus>('idle');

/** What has been typed. */
export const $callbackFields = map({ ...EMPTY_FIELDS });

/** The request whose answer the panel waits for; an older one no longer changes anything. */
let awaited: CallbackRequest | undefined;
/** When the panel was opened, in epoch milliseconds. */
let openedAt = 0;
/** When Submit was pressed for the awaited request, in epoch milliseconds. */
let submittedAt = 0;
let closeTimer: ReturnType<typeof setTimeout> | undefined;
let resetTimer: ReturnType<typeof setTimeout> | undefined;

/** Opens the panel for a trip of the list. */
export function requestCallback(tripTitle: string): void {
  open({ customTrip: false, tripTitle });
}

/** Opens the panel for a trip that the visitor describes. */
export function requestCustomTrip(): void {
  open({ customTrip: true, tripTitle: '' });
}

/** Closes the panel. What was typed stays, unless a request has been received. */
export function closeCallbackPanel(): void {
  clearTimeout(closeTimer);
  $callbackPanel.setKey('open', false);
  if ($callbackStatus.get() !== 'received') return;
  $callbackStatus.set('idle');
  $callbackPanel.setKey('customTrip', false);
  scheduleReset();
}

/** Closes the panel because the visitor pressed beside it, if that is a press of its own. */
export function leaveCallbackPanel(): void {
  if (!isStillOpening()) closeCallbackPanel();
}

/** Notes what the visitor typed into a field. */
export function typeInto(field: keyof typeof EMPTY_FIELDS, value: string): void {
  $callbackFields.setKey(field, value);
}

/**
 * Sends what has been typed, without checking it (specification, section 5), and only once. After a success the panel closes 2 s
 * later, and the fields are emptied at the later of 2.3 s after this call and the close (decision 16). A failure is said on the console only.
 */
export async function submitCallback(): Promise<void> {
  const request = typedRequest();
  if ($callbackStatus.get() === 'received' || (isOnItsWay() && isSame(request, awaited))) return;
  if (isStillOpening()) return;
  awaited = request;
  submittedAt = Date.now();
  $callbackStatus.set('submitting');
  try {
    await sendCallbackRequest(request);
    if (awaited === request) succeed(request);
  } catch (error) {
    console.error('The callback request has not been received.', error);
    if (awaited === request) $callbackStatus.set('failed');
  }
}

function typedRequest(): CallbackRequest {
  const { customTrip, tripTitle } = $callbackPanel.get();
  const { name, phone, trip } = $callbackFields.get();
  return { name, phone, trip: customTrip ? trip : tripTitle, customTrip };
}

function isSame(one: object, other: object | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isStillOpening(): boolean {
  return Date.now() - openedAt < OPENING_MS && isSame($callbackFields.get(), EMPTY_FIELDS);
}

/** Whether a request waits for its answer, and not yet so long that it may be sent again. */
function isOnItsWay(): boolean {
  return $callbackStatus.get() === 'submitting' && Date.now() - submittedAt < PATIENCE_MS;
}

function open(subject: Omit<CallbackPanel, 'open'>): void {
  const { customTrip, tripTitle } = $callbackPanel.get();
  const sameSubject = customTrip === subject.customTrip && tripTitle === subject.tripTitle;
  clearTimeout(closeTimer);
  if (resetTimer !== undefined) resetFields();
  // A request still on its way for this very trip goes on belonging to the panel.
  if (!sameSubject) awaited = undefined;
  if (!sameSubject || !isOnItsWay()) $callbackStatus.set('idle');
  openedAt = Date.now();
  $callbackPanel.set({ open: true, ...subject });
}

function succeed(request: CallbackRequest): void {
  if (!isSame(typedRequest(), request)) {
    // What has been typed since is still to be sent.
    $callbackStatus.set('idle');
  } else if ($callbackPanel.get().open) {
    $callbackStatus.set('received');
    closeTimer = setTimeout(closeCallbackPanel, CLOSE_AFTER_SUCCESS_MS);
  } else {
    $callbackStatus.set('idle');
    scheduleReset();
  }
}

function scheduleReset(): void {
  const rest = submittedAt + RESET_AFTER_SUBMIT_MS - Date.now();
  if (rest > 0) resetTimer = setTimeout(resetFields, rest);
  else resetFields();
}

function resetFields(): void {
  clearTimeout(resetTimer);
  resetTimer = undefined;
  $callbackFields.set({ ...EMPTY_FIELDS });
}
