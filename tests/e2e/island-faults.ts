/**
 * How each island is made to throw: something of the browser fails that the island needs when it is hydrated.
 * The functions run in the page before its scripts. They are carried there as text, so they may name nothing
 * outside themselves.
 */
export const ISLAND_FAULTS = {
  Navbar: () => {
    Object.assign(document, {
      querySelector(selector: string) {
        if (selector === '[data-back-to-top]') throw new Error('querySelector is broken');
        return document.querySelectorAll(selector)[0] ?? null;
      },
    });
  },
  Sidebar: () => {
    const original = (element: Element, selector: string) =>
      Element.prototype.closest.call(element, selector);
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string) {
        if (selector === ':popover-open') throw new Error('matches is broken');
        return original(this, selector) === this;
      },
    });
  },
  Counter: breakMatchMedia,
  TestimonialCarousel: breakMatchMedia,
  TripGrid: () => {
    Object.assign(Intl.PluralRules.prototype, {
      select() {
        throw new Error('select is broken');
      },
    });
  },
  CallbackPanel: () => {
    Object.assign(HTMLDialogElement.prototype, {
      dispatchEvent() {
        throw new Error('dispatchEvent is broken');
      },
    });
  },
};

function breakMatchMedia() {
  const original = matchMedia;
  window.matchMedia = (query) => {
    if (query === '(prefers-reduced-motion: reduce)') throw new Error('matchMedia is broken');
    return original(query);
  };
}
