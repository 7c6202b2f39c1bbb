const POLL_INTERVAL_MS = 50;
/** On touch screens the `click` event follows `pointerup` within this time. */
const CLICK_DELAY_MS = 100;
/** After this time the layout changes although a pointer is down. */
const MAX_WAIT_MS = 3000;

let pointerDown = false;

/**
 * Starts to track whether a pointer is down on the page. For pointers that went down before that, and for
 * keys, `afterPointerRelease` uses `:active`.
 */
export function trackPointer(): void {
  const release = () => setTimeout(() => (pointerDown = false), CLICK_DELAY_MS);
  addEventListener('pointerdown', () => (pointerDown = true), { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel', 'contextmenu'])
    addEventListener(end, release, { capture: true, passive: true });
}

/**
 * Defers a layout change until no pointer is down, so that a click does not miss its target: calls `change`
 * at once, after the click that follows the release, or after 3 s. Returns a function that cancels the call.
 */
export function afterPointerRelease(change: () => void): () => void {
  const deadline = Date.now() + MAX_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    const isDown = pointerDown || document.querySelector(':active') !== null;
    if (isDown && Date.now() < deadline) timer = setTimeout(check, POLL_INTERVAL_MS);
    else change();
  };
  check();
  return () => clearTimeout(timer);
}
