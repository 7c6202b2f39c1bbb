import type { Visitor } from '../visitor.ts';
import { CONSOLE_KEY } from './console.ts';

/*
 * Questions to a page. They are carried there as text, so they may name nothing outside themselves.
 */

/** Whether a part is shown, i.e. the first one with this selector. */
export const isShown = (css: string): boolean =>
  !!document.querySelector(css)?.checkVisibility({ visibilityProperty: true });

/** Whether a part is not shown, or there is none. */
export const isHidden = (css: string): boolean =>
  !document.querySelector(css)?.checkVisibility({ visibilityProperty: true });

/** Whether there are so many parts with this selector. */
export const areSoMany = (css: string, count: number): boolean =>
  document.querySelectorAll(css).length === count;

/** The words of all parts with this selector, as they are shown. */
export const wordsOf = (css: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(css)].map(({ innerText }) => innerText.trim());

/** The texts of all parts with this selector, as they are in the document. */
export const textsOf = (css: string): string[] =>
  [...document.querySelectorAll(css)].map(({ textContent }) => textContent);

/** Whether a part is shown within the height of the window. */
export const isInView = (css: string): boolean => {
  const box = document.querySelector(css)?.getBoundingClientRect();
  return !!box && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
};

/** Whether the page has this path and hash. */
export const isAt = (path: string, hash = ''): boolean =>
  location.pathname.replace(/(.)\/$/, '$1') === path && location.hash === hash;

/** Waits until the page has reported something on the console that contains these words. */
export async function untilReported(visitor: Visitor, words: string): Promise<void> {
  await visitor.until(
    `the console says ${words}`,
    (key: string, text: string) => (sessionStorage.getItem(key) ?? '').includes(text),
    CONSOLE_KEY,
    words,
  );
}

/** Lets time pass in the page: only where nothing must happen in that time. */
export async function letPass(visitor: Visitor, ms: number): Promise<void> {
  const begin = await visitor.ask(() => performance.now());
  await visitor.until(
    `${ms} ms have passed`,
    (since: number, span: number) => performance.now() - since > span,
    begin,
    ms,
  );
}

/**
 * Makes the first interaction by a key without another effect; waits until the islands that react to it are
 * hydrated or have failed.
 */
export async function hydrated(visitor: Visitor): Promise<void> {
  await visitor.key('Shift');
  await visitor.until('the islands are awake', () =>
    [...document.querySelectorAll('astro-island[ssr]:not([data-failed])')].every((island) =>
      island.getAttribute('opts')?.includes('"visible"'),
    ),
  );
}

/** Whether the browser opens a dialog by the attribute `command` of a button. */
export const knowsCommand = (): boolean => 'commandForElement' in HTMLButtonElement.prototype;

/** Waits until the list of trips is that of the answer to the trips call, and has so many cards. */
export async function untilReplaced(visitor: Visitor, count: number): Promise<void> {
  await visitor.until(
    'the list has been replaced',
    () => !!document.querySelector('.trip-list [role=status] *'),
  );
  await visitor.until(`there are ${count} trips`, areSoMany, 'main article', count);
}
