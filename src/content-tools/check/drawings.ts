import sax, { type QualifiedTag } from 'sax';

/** The elements that only draw or describe. Another one could run code, change the drawing, or be a link. */
const SHAPES =
  /^(svg|g|defs|symbol|use|switch|path|rect|circle|ellipse|line|polyline|polygon|image|text|tspan|tref|textPath|flow(Root|Region|RegionExclude|Div|Para|Span)|title|desc|metadata|style|(linear|radial|mesh)Gradient|meshgradient|mesh(row|patch|Row|Patch)|stop|solid[cC]olor|hatch|hatch[pP]ath|clipPath|mask|pattern|marker|filter|fe[A-Z]\w+|font|font-face|font-face-(src|name)|glyph|missing-glyph|[hv]kern)$/;

/** Programs write elements of their own into `<metadata>`. Only these have an effect there. */
const ACTIVE_METADATA = /^(script|set|discard|animate.*)$/;

const SVG = 'http://www.w3.org/2000/svg';
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';

/** Only a part of the same file, or an embedded picture, may be referred to. */
const OWN = /^(#|data:image\/(png|jpe?g|webp|gif);|$)/i;

const CSS_LOAD =
  /(@import|image-set\()|(?:url|src)\(\s?["']?\s?(?!#|data:image\/(?:png|jpe?g|webp|gif);)([^"')]{1,60})/i;

/** Encodings in which the signs of XML are the same bytes as in UTF-8, as which a drawing is read here. */
const ENCODINGS = /^(utf-8|us-ascii|iso-8859-1|windows-1252)$/i;

/** A drawing whose parts refer to each other can have millions of shapes, which no browser draws in time. */
const MOST_REPETITIONS = 10_000;

/** Below this level a part is taken to contain itself. */
const MOST_LEVELS = 2000;

/** An element of a drawing. */
interface Part {
  name: string;
  /** The elements in it, and the ids of those that it refers to. */
  children: (Part | string)[];
  text: string;
}

/** Describes the first part of an SVG file that is more than shapes, or returns undefined. */
export function activeContent(svg: string): string | undefined {
  let found: string | undefined;
  const root: Part = { name: '', children: [], text: '' };
  const open = [root];
  const parts = new Map<string, Part>();
  let count = 1;
  const parser = sax.parser(true, { xmlns: true });
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) found ??= 'a document type with definitions';
  };
  parser.onprocessinginstruction = ({ name, body }) => {
    const [, encoding = 'utf-8'] = /encoding\s*=\s*["']([^"']*)/.exec(name === 'xml' ? body : '') ?? [];
    if (name === 'xml-stylesheet') found ??= 'an <?xml-stylesheet?>';
    if (!ENCODINGS.test(encoding)) found ??= `text in the encoding ${encoding}`;
  };
  parser.onopentag = (opened) => {
    const tag = opened as QualifiedTag;
    const part: Part = { name: tag.local, children: references(tag), text: '' };
    found ??=
      tagProblem(
        tag,
        open.some(({ name }) => name === 'metadata'),
      ) ?? attributeProblem(tag);
    const id = tag.attributes['id']?.value;
    if (id !== undefined && !parts.has(id)) parts.set(id, part);
    open.at(-1)?.children.push(part);
    open.push(part);
    count += 1;
  };
  parser.ontext = parser.oncdata = (text) => {
    const part = open.at(-1);
    if (part?.name === 'style') part.text += text;
  };
  parser.onclosetag = () => {
    found ??= cssProblem(open.pop()?.text ?? '');
  };
  try {
    parser.write(svg).close();
  } catch {
    return found ?? 'a mistake in its XML';
  }
  const drawn = drawnParts(root, parts);
  if (drawn === Infinity) return found ?? 'a part that contains itself';
  return drawn - count > MOST_REPETITIONS ? (found ?? 'too many repetitions of its parts') : found;
}

function tagProblem({ local, uri }: QualifiedTag, inMetadata: boolean): string | undefined {
  const isShape = inMetadata ? !ACTIVE_METADATA.test(local) : SHAPES.test(local);
  // Elements of drawing programs have no effect in browsers.
  const isInert = uri !== SVG && uri !== '' && (uri === RDF || !uri.startsWith('http://www.w3.org/'));
  return isInert || (isShape && (uri === SVG || uri === '')) ? undefined : `a <${local}>`;
}

function attributeProblem({ uri, attributes }: QualifiedTag): string | undefined {
  for (const { name, local, prefix, value } of Object.values(attributes)) {
    if (/^on/i.test(name) && (uri === SVG || uri === '')) return `the event attribute ${name}`;
    if (/^(href|src|base)$/.test(local) && !OWN.test(value.trim()))
      return `a reference to ${value.trim().slice(0, 60)}`;
    const problem = prefix === '' ? cssProblem(value) : undefined;
    if (problem) return problem;
  }
  return undefined;
}

/** Describes what CSS loads. A letter of `url` may be written as its code: `u\72l`. */
function cssProblem(css: string): string | undefined {
  const [, rule, address] = CSS_LOAD.exec(plainCss(css)) ?? [];
  return rule ? `an ${rule}` : address && `a reference to ${address}`;
}

/** Returns CSS without escapes, and with one blank in place of several. */
function plainCss(css: string): string {
  const unescaped = css.replace(
    /\\(?:([\da-f]{1,6})\s?|([^]))/gi,
    (_, code: string | undefined, sign = '') =>
      code ? String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)) : String(sign),
  );
  return unescaped.replace(/\s+/g, ' ');
}

/** Returns the ids of the elements to which the attributes of an element refer. */
function references({ attributes }: QualifiedTag): string[] {
  return Object.values(attributes).flatMap(({ local, value }) => {
    const found = local === 'href' ? /^\s*#(.*)/.exec(value)?.slice(1) : undefined;
    const inCss = plainCss(value).matchAll(/url\(\s?["']?\s?#([^"')\s]+)/gi);
    return (found ?? [...inCss].map(([, id = '']) => id)).map(decoded);
  });
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id.trim());
  } catch {
    return id;
  }
}

/** Returns how many elements a browser draws for a part; Infinity if the part contains itself. */
function drawnParts(
  part: Part,
  parts: ReadonlyMap<string, Part>,
  known = new Map<Part, number>(),
  level = 0,
): number {
  const before = known.get(part);
  if (before !== undefined) return before;
  if (level > MOST_LEVELS) return Infinity;
  let drawn = 1;
  for (const child of part.children) {
    const inner = typeof child === 'string' ? parts.get(child) : child;
    // A gradient draws nothing by itself, and many shapes refer to the same one.
    if (inner && (inner === child || !/gradient$/i.test(inner.name)))
      drawn += drawnParts(inner, parts, known, level + 1);
  }
  known.set(part, drawn);
  return drawn;
}
