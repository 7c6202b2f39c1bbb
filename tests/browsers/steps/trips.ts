import { deepEqual, equal, match } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CALLBACK_CSV } from '../site.ts';
import type { Step } from './step.ts';

const INDIAN_RUPEES = /^₹\d{1,2}(,\d\d)*,\d{3} /;
const DATES = /^\d{1,2}(st|nd|rd|th) - \d{1,2}(st|nd|rd|th) [A-Z][a-z]+ \d{4}$/;
const SUCCESS = 'Message Received successfully!';
const CLOSES_AFTER_MS = 2000;
/** How much later than planned a timer may come on a busy machine. */
const LATE_MS = 1000;

/** What the list of trips and the callback panel promise. */
export const trips: Step[] = [
  {
    promise: 'the six trips have prices in Indian grouping, and their dates',
    async walk(visitor) {
      await visitor.visit('/trips');
      await visitor.press({ css: 'main a', words: 'Explore Packages' });
      const cards = await visitor.until('there are six trips', () => {
        const all = [...document.querySelectorAll('main article')].map((card) => ({
          price: card.querySelector<HTMLElement>('.trip-price')?.innerText ?? '',
          dates: card.querySelector<HTMLElement>('.trip-times p')?.innerText.trim() ?? '',
        }));
        return all.length === 6 && all;
      });
      for (const { price, dates } of cards) {
        match(price, INDIAN_RUPEES);
        match(dates, DATES);
      }
      equal(
        cards.some(({ price }) => price.startsWith('₹1,02,500 ')),
        true,
        'There is no price of a lakh.',
      );
    },
  },
  {
    promise: 'a callback is asked for, kept in the CSV file, confirmed, and the panel closes 2 s later',
    async walk(visitor) {
      const name = `Asha ${randomUUID()}`;
      await visitor.visit('/trips');
      await visitor.press({ css: 'main article button', words: 'Request a callback' });
      await visitor.press({ css: 'dialog input[name="name"]' });
      await visitor.type(name);
      await visitor.press({ css: 'dialog input[name="phone"]' });
      await visitor.type('98a76-5 43210x123456');
      const typed = () => document.querySelector<HTMLInputElement>('dialog input[name="phone"]')?.value;
      equal(await visitor.ask(typed), '987654321012');

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
      await visitor.press({ css: 'dialog button', words: 'Submit' });
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
      deepEqual(
        rows.map((row) => row.split(',').slice(1, 5)),
        [[`"${name}"`, '"987654321012"', '"Evening Lamps on the Ganga"', '"no"']],
      );
    },
  },
];
