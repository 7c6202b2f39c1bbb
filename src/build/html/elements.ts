import { parse, type DefaultTreeAdapterMap } from 'parse5';

/** An element as a browser would parse it, with its offsets in the HTML. */
export interface HtmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text between the tags of a `script` or `style`. */
  text: string;
  start: number;
  startTagEnd: number;
  end: number;
}

/** A replacement of the HTML from offset `start` to offset `end` by `text`. */
export type Edit = Pick<HtmlElement, 'start' | 'end' | 'text'>;

/** The page that was parsed last: a step asks for elements of the same page several times. */
let parsed: { html: string; elements: HtmlElement[] } = { html: '', elements: [] };

/** All elements with these tag names, or with any name, in document order. */
export function elementsOf(html: string, ...names: string[]): HtmlElement[] {
  if (parsed.html !== html) {
    const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
    parsed = { html, elements: elementsIn(document) };
  }
  return parsed.elements.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** The elements of a tree, without those that the parser has added, such as a missing `body`. */
function elementsIn(node: DefaultTreeAdapterMap['node']): HtmlElement[] {
  const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
  const below = children.flatMap(elementsIn);
  const place = 'tagName' in node ? node.sourceCodeLocation : undefined;
  if (!('tagName' in node) || !place?.startTag) return below;
  const element = {
    name: node.tagName,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    start: place.startOffset,
    startTagEnd: place.startTag.endOffset,
    end: place.endOffset,
  };
  return [element, ...below];
}

/**
 * Applies edits, in any order, to HTML.
 * @throws Error if two edits overlap.
 */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = '';
  let offset = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < offset) throw new Error(`Two edits of a page overlap at character ${start}.`);
    result += html.slice(offset, start) + text;
    offset = end;
  }
  return result + html.slice(offset);
}

/** The edit that adds an attribute to a start tag. */
export function addAttribute({ startTagEnd }: HtmlElement, name: string, value: string): Edit {
  const escaped = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return { start: startTagEnd - 1, end: startTagEnd - 1, text: ` ${name}="${escaped}"` };
}

/**
 * The only element of a name that contains this code.
 * @throws Error if there is none or more than one.
 */
export function only(html: string, name: string, code: string): HtmlElement {
  const found = elementsOf(html, name).filter(({ start, end }) => html.slice(start, end).includes(code));
  const [element] = found;
  if (!element || found.length > 1)
    throw astroHasChanged(`has ${found.length} elements with ${code}, not one`);
  return element;
}

/** The error for a page that Astro wrote differently from what the steps expect. */
export function astroHasChanged(problem: string): Error {
  return new Error(`The page ${problem}. Astro has changed how it writes pages: see src/build/html.`);
}
