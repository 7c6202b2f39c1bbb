import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type ParsedElement = DefaultTreeAdapterMap['element'];

/** An element as a browser would parse it, with its offsets in the HTML. */
export interface HtmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text between the tags of a `script` or `style`. */
  text: string;
  /**
   * The offset of the element in the HTML, followed by the end of its start tag and the end of the element.
   */
  start: number;
  startTagEnd: number;
  end: number;
}

/** A replacement of the HTML from offset `start` to offset `end` by `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The page that was parsed last: a step asks for elements of the same page several times. */
let parsed: { html: string; elements: HtmlElement[] } = { html: '', elements: [] };

/** Returns all elements with these tag names, or with any name, in document order. */
export function elementsOf(html: string, ...names: string[]): HtmlElement[] {
  if (parsed.html !== html) parsed = { html, elements: allElementsOf(html) };
  return parsed.elements.filter(({ name }) => names.length === 0 || names.includes(name));
}

function allElementsOf(html: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return found;

  function visit(node: Node): void {
    if ('tagName' in node) {
      const element = toElement(node);
      if (element) found.push(element);
    }
    const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
    for (const child of children) visit(child);
  }
}

/** Returns undefined for an element that the parser has added, such as a missing `body`. */
function toElement(element: ParsedElement): HtmlElement | undefined {
  const location = element.sourceCodeLocation;
  if (!location?.startTag) return undefined;
  const text = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  return {
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text,
    start: location.startOffset,
    startTagEnd: location.startTag.endOffset,
    end: location.endOffset,
  };
}

/**
 * Returns the HTML with all edits applied.
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

/** Returns an edit that adds attributes to a start tag. The value '' gives an attribute without a value. */
export function addAttributes({ startTagEnd }: HtmlElement, attributes: Record<string, string>): Edit {
  const text = Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('');
  return { start: startTagEnd - 1, end: startTagEnd - 1, text };
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
