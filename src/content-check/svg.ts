import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** Elements that run scripts or embed HTML or another document. */
const ACTIVE_ELEMENTS = ['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'listener'];

/** Matches references to a part of the same file, and embedded pictures. */
const INTERNAL_REFERENCE = /^\s*(#|data:image\/(png|jpe?g|webp|gif);|$)/i;

/** Describes the first part of an SVG file that could run code or load a resource, or returns undefined. */
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
    if (/^(.*:)?(href|src)$/i.test(attribute) && !INTERNAL_REFERENCE.test(value))
      return `a reference to ${truncate(value)}`;
    const external = externalUrlIn(value);
    if (external !== undefined) return `a reference to ${truncate(external)}`;
  }
  if (name !== 'style') return undefined;
  const css = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  if (/@import/i.test(css)) return 'an @import';
  const external = externalUrlIn(css);
  return external === undefined ? undefined : `a reference to ${truncate(external)}`;
}

/** Returns the first URL in `url(…)` that is external the file. */
function externalUrlIn(css: string): string | undefined {
  const addresses = [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, address = '']) => address);
  return addresses.find((address) => !INTERNAL_REFERENCE.test(address));
}

function truncate(address: string): string {
  return address.trim().slice(0, 60);
}
