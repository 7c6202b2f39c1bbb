/** The elements that only draw or describe. Another one could run code, change the drawing, or be a link. */
const SHAPES =
  /^(svg|g|defs|symbol|use|switch|path|rect|circle|ellipse|line|polyline|polygon|image|text|tspan|textPath|flow\w+|title|desc|metadata|style|\w+Gradient|mesh\w*|stop|clipPath|mask|pattern|marker|filter|fe[A-Z]\w+)$/;

/** Programs write elements of their own into `<metadata>`. Only these have an effect there. */
const ACTIVE = /^(script|set|discard|animate.*|a|foreignObject|handler)$/;

/** What loads something, runs code, or hides either. `own` matches references within the file. */
const own = String.raw`(?:#|data:image\/(?:png|jpe?g|webp|gif);)`;
const REFERENCES = [
  /<!(?:ENTITY|DOCTYPE[^>]*\[)|<\?(?!xml\s)[^?]*/,
  /encoding\s*=\s*["'](?!utf-8|us-ascii|iso-8859-1)[^"']*/i,
  // Elements with the prefix of another vocabulary of the web, such as HTML. The others have no effect.
  /xmlns:(?!svg\b|rdf\b|xlink\b)[\w.-]+\s*=\s*["'](?:http:\/\/www\.w3\.org|[^"']*&)[^"']*/,
  /&#\w*;?/,
  /\son\w+\s*=/i,
  new RegExp(String.raw`\b(?:href|src|base)\s*=\s*["']\s*(?!${own}|["'])[^"']{0,60}`, 'i'),
  new RegExp(String.raw`url\(\s*(?:["']|&quot;)?(?!${own})[^)]{0,60}|@import|image-set\(`, 'i'),
  // CSS can write a letter as its code.
  /(?:style\s*=\s*["'][^"']*|<style[^<]*)\\/,
];

/** Describes the first part of an SVG file that is more than shapes, or returns undefined. */
export function activeContent(svg: string): string | undefined {
  const metadata = /<metadata[^]*<\/metadata\s*>/.exec(svg)?.[0] ?? '';
  const elements = (text: string) =>
    [...text.matchAll(/<(?:([\w.-]+):)?([a-z][\w.-]*)/gi)].filter(([, prefix = 'svg']) => prefix === 'svg');
  const element =
    elements(svg.replace(metadata, '')).find(([, , name = '']) => !SHAPES.test(name)) ??
    elements(metadata).find(([, , name = '']) => ACTIVE.test(name));
  if (element) return `a <${element[2]}>`;
  return REFERENCES.map((pattern) => pattern.exec(svg)?.[0].trim()).find(Boolean);
}
