declare global {
  interface Window {
    /** Fulfilled once the visitor gives a first sign of life on this page. */
    firstSign: Promise<void>;
  }
}

/**
 * Waits for the visitor's first sign of life: a pointer, a finger, a key, a scroll. It is only listened to: the event goes on to
 * whatever it was meant for, is neither swallowed nor repeated, and has been painted before any script weighs on the page.
 * Written into the page's head as text, like `enterPage`.
 */
export function watchForFirstSign(): void {
  window.firstSign = new Promise((resolve) => {
    const ended = new AbortController();
    const begin = () => {
      ended.abort();
      requestAnimationFrame(() => setTimeout(resolve));
    };
    for (const sign of ['pointermove', 'pointerup', 'click', 'keydown', 'wheel', 'scroll']) {
      addEventListener(sign, begin, { capture: true, passive: true, signal: ended.signal });
    }
  });
}
