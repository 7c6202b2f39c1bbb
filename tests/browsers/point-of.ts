/**
 * A part of the page, by a CSS selector and, where there are several, by its words or its accessible label.
 */
export interface Part {
  css: string;
  words?: string;
}

/**
 * The middle of a part that can be seen, in CSS pixels of the viewport; null while it is covered or slides.
 * Brings it into view. It runs in the page. That it slides is asked of its transitions: on a busy machine two
 * looks may see the same picture.
 */
export function pointOf({ css, words }: Part): { x: number; y: number } | null {
  const part = [...document.querySelectorAll<HTMLElement>(css)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      (!words || [candidate.innerText.trim(), candidate.getAttribute('aria-label')].includes(words)),
  );
  const [box] = part?.getClientRects() ?? [];
  if (!part || !box) return null;
  const slides = document
    .getAnimations()
    .some(
      (animation) =>
        animation instanceof CSSTransition &&
        animation.effect instanceof KeyframeEffect &&
        animation.effect.target?.contains(part),
    );
  if (slides) return null;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (y < 0 || y > innerHeight) part.scrollIntoView({ block: 'center', behavior: 'instant' });
  return part.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}
