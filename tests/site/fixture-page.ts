import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { FIXTURE_DIST } from '../fixtures/site.ts';

/** A page of the site that is built from the content of the tests, by its path. */
export function fixturePage(path: string): Document {
  const file = `${FIXTURE_DIST}${path === '/' ? '/index' : path}.html`;
  const { document } = new JSDOM(readFileSync(file)).window;
  for (const element of document.querySelectorAll('script, style')) element.remove();
  return document;
}

const words = ({ textContent }: Element) => textContent.trim().replace(/\s+/g, ' ');

/** The words of the elements of a page that match a selector, in their order. */
export const textsIn = (page: ParentNode, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map(words);

/** The words and the address of each link that a part of a page holds, in their order. */
export const linksIn = (page: ParentNode, part: string): (string | null)[][] =>
  [...page.querySelectorAll(`${part} a`)].map((link) => [words(link), link.getAttribute('href')]);

/** The values of an attribute of the elements of a page that match a selector, in their order. */
export const valuesIn = (page: ParentNode, selector: string, attribute: string): (string | null)[] =>
  [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
