import { atom, map } from 'nanostores';
import { sendCallbackRequest } from './callback.api.ts';

const CLOSE_AFTER_SUCCESS_MS = 2000;
const RESET_AFTER_SUBMIT_MS = 2300;

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

/** Counts what the panel has been opened for, so that an older request can tell that the panel has moved on. */
let session = 0;
/** When Submit was pressed for the request of this session, in epoch milliseconds. */
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

/** Notes what the visitor typed into a field. */
export function typeInto(field: keyof typeof EMPTY_FIELDS, value: string): void {
  $callbackFields.setKey(field, value);
}

/**
 * Sends the request once, without checking it (specification, section 5). After a success the panel closes 2 s later, and the
 * fields are emptied at the later of 2.3 s after this call and the close (decision 16). A failure is said on the console only.
 */
export async function submitCallback(): Promise<void> {
  const status = $callbackStatus.get();
  if (status === 'submitting' || status === 'received') return;
  const submittedIn = session;
  const { customTrip, tripTitle } = $callbackPanel.get();
  const { name, phone, trip } = $callbackFields.get();
  submittedAt = Date.now();
  $callbackStatus.set('submitting');
  try {
    await sendCallbackRequest({ name, phone, trip: customTrip ? trip : tripTitle, customTrip });
    if (submittedIn === session) succeed();
  } catch (error) {
    console.error('The callback request has not been received.', error);
    if (submittedIn === session) $callbackStatus.set('failed');
  }
}

function open(subject: Omit<CallbackPanel, 'open'>): void {
  const { customTrip, tripTitle } = $callbackPanel.get();
  const sameSubject = customTrip === subject.customTrip && tripTitle === subject.tripTitle;
  // A request still on its way for this very trip goes on belonging to the panel.
  if (!sameSubject || $callbackStatus.get() !== 'submitting') {
    session += 1;
    clearTimeout(closeTimer);
    if (resetTimer !== undefined) resetFields();
    $callbackStatus.set('idle');
  }
  $callbackPanel.set({ open: true, ...subject });
}

function succeed(): void {
  if ($callbackPanel.get().open) {
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
