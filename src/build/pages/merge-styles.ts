import { applyEdits, elementsOf } from './html.ts';
import type { PageStep } from './page-step.ts';

/**
 * Merges the `<style>` elements of a page into the first one. Astro writes one for each typeface and one for
 * the islands, and each would add a hash, which does not compress, to the Content-Security-Policy.
 */
export const mergeStyles: PageStep = ({ file, html }) => {
  const styles = elementsOf(html, 'style');
  const all = `<style>${styles.map(({ text }) => text).join('')}</style>`;
  const edits = styles.map(({ start, end }, index) => ({ start, end, text: index === 0 ? all : '' }));
  return { file, html: applyEdits(html, edits) };
};
