import { afterPointerRelease } from './pointer-release.ts';

/**
 * Calls `collapse` when it causes no visible layout shift (decision 28): at once while the element is outside
 * the viewport, otherwise at the next scroll, click, key press or resize. Returns a function that cancels the
 * call.
 */
export function collapseWithoutShift(element: HTMLElement, collapse: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= window.innerHeight || bottom <= 0) {
    collapse();
    return () => undefined;
  }
  const collapseAfterRelease = () => {
    controller.abort();
    cancel = afterPointerRelease(collapse);
  };
  let cancel = () => controller.abort();
  for (const type of ['scroll', 'click', 'keydown', 'resize']) {
    window.addEventListener(type, collapseAfterRelease, { passive: true, signal });
  }
  return () => cancel();
}
