import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

/** An SVG drawing of the site whose elements can be moved or extracted by their ids. */
export class Drawing {
  readonly #file: string;
  readonly #prefix: string;
  readonly #root: Element;
  readonly #elements = new Map<string, Element>();

  /**
   * Reads an SVG file. All ids in the resulting markup begin with `prefix`.
   * @throws Error if the file cannot be read or is not well-formed.
   */
  constructor(file: string, prefix: string) {
    this.#file = file;
    this.#prefix = prefix;
    const { document } = new JSDOM(readFileSync(file, 'utf8'), { contentType: 'image/svg+xml' }).window;
    this.#root = document.documentElement;
    for (const element of this.#root.querySelectorAll('[id]')) {
      this.#elements.set(element.id, element);
      element.removeAttribute('id');
    }
  }

  /**
   * Puts an element, or it and its next siblings up to another element, into a group that can be moved, and
   * returns the id of the group. Afterwards the ids of the two elements refer to the group, so inner parts
   * must be grouped first.
   * @throws Error if there is no such element.
   */
  group(first: string, last = first): string {
    const elements = this.#run(first, last);
    const group = this.#root.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'g');
    group.id = `${this.#prefix}-${first}`;
    elements[0]?.before(group);
    group.append(...elements);
    this.#elements.set(first, group).set(last, group);
    return group.id;
  }

  /**
   * Splits a path of dots (`M1 2v0M3 4v0`) into one path for each dot.
   * Returns their ids, centres and stroke widths in SVG units.
   * @throws Error if there is no such element.
   */
  splitDots(name: string): Dot[] {
    const path = this.#element(name);
    const width = Number(path.getAttribute('stroke-width'));
    const centres = [...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)v0/g)];
    const dots = centres.map(([d, x, y], index) => {
      const dot = path.cloneNode() as Element;
      dot.id = `${this.#prefix}-${name}-${index + 1}`;
      dot.setAttribute('d', d);
      path.before(dot);
      return { id: dot.id, x: Number(x), y: Number(y), width };
    });
    path.remove();
    return dots;
  }

  /**
   * Inserts markup before an element.
   * @throws Error if there is no such element.
   */
  insertBefore(name: string, markup: string): void {
    this.#element(name).insertAdjacentHTML('beforebegin', markup);
  }

  /**
   * Returns the markup of an element, or of it and its next siblings up to another element.
   * @throws Error if there is no such element.
   */
  markup(first: string, last = first): string {
    return this.#run(first, last)
      .map((element) => element.outerHTML)
      .join('');
  }

  /** Returns the markup of the whole drawing. */
  markupOfAll(): string {
    return this.#root.innerHTML;
  }

  /**
   * Returns the value of an attribute of an element, or an empty string.
   * @throws Error if there is no such element.
   */
  attribute(name: string, attribute: string): string {
    return this.#element(name).getAttribute(attribute) ?? '';
  }

  #run(first: string, last: string): Element[] {
    const end = this.#element(last);
    const run: Element[] = [];
    for (let element: Element | null = this.#element(first); element; element = element.nextElementSibling) {
      run.push(element);
      if (element === end) return run;
    }
    throw new Error(
      `${this.#file}: the element with id="${last}" does not follow the one with id="${first}".`,
    );
  }

  #element(name: string): Element {
    const element = this.#elements.get(name);
    if (!element) throw new Error(`${this.#file} has no element with id="${name}".`);
    return element;
  }
}

/** One dot of a path of dots: its id, its centre and its stroke width in SVG units. */
export interface Dot {
  id: string;
  x: number;
  y: number;
  width: number;
}
