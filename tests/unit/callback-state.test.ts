import { describe, expect, it } from 'vitest';
import {
  INITIAL_STATE,
  reduce,
  type CallbackEvent,
  type CallbackState,
} from '../../src/features/callback/callback-state.ts';

const KERALA = { customTrip: false, tripTitle: 'Kerala' };
const GOA = { customTrip: false, tripTitle: 'Goa' };
const CUSTOM = { customTrip: true, tripTitle: '' };
const TYPED = { name: 'Asha', phone: '919876543210' };
const EMPTY = { name: '', phone: '', trip: '' };

/**
 * What happens at which time, in milliseconds. `answer` is the answer to the newest request, or to the one
 * sent at `to`.
 */
type Step =
  | { at: number; open: typeof KERALA }
  | { at: number; edit: Partial<typeof EMPTY> }
  | { at: number; answer: 'succeed' | 'fail'; to?: number }
  | { at: number; press: 'submit' | 'close' };

/** The state after some steps, with the ticks that the state asks for in between, seen at a time. */
function stateAt(end: number, steps: Step[]): CallbackState {
  let state = INITIAL_STATE;
  const sent = new Map<number, CallbackState['request'] & { sent: unknown }>();
  const tickUntil = (time: number) => {
    for (let next = state.closeAt ?? state.resetAt; next !== undefined && next <= time;) {
      state = reduce(state, { type: 'tick', now: next });
      next = state.closeAt ?? state.resetAt;
    }
  };
  for (const step of steps) {
    tickUntil(step.at);
    state = reduce(state, eventOf(step));
    if ('press' in step && state.request.status === 'submitting') sent.set(step.at, state.request);
  }
  tickUntil(end);
  return state;

  function eventOf(step: Step): CallbackEvent {
    if ('open' in step) return { type: 'open', subject: step.open, now: step.at };
    if ('edit' in step) return { type: 'edit', fields: step.edit };
    if ('press' in step) return { type: step.press, now: step.at };
    const request = sent.get(step.to ?? Math.max(...sent.keys()));
    if (request?.status !== 'submitting') throw new Error('Nothing was sent.');
    return { type: step.answer, sent: request.sent, now: step.at };
  }
}

const opened: Step[] = [
  { at: 0, open: KERALA },
  { at: 500, edit: TYPED },
];
const submitted: Step[] = [...opened, { at: 1000, press: 'submit' }];
const sentTwice: Step[] = [...submitted, { at: 11_000, press: 'submit' }];
const received: Step[] = [...submitted, { at: 1500, answer: 'succeed' }];

const TABLE: [rule: string, at: number, steps: Step[], expected: object][] = [
  ['opens for a trip', 0, [{ at: 0, open: KERALA }], { open: true, subject: KERALA }],
  [
    'sends an empty form at any time',
    0,
    [
      { at: 0, open: KERALA },
      { at: 0, press: 'submit' },
    ],
    { request: { status: 'submitting' } },
  ],
  [
    'closes at any time',
    1,
    [
      { at: 0, open: KERALA },
      { at: 1, press: 'close' },
    ],
    { open: false },
  ],
  [
    'keeps what was typed when the visitor closes it',
    2000,
    [...opened, { at: 2000, press: 'close' }],
    { open: false, fields: TYPED },
  ],
  ['waits for the answer', 1499, submitted, { open: true, request: { status: 'submitting' } }],
  ['shows the success', 1500, received, { open: true, request: { status: 'received' } }],
  ['stays open for 2000 ms after the success', 3499, received, { open: true }],
  ['closes 2000 ms after the success', 3500, received, { open: false, request: { status: 'idle' } }],
  ['empties the fields at the close when the answer was slow', 3500, received, { fields: EMPTY }],
  [
    'empties the fields 2300 ms after Submit when the answer was quick',
    3300,
    [...submitted, { at: 1001, answer: 'succeed' }],
    { open: false, fields: EMPTY },
  ],
  [
    'keeps the fields until then',
    3299,
    [...submitted, { at: 1001, answer: 'succeed' }],
    { open: false, fields: TYPED },
  ],
  [
    'resets the custom flag when it closes after a success',
    5000,
    [
      { at: 0, open: CUSTOM },
      { at: 1000, press: 'submit' },
      { at: 1500, answer: 'succeed' },
    ],
    { open: false, subject: { customTrip: false } },
  ],
  [
    'keeps everything after a failure',
    9000,
    [...submitted, { at: 1500, answer: 'fail' }],
    { open: true, fields: TYPED, request: { status: 'failed' } },
  ],
  [
    'sends again after a failure',
    3000,
    [...submitted, { at: 1500, answer: 'fail' }, { at: 3000, press: 'submit' }],
    { request: { status: 'submitting', sentAt: 3000 } },
  ],
  [
    'sends one request for two presses',
    1200,
    [...submitted, { at: 1200, press: 'submit' }],
    { request: { sentAt: 1000 } },
  ],
  [
    'sends one request for two presses at any time',
    20_100,
    [...opened, { at: 20_000, press: 'submit' }, { at: 20_100, press: 'submit' }],
    { request: { sentAt: 20_000 } },
  ],
  [
    'ignores a failure after a success',
    1600,
    [...received, { at: 1600, answer: 'fail' }],
    { request: { status: 'received' } },
  ],
  [
    'sends the same once more after 10 s without an answer',
    11_000,
    sentTwice,
    { request: { sentAt: 11_000 } },
  ],
  [
    'shows the success of the first of two equal requests, and ignores the later failure of the second',
    13_000,
    [...sentTwice, { at: 12_000, answer: 'succeed', to: 1000 }, { at: 12_500, answer: 'fail' }],
    { open: true, request: { status: 'received' }, closeAt: 14_000 },
  ],
  [
    'shows the success of the first of two equal requests also after the failure of the second',
    13_000,
    [...sentTwice, { at: 12_000, answer: 'fail' }, { at: 12_500, answer: 'succeed', to: 1000 }],
    { open: true, request: { status: 'received' }, closeAt: 14_500 },
  ],
  [
    'waits for the second of two equal requests when the first fails',
    13_000,
    [...sentTwice, { at: 12_000, answer: 'fail', to: 1000 }],
    { request: { status: 'submitting' } },
  ],
  [
    'shows the failure of a corrected request, whatever becomes of the one before',
    13_000,
    [
      ...submitted,
      { at: 1200, edit: { phone: '91' } },
      { at: 1300, press: 'submit' },
      { at: 1500, answer: 'fail' },
      { at: 1600, answer: 'succeed', to: 1000 },
    ],
    { request: { status: 'failed' } },
  ],
  [
    'shows the success also when a digit was typed meanwhile, and stays open with it',
    60_000,
    [...submitted, { at: 1200, edit: { phone: '91987654321' } }, { at: 1500, answer: 'succeed' }],
    { open: true, fields: { phone: '91987654321' }, request: { status: 'received' } },
  ],
  [
    'stays open when a digit is typed while the message stands',
    60_000,
    [...received, { at: 2500, edit: { phone: '91' } }],
    { open: true, fields: { phone: '91' }, request: { status: 'received' } },
  ],
  [
    'sends a corrected number after a success',
    4000,
    [...received, { at: 2500, edit: { phone: '91' } }, { at: 4000, press: 'submit' }],
    { request: { status: 'submitting', sent: { phone: '91' } } },
  ],
  [
    'sends nothing twice while the message stands',
    2000,
    [...received, { at: 2000, press: 'submit' }],
    { request: { status: 'received' } },
  ],
  [
    'waits for the newer of two requests',
    1500,
    [
      ...submitted,
      { at: 1200, edit: { phone: '91' } },
      { at: 1300, press: 'submit' },
      { at: 1500, answer: 'succeed', to: 1000 },
    ],
    { request: { status: 'submitting', sent: { phone: '91' } } },
  ],
  [
    'opened for another trip is not changed by the older request',
    60_000,
    [...submitted, { at: 1200, press: 'close' }, { at: 1300, open: GOA }, { at: 1500, answer: 'succeed' }],
    { open: true, subject: GOA, fields: TYPED, request: { status: 'idle' } },
  ],
  [
    'opened again for the same trip goes on waiting',
    1400,
    [...submitted, { at: 1200, press: 'close' }, { at: 1300, open: KERALA }],
    { open: true, request: { status: 'submitting' } },
  ],
  [
    'opened again for the same trip while the message stands begins anew',
    2000,
    [...received, { at: 2000, open: KERALA }],
    { open: true, request: { status: 'idle' } },
  ],
  [
    'closed before the success keeps a digit that was changed after Submit',
    60_000,
    [
      ...submitted,
      { at: 1100, edit: { phone: '91' } },
      { at: 1200, press: 'close' },
      { at: 1500, answer: 'succeed' },
    ],
    { open: false, fields: { ...TYPED, phone: '91' } },
  ],
  [
    'closed before the success stays closed and empties its fields',
    3300,
    [...submitted, { at: 1200, press: 'close' }, { at: 1500, answer: 'succeed' }],
    { open: false, fields: EMPTY, request: { status: 'idle' } },
  ],
  [
    'opened while the fields wait to be emptied begins with empty fields',
    2000,
    [...received, { at: 1800, press: 'close' }, { at: 2000, open: GOA }],
    { open: true, fields: EMPTY, closeAt: undefined, resetAt: undefined },
  ],
];

describe('The state of the callback panel', () => {
  it('is closed and empty at first', () => {
    expect(INITIAL_STATE).toEqual({
      open: false,
      subject: { customTrip: false, tripTitle: '' },
      fields: EMPTY,
      request: { status: 'idle' },
      closeAt: undefined,
      resetAt: undefined,
    });
  });

  it.each(TABLE)('%s', (_, at, steps, expected) => {
    expect(stateAt(at, steps)).toMatchObject(expected);
  });

  it.each([
    ['idle', opened],
    ['waiting for the answer', submitted],
    ['about to close', received],
    ['about to be emptied', [...received, { at: 1800, press: 'close' }]],
  ] satisfies [string, Step[]][])('is not changed by a tick too early when it is %s', (_, steps) => {
    const state = stateAt(2000, steps);
    expect(reduce(state, { type: 'tick', now: 2000 })).toBe(state);
  });

  it('is emptied at once when it closes 2300 ms after Submit', () => {
    const state = reduce(stateAt(2000, received), { type: 'close', now: 3300 });
    expect(state).toMatchObject({ fields: EMPTY, resetAt: undefined });
  });

  it('sends ASCII digits only, at most twelve, whatever the phone field holds', () => {
    const state = stateAt(1000, [
      { at: 0, open: KERALA },
      { at: 10, edit: { phone: '+९१ 98765-43210 99' } },
      { at: 1000, press: 'submit' },
    ]);
    expect(state.request).toMatchObject({ sent: { phone: '919876543210' } });
  });

  it('sends the trip’s title, or the typed destination of a custom trip', () => {
    const send = (subject: typeof KERALA) =>
      stateAt(1000, [
        { at: 0, open: subject },
        { at: 10, edit: { trip: 'Ladakh' } },
        { at: 1000, press: 'submit' },
      ]);
    expect(send(KERALA).request).toMatchObject({ sent: { trip: 'Kerala', customTrip: false } });
    expect(send(CUSTOM).request).toMatchObject({ sent: { trip: 'Ladakh', customTrip: true } });
  });
});
