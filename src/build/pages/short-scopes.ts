import { applyEdits, elementsOf } from './html.ts';
import type { PageStep } from './page-step.ts';

/** The class by which Astro limits the styles of a component to its elements. */
const SCOPE = /\bastro-[a-z0-9]{8}\b/g;

/**
 * Gives the scopes of a page's styles names of two letters. Astro names each by a hash, and hashes cannot be
 * compressed.
 */
export const shortenScopes: PageStep = ({ file, html }) => {
  const names = new Map<string, string>();
  const shorten = (text: string) =>
    text.replace(SCOPE, (scope) => {
      const name = names.get(scope) ?? `_${names.size.toString(36)}`;
      names.set(scope, name);
      return name;
    });
  const styles = elementsOf(html, 'style').map(({ startTagEnd, text }) => ({
    start: startTagEnd,
    end: startTagEnd + text.length,
    text: shorten(text),
  }));
  const classes = elementsOf(html).flatMap(({ places: { class: place } }) =>
    place ? [{ start: place.startOffset, end: place.endOffset }] : [],
  );
  return {
    file,
    html: applyEdits(html, [
      ...styles,
      ...classes.map(({ start, end }) => ({ start, end, text: shorten(html.slice(start, end)) })),
    ]),
  };
};
