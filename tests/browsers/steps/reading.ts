import { deepEqual, match } from 'node:assert/strict';
import { ERRORS_KEY } from '../site.ts';
import type { Step } from './step.ts';

const LEGAL = [
  ['/terms-of-service', 'Terms of service'],
  ['/privacy-policy', 'Privacy policy'],
] as const;

const CONTENTS = 'nav[aria-label="On this page"] a';

const headingIs = (words: string) => document.querySelector<HTMLElement>('h1')?.innerText === words;

/** What the pages to read promise, and at the end what every page does. */
export const reading: Step[] = [
  {
    promise: 'the legal pages have a title, a date, and a list of contents that leads to a section',
    async walk(visitor) {
      for (const [path, title] of LEGAL) {
        await visitor.visit(path);
        await visitor.until(`the title is ${title}`, headingIs, title);
        match(
          await visitor.ask(() => document.querySelector('main time')?.getAttribute('datetime') ?? ''),
          /^\d{4}-\d\d-\d\d$/,
        );
        const chapter = await visitor.ask((css: string) => {
          const link = document.querySelectorAll<HTMLAnchorElement>(css)[2];
          return { words: link?.innerText ?? '', hash: link?.hash ?? '' };
        }, CONTENTS);
        await visitor.press({ css: CONTENTS, words: chapter.words });
        await visitor.until(
          `${chapter.words} stands under the bar`,
          (hash: string) => {
            const top = document.querySelector(`h2${hash}`)?.getBoundingClientRect().top ?? 0;
            return location.hash === hash && top >= 80 && top < 200;
          },
          chapter.hash,
        );
      }
    },
  },
  {
    promise: 'an address of nothing shows four places to go',
    async walk(visitor) {
      await visitor.visit('/nowhere');
      const links = () =>
        [...document.querySelectorAll<HTMLElement>('main a')].map(({ innerText }) => innerText);
      deepEqual(await visitor.ask(links), ['Home', 'Trips', 'Sessions', 'Contact Us']);
      await visitor.press({ css: 'main a', words: 'Trips' });
      await visitor.until('the trips are there', headingIs, 'Explore the world');
    },
  },
  {
    promise: 'no page has had a script error or has broken its Content-Security-Policy, all islands awake',
    async walk(visitor) {
      for (const path of ['/', '/trips', ...LEGAL.map(([path]) => path), '/nowhere']) {
        await visitor.visit(path);
        await visitor.key('Tab');
        await visitor.until(`every island of ${path} is awake`, () => {
          const asleep = document.querySelector('astro-island[ssr]');
          asleep?.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return !asleep;
        });
      }
      const errors = (key: string) => sessionStorage.getItem(key) ?? '[]';
      deepEqual(JSON.parse(await visitor.ask(errors, ERRORS_KEY)), []);
    },
  },
];
