import { applyEdits, elementsOf } from './html.ts';
import type { PageStep } from './page-step.ts';

/**
 * Joins the inline styles of a page, those of its fonts and those of its elements, in one element. The
 * Content-Security-Policy then needs one hash instead of three; a hash cannot be compressed.
 */
export const joinStyles: PageStep = ({ file, html }) => {
  const styles = elementsOf(html, 'style');
  const joined = `<style>${styles.map(({ text }) => text).join('')}</style>`;
  const edits = styles.map(({ start, end }, index) => ({ start, end, text: index === 0 ? joined : '' }));
  return { file, html: applyEdits(html, edits) };
};
