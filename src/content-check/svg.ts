/** What a drawing must not contain, because it could run code or load something from elsewhere. */
const ACTIVE: [pattern: RegExp, describe: (found: string) => string][] = [
  [/<!ENTITY|<!DOCTYPE[^>]*\[/i, () => 'a document type with definitions'],
  [
    /<(?:[\w-]+:)?(script|foreignObject|iframe|object|embed|handler|listener)\b/i,
    (name) => `a <${name.toLowerCase()}>`,
  ],
  [/[\s/"'](on\w+)\s*=/i, (name) => `the event attribute ${name}`],
  [/@import/i, () => 'an @import'],
  // Only a part of the same file, or an embedded picture, may be referred to.
  [/\b(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/(?:png|jpe?g|webp|gif);)([^"'\s>]+)/i, reference],
  [/url\(\s*["']?\s*(?!#|data:image\/(?:png|jpe?g|webp|gif);)([^"')]+)/i, reference],
];

function reference(address: string): string {
  return `a reference to ${address.slice(0, 60)}`;
}

/** Describes the first part of an SVG file that could run code or load a resource, or returns undefined. */
export function activeContent(svg: string): string | undefined {
  for (const [pattern, describe] of ACTIVE) {
    const found = pattern.exec(svg);
    if (found) return describe(found[1] ?? '');
  }
  return undefined;
}
