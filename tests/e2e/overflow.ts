/*
 * What does not fit. The functions run in a page. They are carried there as text, so they may name nothing
 * outside themselves.
 */

/** What sticks out of the viewport to the side, as selectors; empty where nothing does. */
export function sticksOut(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .map((element) => `${element.tagName}.${element.className}`);
}

/** Texts that are cut off by their own box. */
export function cutOff(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(p, h1, h2, h3, li, a, button, label, dd), footer :is(p, a)',
    ),
  ]
    .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, .swiper'))
    .filter((element) => element.scrollWidth > element.clientWidth + 2 && element.clientWidth > 0)
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .map((element) => element.textContent.trim().slice(0, 40));
}

/** The counters and buttons whose words do not fit into them, or that reach beyond the screen. */
export function overflowing(): string[] {
  const isShown = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], .swiper') &&
    // For screen readers only.
    getComputedStyle(element).clipPath !== 'inset(50%)';
  return [...document.querySelectorAll('.counter, button, .button, .language-link, .navbar a')]
    .filter(isShown)
    .filter((element) => {
      const outer = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const boxes = [outer];
      while (texts.nextNode()) {
        if (!isShown(texts.currentNode.parentElement)) continue;
        const words = document.createRange();
        words.selectNodeContents(texts.currentNode);
        boxes.push(...words.getClientRects());
      }
      return boxes.some(
        ({ left, right }) =>
          left < Math.max(0, outer.left) - 1 || right > Math.min(innerWidth, outer.right) + 1,
      );
    })
    .map((element) => element.outerHTML.slice(0, 120));
}
