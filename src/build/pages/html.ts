import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type ParsedElement = DefaultTreeAdapterMap['element'];

/** An element of a page as a browser would find it, and where it is in the text of the page. */
export interface HtmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Where each attribute begins and ends, as offsets in the HTML. */
  places: Readonly<Record<string, { startOffset: number; endOffset: number }>>;
  /** The text between the tags of a `script` or `style`. */
  text: string;
  /** Where its start tag begins and ends, and where the element ends, as offsets in the HTML. */
  start: number;
  startTagEnd: number;
  end: number;
}

/** A part of the HTML, from `start` to `end`, and what replaces it. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * All elements of these names, in their order. What looks like a tag in an attribute or a comment is none.
 */
export function elementsOf(html: string, ...names: string[]): HtmlElement[] {
  const found: HtmlElement[] = [];
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return found;

  function visit(node: Node): void {
    if ('tagName' in node && names.includes(node.tagName)) {
      const element = toElement(node);
      if (element) found.push(element);
    }
    const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
    for (const child of children) visit(child);
  }
}

/** Elements that the parser adds, such as a missing `body`, are nowhere in the text. */
function toElement(element: ParsedElement): HtmlElement | undefined {
  const location = element.sourceCodeLocation;
  if (!location?.startTag) return undefined;
  const text = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  return {
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    places: location.attrs ?? {},
    text,
    start: location.startOffset,
    startTagEnd: location.startTag.endOffset,
    end: location.endOffset,
  };
}

/**
 * The HTML with all edits applied.
 * @throws Error when two edits overlap.
 */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) throw new Error(`Two changes of a page overlap at character ${start}.`);
    result += html.slice(at, start) + text;
    at = end;
  }
  return result + html.slice(at);
}

/** Adds attributes to a start tag, as an edit. An attribute of the value '' is written without a value. */
export function addAttributes({ startTagEnd }: HtmlElement, attributes: Record<string, string>): Edit {
  const text = Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('');
  return { start: startTagEnd - 1, end: startTagEnd - 1, text };
}

/**
 * Removes an attribute from a start tag, with the blank before it. No edit where there is no such attribute.
 */
export function removeAttribute({ places }: HtmlElement, name: string): Edit[] {
  const place = places[name];
  return place ? [{ start: place.startOffset - 1, end: place.endOffset, text: '' }] : [];
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
