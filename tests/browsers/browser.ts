/** The keys that a visitor presses alone. */
export type Key = 'Enter' | 'Escape' | 'Shift' | 'Tab';

/** The kinds of browsers. */
export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/**
 * A browser that runs, with one page; what is pressed and typed goes the way of a real mouse and keyboard.
 */
export interface Browser {
  version: string;
  /** Begins to go to an address; does not wait for its page. */
  open(address: string): Promise<void>;
  /** Asks the viewport to be so large, in CSS pixels; a window may have a least width of its own. */
  resize(width: number, height: number): Promise<void>;
  /** Presses a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Gives the value of a JavaScript expression in the page, as far as JSON can carry it. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** A program that an engine needs, and the Debian package that brings it. */
interface Need {
  program: string;
  path: string | undefined;
  debianPackage: string;
}

/** A kind of browser. */
export interface Engine {
  name: EngineName;
  /** What it needs on this machine; a path is undefined where it is missing. */
  needs: Need[];
  /** Starts it; only where nothing is missing. */
  open: () => Promise<Browser>;
}

/**
 * An https proxy at which nobody answers: what lies outside the machine fails at once, in every engine alike.
 */
export const NOWHERE = { host: '127.0.0.1', port: 9 };
