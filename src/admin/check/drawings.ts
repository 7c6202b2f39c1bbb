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

/** Describes the first part of an SVG file that is more than shapes, or returns undefined. */
export function activeContent(svg: string): string | undefined {
  let found: string | undefined;
  let css = '';
  const open: string[] = [];
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
    found ??= tagProblem(tag, open.includes('metadata')) ?? attributeProblem(tag);
    open.push(tag.local);
  };
  parser.ontext = parser.oncdata = (text) => {
    if (open.at(-1) === 'style') css += text;
  };
  parser.onclosetag = () => {
    open.pop();
    found ??= cssProblem(css);
    css = '';
  };
  try {
    parser.write(svg).close();
  } catch {
    found ??= 'a mistake in its XML';
  }
  return found;
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
  const unescaped = css.replace(
    /\\(?:([\da-f]{1,6})\s?|([^]))/gi,
    (_, code: string | undefined, sign = '') =>
      code ? String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)) : String(sign),
  );
  const [, rule, address] = CSS_LOAD.exec(unescaped.replace(/\s+/g, ' ')) ?? [];
  return rule ? `an ${rule}` : address && `a reference to ${address}`;
}
