import { describe, expect, it } from 'vitest';
import {
  INITIAL_STATE,
  isLikelyRobot,
  reduce,
  type CallbackEvent,
  type CallbackState,
} from '#islands/callback/callback-state.ts';

const KERALA = { customTrip: false, tripTitle: 'Kerala' };
const GOA = { customTrip: false, tripTitle: 'Goa' };
const CUSTOM = { customTrip: true, tripTitle: '' };
const TYPED = { name: 'Asha', phone: '919876543210' };
const EMPTY = { message: '', name: '', phone: '', trip: '' };

/**
 * A panel with events at times in milliseconds. It gets the ticks that its state schedules, and performs the
 * work of its dialog and its island at once.
 */
class Panel {
  private isOpen = false;
  private state: CallbackState = INITIAL_STATE;
  private readonly sent: Extract<CallbackState['request'], { sent: unknown }>['sent'][] = [];

  /** The state at a time. */
  at(now: number): CallbackState & { open: boolean } {
    for (let next = this.next(); next <= now; next = this.next()) this.apply({ type: 'tick' }, next);
    return { ...this.state, open: this.isOpen };
  }
  open(now: number, subject = KERALA): this {
    this.isOpen = true;
    return this.apply({ type: 'open', subject }, now);
  }
  type(now: number, fields: Partial<CallbackState['fields']>): this {
    this.at(now);
    this.state = reduce(this.state, { type: 'edit', fields }, now);
    return this;
  }
  close(now: number): this {
    this.at(now);
    this.isOpen = false;
    return this.apply({ type: 'close' }, now);
  }
  submit(now: number): this {
    this.at(now);
    this.apply({ type: 'submit' }, now);
    if ('sent' in this.state.request) this.sent.push(this.state.request.sent);
    return this;
  }
  /** An answer is that to the newest request, or to the first one. */
  succeed(now: number, to?: 'first'): this {
    return this.answer('succeed', now, to);
  }
  fail(now: number, to?: 'first'): this {
    return this.answer('fail', now, to);
  }

  private answer(type: 'succeed' | 'fail', now: number, to?: 'first'): this {
    this.at(now);
    const sent = this.sent.at(to === 'first' ? 0 : -1);
    if (!sent) throw new Error('Nothing was sent.');
    return this.apply({ type, sent }, now);
  }
  private next(): number {
    return this.state.tickAt ?? Infinity;
  }
  private apply(event: CallbackEvent, now: number): this {
    this.state = reduce(this.state, event, now);
    const { status } = this.state.request;
    const isEnded = status === 'done' || (status === 'received' && !this.isOpen);
    return isEnded ? this.close(now) : this;
  }
}

const opened = () => new Panel().open(0).type(500, TYPED);
const submitted = () => opened().submit(1000);
const sentTwice = () => submitted().submit(11_000);
const received = () => submitted().succeed(1500);
const failed = () => submitted().fail(1500);
const corrected = () => submitted().type(1200, { phone: '91' }).submit(1300);

const IDLE = { status: 'idle' };
const SUBMITTING = { status: 'submitting' };
const FAILED = { status: 'failed' };
const RECEIVED = { status: 'received' };

describe('The callback panel', () => {
  it('is empty at first', () => {
    expect(INITIAL_STATE).toMatchObject({ fields: EMPTY, request: IDLE });
  });

  it.each<[rule: string, panel: Panel, at: number, expected: object]>([
    ['opens for a trip', new Panel().open(0), 0, { open: true, subject: KERALA }],
    ['sends an empty form at any time', new Panel().open(0).submit(0), 0, { request: SUBMITTING }],
    ['closes at any time', new Panel().open(0).close(1), 1, { open: false }],
    ['keeps what was typed when it is closed', opened().close(600), 600, { open: false, fields: TYPED }],
    ['waits for the answer', submitted(), 1499, { open: true, request: SUBMITTING }],
    ['shows the success', received(), 1500, { open: true, request: RECEIVED }],
    ['stays open for 2000 ms after the success', received(), 3499, { open: true }],
    ['closes 2000 ms after the success', received(), 3500, { open: false, request: IDLE }],
    ['empties the fields at the close when the answer was slow', received(), 3500, { fields: EMPTY }],
    ['shows a failure, and stays', failed(), 9000, { open: true, fields: TYPED, request: FAILED }],
    ['sends again after a failure', failed().submit(3000), 3000, { request: { sentAt: 3000 } }],
    ['ignores a failure after a success', received().fail(1600), 1600, { request: RECEIVED }],
    ['sends one request for two presses', submitted().submit(1200), 1200, { request: { sentAt: 1000 } }],
    ['sends again after 10 s without answer', sentTwice(), 11_000, { request: { sentAt: 11_000 } }],
    [
      'sends one for two late presses',
      opened().submit(20_000).submit(20_100),
      20_100,
      { request: { sentAt: 20_000 } },
    ],
    [
      'does not close under a request that is corrected after the success',
      received().type(2000, { phone: '91' }).submit(2100),
      4000,
      { open: true, request: SUBMITTING },
    ],
    ['sends nothing while the message stands', received().submit(2000), 2000, { request: RECEIVED }],
    ['waits for the newer request', corrected().succeed(1500, 'first'), 1500, { request: SUBMITTING }],
    ['waits for the second of two', sentTwice().fail(12_000, 'first'), 13_000, { request: SUBMITTING }],
    ['goes on waiting when opened again', submitted().close(1200).open(1300), 1400, { request: SUBMITTING }],
    ['begins anew when opened again after the success', received().open(2000), 2000, { request: IDLE }],
  ])('%s', (_, panel, at, expected) => {
    expect(panel.at(at)).toMatchObject(expected);
  });

  it('stays open with a digit that is typed after the success, and sends it', () => {
    const panel = received().type(2500, { phone: '91' });
    expect(panel.at(60_000)).toMatchObject({ open: true, fields: { phone: '91' }, request: RECEIVED });
    expect(panel.submit(61_000).at(61_000).request).toMatchObject({
      status: 'submitting',
      sent: { phone: '91' },
    });
  });

  it('begins with empty fields when it is opened while they wait to be emptied', () => {
    const panel = received().close(1800).open(2000, GOA);
    expect(panel.at(2000)).toMatchObject({
      open: true,
      fields: EMPTY,
      tickAt: undefined,
    });
  });

  it('begins with empty fields when it is opened before the browser tells that it was closed', () => {
    expect(received().open(2000).at(60_000)).toMatchObject({ open: true, fields: EMPTY, request: IDLE });
  });

  it('stays closed and is emptied when it was closed before the success', () => {
    const panel = submitted().close(1200).succeed(1500);
    expect(panel.at(3300)).toMatchObject({ open: false, fields: EMPTY, request: IDLE });
  });

  it('empties the fields 2300 ms after Submit when the answer was quick', () => {
    const quick = () => submitted().succeed(1001);
    expect(quick().at(3299)).toMatchObject({ open: false, fields: TYPED });
    expect(quick().at(3300)).toMatchObject({ open: false, fields: EMPTY });
    expect(received().close(3300).at(3300)).toMatchObject({ fields: EMPTY, tickAt: undefined });
  });

  it('is not for a custom trip any more when it has closed after a success', () => {
    const panel = new Panel().open(0, CUSTOM).submit(1000).succeed(1500);
    expect(panel.at(5000)).toMatchObject({ open: false, subject: { customTrip: false } });
  });

  it('shows the success of the first of two equal requests before and after the failure of the second', () => {
    const before = sentTwice().succeed(12_000, 'first').fail(12_500);
    const after = sentTwice().fail(12_000).succeed(12_500, 'first');
    expect(before.at(13_000)).toMatchObject({ open: true, request: RECEIVED, tickAt: 14_000 });
    expect(after.at(13_000)).toMatchObject({ open: true, request: RECEIVED, tickAt: 14_500 });
  });

  it('shows the failure of a corrected request, whatever becomes of the one before', () => {
    const panel = corrected().fail(1500).succeed(1600, 'first');
    expect(panel.at(13_000).request.status).toBe('failed');
  });

  it('shows the success although a digit was typed meanwhile, and stays open with it', () => {
    const panel = submitted().type(1200, { phone: '91' }).succeed(1500);
    expect(panel.at(60_000)).toMatchObject({ open: true, fields: { phone: '91' }, request: RECEIVED });
  });

  it('keeps a digit that was typed after Submit and before it was closed', () => {
    const panel = submitted().type(1100, { phone: '91' }).close(1200).succeed(1500);
    expect(panel.at(60_000)).toMatchObject({ open: false, fields: { phone: '91' } });
  });

  it('is not changed by the request for another trip', () => {
    const panel = submitted().close(1200).open(1300, GOA).succeed(1500);
    expect(panel.at(60_000)).toMatchObject({ open: true, subject: GOA, fields: TYPED, request: IDLE });
  });

  it.each([
    ['idle', opened()],
    ['waiting for the answer', submitted()],
    ['about to close', received()],
    ['about to be emptied', received().close(1800)],
  ])('is not changed by a tick too early when it is %s', (_, panel) => {
    const state = panel.at(2000);
    expect(reduce(state, { type: 'tick' }, 2000)).toBe(state);
  });

  it.each<[sign: string, panel: Panel, at: number, expected: boolean]>([
    ['a form that is filled in and sent within a second', new Panel().open(0).type(500, TYPED), 999, true],
    ['a form that takes a second, as autofill may', new Panel().open(0).type(500, TYPED), 1000, false],
    ['an empty form that is sent at once', new Panel().open(0), 400, false],
    ['what was typed before, sent as soon as it is opened again', opened().close(600).open(700), 1100, false],
    [
      'a field that no visitor sees, filled in at any time',
      opened().type(60_000, { message: 'x' }),
      90_000,
      true,
    ],
    ['a name that looks like one of a robot', opened().type(900, { name: '<a href=//x>' }), 1000, false],
  ])('says of %s whether it is a sign of a robot', (_, panel, at, expected) => {
    expect(isLikelyRobot(panel.at(at), at)).toBe(expected);
  });

  it('sends ASCII digits only, at most twelve, whatever the phone field holds', () => {
    const panel = new Panel().open(0).type(10, { phone: '+९१ 98765-43210 99' }).submit(1000);
    expect(panel.at(1000).request).toMatchObject({ sent: { phone: '919876543210' } });
  });

  it.each([
    [KERALA, { trip: 'Kerala', customTrip: false }],
    [CUSTOM, { trip: 'Ladakh', customTrip: true }],
  ])('sends the title of the trip, or the typed destination of a custom trip', (subject, sent) => {
    const panel = new Panel().open(0, subject).type(10, { trip: 'Ladakh' }).submit(1000);
    expect(panel.at(1000).request).toMatchObject({ sent });
  });
});
