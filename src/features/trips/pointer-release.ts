const BEAT_MS = 50;
/** A finger's click comes a moment after the finger is gone. */
const CLICK_MS = 100;
/** A hand that rests longer than this waits for something. */
const LONGEST_PRESS_MS = 3000;

let pressing = false;

/**
 * Notes from now on whether a finger or the mouse presses the page. Of what was pressed before, and of keys,
 * only the browser knows.
 */
export function watchPresses(): void {
  const release = () => setTimeout(() => (pressing = false), CLICK_MS);
  addEventListener('pointerdown', () => (pressing = true), { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel', 'contextmenu'])
    addEventListener(end, release, { capture: true, passive: true });
}

/**
 * Does what moves the page under the visitor's hand once nothing is pressed: at once, or soon after the click
 * that letting go makes, or after 3 s. Otherwise a press on what moves away would end on something else, and
 * be lost. Gives what calls it off.
 */
export function oncePressEnds(move: () => void): () => void {
  const latest = Date.now() + LONGEST_PRESS_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const isPressed = pressing || document.querySelector(':active') !== null;
    if (isPressed && Date.now() < latest) timer = setTimeout(look, BEAT_MS);
    else move();
  };
  look();
  return () => clearTimeout(timer);
}
