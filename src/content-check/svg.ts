import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** Elements that run scripts, or put HTML or another document into a drawing. */
const ACTIVE_ELEMENTS = ['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'listener'];

/** References to a part of the same drawing, and pictures inside it. */
const INSIDE = /^\s*(#|data:image\/(png|jpe?g|webp|gif);|$)/i;

/** What in a drawing could run, or would be fetched from elsewhere; undefined where there is nothing. */
export function activeContent(svg: string): string | undefined {
  if (/<!(ENTITY|DOCTYPE[^>]*\[)/i.test(svg)) return 'a document type with definitions';
  const nodes: Node[] = [parseFragment(svg)];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const found = 'tagName' in node ? inElement(node) : undefined;
    if (found) return found;
    if ('childNodes' in node) nodes.push(...node.childNodes);
  }
  return undefined;
}

function inElement({ tagName, attrs, childNodes }: DefaultTreeAdapterMap['element']): string | undefined {
  const name = tagName.toLowerCase().replace(/^.*:/, '');
  if (ACTIVE_ELEMENTS.includes(name)) return `a <${name}>`;
  for (const { name: attribute, value } of attrs) {
    if (/^on/i.test(attribute)) return `the event attribute ${attribute}`;
    if (/^(.*:)?(href|src)$/i.test(attribute) && !INSIDE.test(value))
      return `a reference to ${shortened(value)}`;
    const outside = outsideOf(value);
    if (outside !== undefined) return `a reference to ${shortened(outside)}`;
  }
  if (name !== 'style') return undefined;
  const css = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  if (/@import/i.test(css)) return 'an @import';
  const outside = outsideOf(css);
  return outside === undefined ? undefined : `a reference to ${shortened(outside)}`;
}

/** The first address in `url(…)` that is not part of the drawing. */
function outsideOf(css: string): string | undefined {
  const addresses = [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, address = '']) => address);
  return addresses.find((address) => !INSIDE.test(address));
}

function shortened(address: string): string {
  return address.trim().slice(0, 60);
}
