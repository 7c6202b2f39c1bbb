import { deepEqual, equal } from 'node:assert/strict';
import { content } from '../../e2e/content.ts';
import { lookFor } from '../look-for.ts';
import type { Visitor } from '../visitor.ts';
import { answerWith, json, NO_ANSWER, REFUSED, type Answer } from './answers.ts';
import {
  fillIn,
  hasKept,
  hasRows,
  isAsItWas,
  isReceivedNow,
  openPanel,
  PHONE,
  shownIn,
  someone,
  typed,
  untilReceived,
  untilRows,
} from './callback-form.ts';
import type { FaultHost } from './host.ts';
import { PANEL, phoneField, submit } from './parts.ts';
import { isHidden, isShown, letPass, wordsOf } from './questions.ts';
import type { Row } from './row.ts';

const { trips } = content('trips/upcoming');

/** Longer than the panel and the fields remain after a success. */
const UNTIL_RESET_MS = 3000;

const PENDING = `${PANEL} form button[aria-disabled=true] .spinner`;

async function closePanel(visitor: Visitor): Promise<void> {
  await visitor.key('Escape');
  await visitor.until('the panel is closed', isHidden, PANEL);
}

/** Waits until a request is under way that the host holds back. */
async function isPending(visitor: Visitor, host: FaultHost): Promise<void> {
  await lookFor('the request has come', () => Promise.resolve(host.callbacks === 1));
  await visitor.until('the spinner is shown', isShown, PENDING);
}

/** Sends a request that the host holds back, and returns the function that lets the host answer. */
async function sendHeld(
  visitor: Visitor,
  host: FaultHost,
  name: string,
  { phone = PHONE, send = (one: Visitor) => one.press(submit) } = {},
): Promise<() => void> {
  const release = host.holdCallback();
  await fillIn(visitor, name, phone);
  await send(visitor);
  await isPending(visitor, host);
  return release;
}

const failing = (matrix: string, fault: string, answer: Answer): Row => ({
  matrix,
  promise: `a callback request ${fault} leaves the form as it was, and the next press is received`,
  inject: (host) => host.answerCallback(answer),
  async walk(visitor, host) {
    const name = someone();
    await fillIn(visitor, name);
    const before = await shownIn(visitor);
    await visitor.press(submit);
    await isAsItWas(visitor, name, before);
    host.answerCallback();
    await isReceivedNow(visitor, name);
    return undefined;
  },
});

const sentTwice = (matrix: string, way: string, send: (visitor: Visitor) => Promise<void>): Row => ({
  matrix,
  promise: `a callback request sent by ${way} is sent and stored once`,
  async walk(visitor, host) {
    const name = someone();
    const release = await sendHeld(visitor, host, name, { send });
    release();
    await untilReceived(visitor);
    equal(host.callbacks, 1);
    await hasRows(name, 1);
    return undefined;
  },
});

const OTHER_STATUS = '200 with another status, with none, with null';

/** The faults of a callback request. */
export const callbackRequest: Row[] = [
  failing('request refused', 'that is refused', REFUSED),
  failing('500', 'answered with 500', answerWith('', 500)),
  failing(OTHER_STATUS, 'answered with another status', json({ status: 'busy' })),
  failing(OTHER_STATUS, 'answered with no status', json({})),
  failing(OTHER_STATUS, 'answered with null', json(null)),
  failing('200 with HTML', 'answered with HTML', answerWith('<html>Sign in</html>', 200, 'text/html')),
  {
    matrix: 'request hanging',
    promise: 'a callback request that is never answered keeps what was typed, also for another trip',
    inject: (host) => host.answerCallback(NO_ANSWER),
    async walk(visitor, host) {
      const name = someone();
      await fillIn(visitor, name);
      await visitor.press(submit);
      await isPending(visitor, host);
      await hasKept(visitor, name);
      await closePanel(visitor);
      await openPanel(visitor, 2);
      deepEqual(await visitor.ask(wordsOf, `${PANEL} [dir=auto]`), [trips[1]?.title]);
      equal(await visitor.ask(isShown, `${PANEL} form button[aria-disabled=false]`), true);
      await hasKept(visitor, name);
      return undefined;
    },
  },
  {
    matrix: 'redirect',
    promise: 'a callback request is received through a redirect',
    inject(host) {
      host.answerCallback((_, response) => void response.writeHead(302, { Location: '/receipt' }).end());
      host.answer(/^GET \/receipt$/, json({ status: 'success' }));
    },
    async walk(visitor) {
      await fillIn(visitor, someone());
      await visitor.press(submit);
      await untilReceived(visitor);
      return undefined;
    },
  },
  {
    matrix: 'success after a digit was changed',
    promise: 'a success after a digit was changed leaves the panel open with what was typed',
    async walk(visitor, host) {
      const name = someone();
      const release = await sendHeld(visitor, host, name, { phone: PHONE.slice(2) });
      await visitor.press(phoneField);
      await visitor.type('00');
      const changed = await typed(visitor);
      equal(changed.phone?.length, PHONE.length);
      release();
      await untilReceived(visitor);
      await hasRows(name, 1);
      await letPass(visitor, UNTIL_RESET_MS);
      equal(await visitor.ask(isShown, PANEL), true);
      deepEqual(await typed(visitor), changed);
      host.answerCallback();
      await visitor.press(submit);
      await untilRows(name, 2);
      await visitor.until('the panel closes', isHidden, PANEL);
      return undefined;
    },
  },
  {
    matrix: 'fields filled by a password manager without an event',
    promise: 'fields filled without an event are sent with what was filled in',
    async walk(visitor) {
      const name = someone();
      await fillIn(visitor, 'x');
      await visitor.ask((value: string) => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(document.querySelector('dialog input[name=name]'), value);
      }, name);
      await isReceivedNow(visitor, name);
      return undefined;
    },
  },
  {
    matrix: 'success after the panel was closed',
    promise: 'a success after the panel was closed empties the fields and leaves the panel closed',
    async walk(visitor, host) {
      const name = someone();
      const release = await sendHeld(visitor, host, name);
      await closePanel(visitor);
      release();
      await untilRows(name, 1);
      await visitor.until(
        'the fields are empty',
        () => document.querySelector<HTMLInputElement>('dialog input[name=name]')?.value === '',
      );
      equal(await visitor.ask(isHidden, PANEL), true);
      return undefined;
    },
  },
  {
    matrix: 'success after it was reopened for another trip',
    promise: 'a success after the panel was opened for another trip leaves it as it is',
    async walk(visitor, host) {
      const name = someone();
      const release = await sendHeld(visitor, host, name);
      await closePanel(visitor);
      await openPanel(visitor, 2);
      const before = await shownIn(visitor);
      release();
      await untilRows(name, 1);
      await letPass(visitor, UNTIL_RESET_MS);
      deepEqual(await visitor.ask(wordsOf, `${PANEL} [dir=auto]`), [trips[1]?.title]);
      deepEqual(await shownIn(visitor), before);
      await hasKept(visitor, name);
      return undefined;
    },
  },
  sentTwice('double press', 'a double press', (visitor) => visitor.press(submit, 2)),
  sentTwice('Enter key, twice', 'two presses of the Enter key', async (visitor) => {
    await visitor.key('Enter');
    await visitor.key('Enter');
  }),
  {
    matrix: 'offline',
    promise: 'a callback request without a network leaves the form as it was, and is received with one',
    async walk(visitor, host) {
      const name = someone();
      await fillIn(visitor, name);
      const before = await shownIn(visitor);
      await host.disconnect();
      await visitor.press(submit);
      await isAsItWas(visitor, name, before);
      await host.connect();
      await isReceivedNow(visitor, name);
      return undefined;
    },
  },
  {
    matrix: 'the page is left meanwhile',
    promise: 'a callback request goes on after its page has been left',
    async walk(visitor, host) {
      const name = someone();
      const release = await sendHeld(visitor, host, name);
      await visitor.visit('/nowhere');
      release();
      await untilRows(name, 1);
      return undefined;
    },
  },
];
