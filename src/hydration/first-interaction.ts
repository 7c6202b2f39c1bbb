declare global {
  interface Window {
    /** Fulfilled after the visitor's first interaction with this page. */
    firstInteraction: Promise<void>;
  }
}

const EVENTS = ['pointermove', 'pointerup', 'click', 'keydown', 'scroll'];

/**
 * Sets `window.firstInteraction`, which is fulfilled after the visitor's first pointer, key or scroll event,
 * once the browser has painted its effect. The event itself is neither stopped nor repeated.
 */
export function watchFirstInteraction(): void {
  window.firstInteraction = new Promise((resolve) => {
    const ended = new AbortController();
    const begin = () => {
      ended.abort();
      requestAnimationFrame(() => setTimeout(resolve));
    };
    for (const type of EVENTS) {
      addEventListener(type, begin, { capture: true, passive: true, signal: ended.signal });
    }
  });
}
