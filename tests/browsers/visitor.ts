import { vi } from 'vitest';

/** Sends a command of WebDriver, which has the same name and parameters in both protocols. */
export type Send = (
  command: 'ExecuteScript' | 'Navigate' | 'PerformActions' | 'SetWindowRect',
  parameters: object,
) => Promise<{ value: unknown }>;

/** Starts an engine. Gives what sends its commands, and what ends it. */
export type Start = () => Promise<{ send: Send; stop: () => Promise<void> }>;

const PATIENCE = { timeout: 15_000, interval: 100 };
const KEYS: Record<string, string> = { Enter: '\uE007', Escape: '\uE00C', Shift: '\uE008' };

/** Acts on pages with a mouse and a keyboard, and asks them what they show. Names parts by CSS selectors. */
export class Visitor {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Goes to an address, and waits until its HTML has been read, or only until it has begun. */
  async visit(url: string, state: 'begun' | 'read' = 'read'): Promise<void> {
    const before = await this.ask(() => performance.timeOrigin);
    await this.#send('Navigate', { url });
    // Between two pages Firefox has one of its own.
    await this.until(
      (last: number, origin: string, wanted: string) =>
        performance.timeOrigin !== last &&
        location.origin === origin &&
        (wanted === 'begun' || document.readyState !== 'loading'),
      before,
      new URL(url).origin,
      state,
    );
  }

  /** Resizes the window. Neither browser makes one that is narrower than some 500 px. */
  async resize(width: number, height: number): Promise<void> {
    await this.#send('SetWindowRect', { width, height });
  }

  /** Presses the first part that is shown, once it stands still and nothing covers it. */
  async press(css: string): Promise<void> {
    const point = await this.until(pointOf, css);
    const actions = [
      { type: 'pointerMove', duration: 0, ...point },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#send('PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  /** Types a text, or presses the key with this name. */
  async type(text: string): Promise<void> {
    const actions = [KEYS[text] ?? [...text]].flat().flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Gives what a function finds in the page. It is sent as text, so it may name nothing outside itself. */
  async ask<Given extends unknown[], Found>(
    find: (...given: Given) => Found,
    ...given: Given
  ): Promise<Found> {
    const script = `return (${String(find)})(...arguments)`;
    return (await this.#send('ExecuteScript', { script, args: given })).value as Found;
  }

  /** Asks the page until a function finds something that is true, and gives that. */
  until<Given extends unknown[], Found>(
    find: (...given: Given) => Found,
    ...given: Given
  ): Promise<Exclude<Found, false | null | undefined>> {
    return vi.waitFor(async () => {
      const found = await this.ask(find, ...given);
      if (!found) throw new Error(`In vain: ${find.name || String(find)} with ${JSON.stringify(given)}`);
      return found as Exclude<Found, false | null | undefined>;
    }, PATIENCE);
  }

  /** Waits until one of the parts is shown. */
  shows(css: string): Promise<boolean> {
    return this.until((parts: string) => {
      return [...document.querySelectorAll(parts)].some((one) => one.checkVisibility());
    }, css);
  }

  /** Waits until none of the parts is shown. */
  hides(css: string): Promise<boolean> {
    return this.until((parts: string) => {
      return [...document.querySelectorAll(parts)].every((one) => !one.checkVisibility());
    }, css);
  }

  /** The texts of all parts. */
  texts(css: string): Promise<string[]> {
    return this.ask((parts: string) => {
      return [...document.querySelectorAll(parts)].map(({ textContent }) => textContent.trim());
    }, css);
  }

  /**
   * Makes the first interaction, by a key without another effect; waits until the islands are hydrated.
   * Firefox gives a page no key before its first frame, so that the key is pressed until they are.
   */
  async hydrate(): Promise<void> {
    const sleeping = 'astro-island[ssr]:not([data-failed], [opts*=\'"visible"\'])';
    await vi.waitFor(async () => {
      await this.type('Shift');
      if ((await this.texts(sleeping)).length > 0) throw new Error('Islands are not hydrated.');
    }, PATIENCE);
  }
}

/** The middle of a part in CSS pixels of the viewport, once it is in view, at rest and uncovered. */
function pointOf(css: string) {
  const part = [...document.querySelectorAll(css)].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const box = part?.getBoundingClientRect();
  if (!part || !box) return null;
  const moves = document.getAnimations().some((animation) => {
    const { effect } = animation;
    return (
      animation instanceof CSSTransition && effect instanceof KeyframeEffect && effect.target?.contains(part)
    );
  });
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  if (y < 0 || y > innerHeight) part.scrollIntoView({ block: 'center', behavior: 'instant' });
  return !moves && part.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}
