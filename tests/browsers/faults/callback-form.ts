import { deepEqual, equal } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { content } from '../../e2e/content.ts';
import { lookFor } from '../look-for.ts';
import { CALLBACK_CSV } from '../site.ts';
import type { Visitor } from '../visitor.ts';
import { nameField, PANEL, phoneField, submit, tripButton } from './parts.ts';
import { hydrated, isShown, letPass, untilReported } from './questions.ts';

const words = content('trips/callback');

/** Clicks are ignored for this long after the panel has been opened (decision 25). */
export const SLIDE_IN_MS = 400;

/** A number as it is typed and sent. */
export const PHONE = '919876543210';

/** A name that no other test gives. */
export const someone = (): string => `Asha ${randomUUID().slice(0, 8)}`;

/** How many rows with a trip the receiver has kept under a name. */
async function rowsOf(name: string, trip = ''): Promise<number> {
  const rows = await readFile(CALLBACK_CSV, 'utf8').catch(() => '');
  return rows.split('\r\n').filter((row) => row.includes(name) && row.includes(trip)).length;
}

/** Checks that the receiver has so many rows with a trip under a name. */
export async function hasRows(name: string, count: number, trip?: string): Promise<void> {
  equal(await rowsOf(name, trip), count, `The receiver has not ${count} rows.`);
}

/** Waits until the receiver has so many rows under a name. */
export async function untilRows(name: string, count: number): Promise<void> {
  await lookFor(`the receiver has ${count} rows`, async () => (await rowsOf(name)) === count);
}

/**
 * Opens the panel for the trip with this place in the list, from 1, and waits until it is hydrated and takes
 * clicks.
 */
export async function openPanel(visitor: Visitor, place = 1): Promise<void> {
  await visitor.press(tripButton(place));
  await visitor.until('the panel is open', isShown, PANEL);
  await hydrated(visitor);
  await letPass(visitor, SLIDE_IN_MS);
}

/** Types a name and a number into the open panel. */
export async function typeIn(visitor: Visitor, name: string, phone = PHONE): Promise<void> {
  await visitor.press(nameField);
  await visitor.type(name);
  await visitor.press(phoneField);
  await visitor.type(phone);
  await hasKept(visitor, name, phone);
}

/** Opens the trips page and the panel of the first trip, and types a name and a number. */
export async function fillIn(visitor: Visitor, name: string, phone = PHONE): Promise<void> {
  await visitor.visit('/trips');
  await openPanel(visitor);
  await typeIn(visitor, name, phone);
  await visitor.ask(
    (css: string, success: string) => {
      const panel = document.querySelector<HTMLElement>(css);
      if (!panel) return;
      // The panel closes 2 s after the message: too soon to be asked for it.
      new MutationObserver(() => {
        if (panel.innerText.includes(success)) panel.dataset['received'] = '';
      }).observe(panel, { childList: true, characterData: true, subtree: true });
    },
    PANEL,
    words.success,
  );
}

/** Checks that the fields have what was typed. */
export async function hasKept(visitor: Visitor, name: string, phone = PHONE): Promise<void> {
  deepEqual(await typed(visitor), { name, phone });
}

/** What the fields have. */
export function typed(visitor: Visitor): Promise<{ name?: string; phone?: string }> {
  return visitor.ask(() => {
    const value = (name: string) =>
      document.querySelector<HTMLInputElement>(`dialog input[name=${name}]`)?.value ?? '';
    return { name: value('name'), phone: value('phone') };
  });
}

/** What the panel shows. */
export function shownIn(visitor: Visitor): Promise<string[]> {
  return visitor.ask(
    (css: string) => [...document.querySelectorAll<HTMLElement>(css)].map(({ innerText }) => innerText),
    `${PANEL} :is(h2, label, button, a, p)`,
  );
}

/** Waits until the panel has shown that the request has been received. */
export async function untilReceived(visitor: Visitor): Promise<void> {
  await visitor.until('the message has been shown', () => !!document.querySelector('dialog[data-received]'));
}

/** Waits until the request has failed, and checks that the panel is as it was, without a message. */
export async function isAsItWas(visitor: Visitor, name: string, before: string[]): Promise<void> {
  await untilReported(visitor, 'The callback request has not been received');
  await visitor.until('the button is as it was', isShown, `${PANEL} form button[aria-disabled=false]`);
  deepEqual(await shownIn(visitor), before);
  await hasKept(visitor, name);
  await hasRows(name, 0);
}

/** Presses Submit, and checks that the request is received, once. */
export async function isReceivedNow(visitor: Visitor, name: string): Promise<void> {
  await visitor.press(submit);
  await untilReceived(visitor);
  await hasRows(name, 1);
}
