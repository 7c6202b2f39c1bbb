import { answered, NoAnswer } from './answered.ts';
import type { Browser, Key } from './browser.ts';
import { lookFor, type Truthy } from './look-for.ts';
import { pointOf, type Part } from './point-of.ts';

const LONGEST_QUESTION_MS = 8000;
const QUESTIONS = 3;

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

  /** The same visitor on another site. */
  at(site: string): Visitor {
    return new Visitor(this.#browser, site);
  }

  /**
   * Goes to a path of the site, and waits until its HTML has been read: not for pictures and embedded films.
   */
  async visit(path: string): Promise<void> {
    await this.enter(path);
    await this.until(`${path} has been read`, () => document.readyState !== 'loading');
  }

  /** Goes to a path of the site, and waits until its page has begun. */
  async enter(path: string): Promise<void> {
    const before = await this.ask(() => performance.timeOrigin);
    await answered(`visiting ${path}`, this.#browser.open(new URL(path, this.#site).href));
    await this.until(`${path} has begun`, (last: number) => performance.timeOrigin !== last, before);
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
  async press(part: Part, times = 1): Promise<void> {
    let last = '';
    const point = await lookFor(`${part.words ?? part.css} can be pressed`, async () => {
      const found = await this.ask(pointOf, part);
      const before = last;
      last = JSON.stringify(found);
      return last === before ? found : null;
    });
    for (let left = times; left > 0; left -= 1)
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
    return lookFor(outcome, () => this.ask(find, ...given));
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
    await lookFor(`${css} stands ${wanted} px under the top edge`, look, () => `it stands at ${last}`);
  }
}
