import { applyEdits, elementsOf } from './html.ts';
import type { PageStep } from './page-step.ts';

/** The class that Astro adds to the elements and the selectors of a component with scoped styles. */
const SCOPE_CLASS = /\bastro-[a-z0-9]{8}\b/g;

/**
 * Replaces Astro's scope classes by short names in the `<style>` elements and the `class` attributes. Astro
 * makes each name a hash of the file's path: hashes cannot be compressed, and the size of a page would depend
 * on the folder in which it is built.
 */
export const shortenScopes: PageStep = ({ file, html }) => {
  const names = new Map<string, string>();
  const shorten = (text: string) =>
    text.replace(SCOPE_CLASS, (scope) => {
      const name = names.get(scope) ?? `_${names.size.toString(36)}`;
      names.set(scope, name);
      return name;
    });
  const styles = elementsOf(html, 'style').map(({ startTagEnd, text }) => ({
    start: startTagEnd,
    end: startTagEnd + text.length,
    text: shorten(text),
  }));
  if (names.size === 0) throw new Error(`${file} has no scope class of Astro's scoped styles.`);
  const classes = elementsOf(html).flatMap(({ attributeOffsets: { class: offsets } }) =>
    offsets ? [{ start: offsets.startOffset, end: offsets.endOffset }] : [],
  );
  return {
    file,
    html: applyEdits(html, [
      ...styles,
      ...classes.map(({ start, end }) => ({ start, end, text: shorten(html.slice(start, end)) })),
    ]),
  };
};
