import { applyEdits, elementsOf } from './html.ts';
import type { PageStep } from './page-step.ts';

/**
 * Puts the styles of a page into its first `<style>`, in their order. Astro writes one for each typeface and
 * one for the islands; each would cost a hash in the page's policy, and a hash cannot be compressed.
 */
export const mergeStyles: PageStep = ({ file, html }) => {
  const styles = elementsOf(html, 'style');
  const all = `<style>${styles.map(({ text }) => text).join('')}</style>`;
  const edits = styles.map(({ start, end }, index) => ({ start, end, text: index === 0 ? all : '' }));
  return { file, html: applyEdits(html, edits) };
};
