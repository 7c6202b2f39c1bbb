declare global {
  interface Window {
    /** Fulfilled after the first user interaction with this page. */
    firstInteraction: Promise<void>;
  }
}

/** A script of the page dispatches `hydrate` when it needs the islands without a user interaction. */
const EVENTS = ['pointermove', 'click', 'keydown', 'scroll', 'hydrate'];

/**
 * Sets `window.firstInteraction`, which is fulfilled after the first pointer, key or scroll event and the
 * paint that follows it. The event is not stopped.
 */
export function watchFirstInteraction(): void {
  window.firstInteraction = new Promise((resolve) => {
    const controller = new AbortController();
    let lastPosition: string | undefined;
    const onInteraction = ({ type, screenX, screenY }: MouseEvent) => {
      // Browsers also dispatch a pointermove when a page appears under a pointer that does not move.
      if (type === 'pointermove') {
        const position = `${screenX},${screenY}`;
        const moved = lastPosition !== undefined && lastPosition !== position;
        lastPosition = position;
        if (!moved) return;
      }
      controller.abort();
      requestAnimationFrame(() => setTimeout(resolve));
    };
    const options = { capture: true, passive: true, signal: controller.signal };
    for (const type of EVENTS) addEventListener(type, onInteraction as EventListener, options);
  });
}
