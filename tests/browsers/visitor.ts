import { setTimeout as wait } from 'node:timers/promises';
import { answered, NoAnswer } from './answered.ts';
import type { Browser, Key } from './browser.ts';
import { pointOf, type Part } from './point-of.ts';

const PATIENCE_MS = 15_000;
const BETWEEN_LOOKS_MS = 100;
const LONGEST_QUESTION_MS = 8000;
const QUESTIONS = 3;

/** What is left of a type once it has been found true. */
type Truthy<Found> = Exclude<Found, false | 0 | '' | null | undefined>;

/**
 * What a visitor does in a browser: acts at once, as soon as a part can be seen, and then looks for the
 * outcome.
 */
export class Visitor {
  readonly #browser: Browser;
  readonly #site: string;

  constructor(browser: Browser, site: string) {
    this.#browser = browser;
    this.#site = site;
  }

  /** Goes to a path of the site. */
  visit(path: string): Promise<void> {
    return answered(`visiting ${path}`, this.#browser.visit(new URL(path, this.#site).href));
  }

  resize(width: number, height: number): Promise<void> {
    return answered('resizing', this.#browser.resize(width, height));
  }

  type(text: string): Promise<void> {
    return answered(`typing ${text}`, this.#browser.type(text));
  }

  key(key: Key): Promise<void> {
    return answered(`pressing ${key}`, this.#browser.press(key));
  }

  /** Presses a part with the mouse once it stands still and nothing covers it. */
  async press(part: Part): Promise<void> {
    let last = '';
    const point = await this.#look(`${part.words ?? part.css} can be pressed`, async () => {
      const found = await this.ask(pointOf, part);
      const before = last;
      last = JSON.stringify(found);
      return last === before ? found : null;
    });
    await answered(`pressing ${part.words ?? part.css}`, this.#browser.click(point.x, point.y));
  }

  /**
   * Gives what a function finds in the page. It is carried there as text, so it may name nothing outside
   * itself; and it may do no harm when it runs twice: WebKit's driver now and then loses a question while one
   * page follows another.
   */
  async ask<Given extends unknown[], Found>(
    find: (...given: Given) => Found,
    ...given: Given
  ): Promise<Found> {
    const expression = `(${String(find)})(...${JSON.stringify(given)})`;
    const question = () =>
      answered(`evaluating ${expression}`, this.#browser.evaluate(expression), LONGEST_QUESTION_MS);
    for (let left = QUESTIONS; ; left -= 1) {
      try {
        return (await question()) as Found;
      } catch (error) {
        if (left === 1 || !(error instanceof NoAnswer)) throw error;
      }
    }
  }

  /**
   * Asks the page until it finds something that is true, and gives that.
   * @throws Error that says `outcome` if that takes longer than 15 s.
   */
  until<Given extends unknown[], Found>(
    outcome: string,
    find: (...given: Given) => Found,
    ...given: Given
  ): Promise<Truthy<Found>> {
    return this.#look(outcome, () => this.ask(find, ...given));
  }

  /**
   * Waits until the top edge of a part stands still, at most 2 px from so many CSS pixels under that of the
   * viewport.
   */
  async untilTopIs(css: string, wanted: number): Promise<void> {
    let last: number | undefined;
    const look = async () => {
      const before = last;
      last = await this.ask((part: string) => document.querySelector(part)?.getBoundingClientRect().top, css);
      return last !== undefined && last === before && Math.abs(last - wanted) <= 2;
    };
    await this.#look(`${css} stands ${wanted} px under the top edge`, look, () => `it stands at ${last}`);
  }

  async #look<Found>(outcome: string, look: () => Promise<Found>, state = () => ''): Promise<Truthy<Found>> {
    const deadline = Date.now() + PATIENCE_MS;
    let hindrance: unknown;
    do {
      try {
        const found = await look();
        if (found) return found as Truthy<Found>;
        hindrance = undefined;
      } catch (error) {
        // Between two pages there is none to ask.
        hindrance = error;
      }
      await wait(BETWEEN_LOOKS_MS);
    } while (Date.now() < deadline);
    throw new Error(`In vain: ${outcome}. ${state()}`, { cause: hindrance });
  }
}
