declare global {
  interface Window {
    /** Fulfilled after the first user interaction with this page. */
    firstInteraction: Promise<void>;
  }
}

/** A script of the page dispatches `hydrate` when it needs the islands without a user interaction. */
const EVENTS = ['pointermove', 'click', 'keydown', 'scroll', 'hydrate'];

const RETRY_AFTER_MS = 1000;

/**
 * Loads Astro's runtime for islands after the first user interaction, and replays the clicks that were made
 * on their buttons before hydration. After an error it tries again once, a second later; after a second error
 * all islands have failed. Without a URL it loads nothing: in `astro dev` the page contains the runtime.
 * @param runtime the URL of the runtime, whose file also preloads the modules of the islands
 */
export function prepareIslands(runtime: string | undefined): void {
  window.firstInteraction = new Promise(watchFirstInteraction);
  document.addEventListener('click', replayEarlyClick());
  if (!runtime) return;
  const retry = () =>
    new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS)).then(
      () => import(/* @vite-ignore */ `${runtime}?retry`),
    );
  void window.firstInteraction.then(preloadRenderer);
  window.firstInteraction
    .then(() => import(/* @vite-ignore */ runtime).catch(retry))
    .catch((error: unknown) => {
      console.error('The islands were not loaded.', error);
      for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
        island.dataset['failed'] = '';
        island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
      }
    });
}

/** Calls `resolve` after the first pointer, key or scroll event and the paint that follows it. */
function watchFirstInteraction(resolve: () => void): void {
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
}

/**
 * A listener that replays clicks on buttons of islands once they are hydrated, each button once. The browser
 * handles links and the buttons of the sidebar and of dialogs; the text size buttons have their own script.
 */
function replayEarlyClick(): (event: MouseEvent) => void {
  const replayed = new Set<HTMLElement>();
  return ({ target, isTrusted }) => {
    const button = (target as Element).closest<HTMLButtonElement>(
      'button:not([popovertarget], [commandfor], [data-text-size-button])',
    );
    const island = button?.closest('astro-island[ssr]');
    if (!isTrusted || !button || !island || replayed.has(button)) return;
    replayed.add(button);
    island.addEventListener('astro:hydrate', () => button.click(), { once: true });
  };
}

/** Preloads React, the largest file, together with the runtime: the list of all files is in the runtime. */
function preloadRenderer(): void {
  const href = document.querySelector('astro-island')?.getAttribute('renderer-url') ?? '';
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
