import { deepEqual, equal } from 'node:assert/strict';
import { sectionOf } from '../../../src/lib/sections.ts';
import { siteLanguages } from '../../../src/content-model/languages.ts';
import { content } from '../../e2e/content.ts';
import { legalPaths, legalText } from '../../e2e/legal-texts.ts';
import { ERRORS_KEY } from '../site.ts';
import type { Step } from './step.ts';

const { notFound, legal } = content('pages');
const tripsHeading = content('trips/hero').heading;
const CONTENTS = `nav[aria-label=${JSON.stringify(legal.contents)}] a`;

const headingIs = (words: string) => document.querySelector<HTMLElement>('h1')?.innerText === words;

/** What the pages to read promise, and at the end what every page does. */
export const reading: Step[] = [
  {
    promise: 'the legal pages have a title, a date, and a list of contents that leads to a section',
    async walk(visitor) {
      for (const path of legalPaths) {
        const { title, updated, headings } = legalText(path);
        await visitor.visit(path);
        await visitor.until(`the title is ${title}`, headingIs, title);
        equal(
          await visitor.ask(() => document.querySelector('main time')?.getAttribute('datetime')),
          updated,
        );
        await visitor.press({ css: CONTENTS, words: headings[0] ?? '' });
        await visitor.until(`${headings[0]} is below the bar`, () => {
          const top = document.querySelector('main .text h2')?.getBoundingClientRect().top ?? 0;
          return location.hash !== '' && top >= 80 && top < innerHeight;
        });
      }
    },
  },
  {
    promise: 'an address of nothing shows four places to go in each language',
    async walk(visitor) {
      await visitor.visit('/nowhere');
      const links = () =>
        [...document.querySelectorAll<HTMLElement>('main a')].map(({ innerText }) => innerText);
      deepEqual(
        await visitor.ask(links),
        siteLanguages.flatMap((language) =>
          content('pages', language).notFound.links.map(({ label }) => label),
        ),
      );
      const toTrips = notFound.links.find(({ section }) => sectionOf(section) === 'trips');
      if (!toTrips) return;
      await visitor.press({ css: 'main a', words: toTrips.label });
      await visitor.until('the trips are there', headingIs, tripsHeading);
    },
  },
  {
    promise: 'no page has had a script error or has broken its Content-Security-Policy, all islands awake',
    async walk(visitor) {
      for (const path of ['/', '/trips', ...legalPaths, '/nowhere']) {
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
