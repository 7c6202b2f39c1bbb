import { deepEqual, equal } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dateLabel } from '../../../src/features/trips/trip-dates.ts';
import { endOfDay, startOfDay } from '../../../src/lib/indian-time.ts';
import { formatRupees } from '../../../src/lib/rupees.ts';
import { content } from '../../e2e/content.ts';
import { CALLBACK_CSV } from '../site.ts';
import type { Step } from './step.ts';

const { button } = content('trips/hero');
const { requestCallback } = content('trips/packages');
const { submit, success: SUCCESS } = content('trips/callback');
const embeddedTrips = content('trips/upcoming').trips;
const CLOSES_AFTER_MS = 2000;
/** How much later than planned a timer may come on a busy machine. */
const LATE_MS = 1000;

/** What the list of trips and the callback panel promise. */
export const trips: Step[] = [
  {
    promise: 'the trips have prices in Indian grouping, and their dates',
    async walk(visitor) {
      await visitor.visit('/trips');
      await visitor.press({ css: 'main a', words: button });
      const cards = await visitor.until(
        'the trips are there',
        (count: number) => {
          const all = [...document.querySelectorAll('main article')].map((card) => ({
            price: card.querySelector<HTMLElement>('.trip-price strong')?.innerText,
            dates: card.querySelector<HTMLElement>('.trip-times p')?.innerText.trim().split('\n')[0],
          }));
          return all.length === count && all;
        },
        embeddedTrips.length,
      );
      // As Node formats them, which the unit tests hold to the specification: engines format by their own
      // data.
      const expected = embeddedTrips.map(({ cost, firstDay, lastDay }) => {
        const { start, end } = dateLabel(startOfDay(firstDay), endOfDay(lastDay));
        return { price: formatRupees(cost), dates: `${start.text} - ${end.text}` };
      });
      deepEqual(cards, expected);
    },
  },
  {
    promise: 'a callback is asked for, kept in the CSV file, confirmed, and the panel closes 2 s later',
    async walk(visitor) {
      const name = `Asha ${randomUUID()}`;
      await visitor.visit('/trips');
      await visitor.press({ css: 'main article button', words: requestCallback });
      await visitor.press({ css: 'dialog input[name="name"]' });
      await visitor.type(name);
      await visitor.press({ css: 'dialog input[name="phone"]' });
      await visitor.type('98a76-5 43210x123456');
      await visitor.until(
        'the number has its digits only',
        () =>
          document.querySelector<HTMLInputElement>('dialog input[name="phone"]')?.value === '987654321012',
      );

      await visitor.ask((success: string) => {
        const panel = document.querySelector('dialog');
        const times = { received: 0, closed: 0 };
        Object.assign(window, { times });
        if (!panel) return;
        new MutationObserver(() => {
          if (panel.innerText.includes(success)) times.received ||= performance.now();
          if (!panel.open) times.closed ||= performance.now();
        }).observe(panel, { attributes: true, childList: true, characterData: true, subtree: true });
      }, SUCCESS);
      await visitor.press({ css: 'dialog button', words: submit });
      const times = await visitor.until('the message has come and the panel has closed', () => {
        const { times } = window as unknown as { times: { received: number; closed: number } };
        return times.received > 0 && times.closed > 0 && times;
      });
      const lasted = times.closed - times.received;
      equal(
        lasted > CLOSES_AFTER_MS - 50 && lasted < CLOSES_AFTER_MS + LATE_MS,
        true,
        `The panel has closed ${lasted} ms after the message.`,
      );

      const rows = (await readFile(CALLBACK_CSV, 'utf8')).split('\r\n').filter((row) => row.includes(name));
      const title = embeddedTrips[0]?.title.replaceAll('"', '""');
      const parts = [`"${name}","987654321012",`, `${title}","no"`];
      deepEqual(
        rows.map((row) => parts.map((part) => row.includes(part))),
        [[true, true]],
      );
    },
  },
];
