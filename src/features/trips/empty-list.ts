import { oncePressEnds } from './pointer-release.ts';

/**
 * Calls `collapse` when a change of the element's height moves nothing that the visitor sees (decision 28):
 * at once while the element is outside the viewport, otherwise at the next scroll, click, key or change of
 * the window's size.
 * @returns a function that cancels the call.
 */
export function collapseUnseen(element: HTMLElement, collapse: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= window.innerHeight || bottom <= 0) {
    collapse();
    return () => undefined;
  }
  const act = () => {
    ended.abort();
    cancelPress = oncePressEnds(collapse);
  };
  let cancelPress = () => ended.abort();
  for (const type of ['scroll', 'click', 'keydown', 'resize']) {
    window.addEventListener(type, act, { passive: true, signal });
  }
  return () => cancelPress();
}
