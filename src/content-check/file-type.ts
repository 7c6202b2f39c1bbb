/** A kind of file, by the name that people know it by. */
export type FileType = 'JPEG' | 'PNG' | 'WebP' | 'AVIF' | 'SVG' | 'HEIC' | 'GIF' | 'TIFF' | 'BMP' | 'PDF';

/** The endings of the kinds of picture that the site takes. */
export const EXTENSIONS: Partial<Record<FileType, string[]>> = {
  JPEG: ['jpg', 'jpeg'],
  PNG: ['png'],
  WebP: ['webp'],
  AVIF: ['avif'],
  SVG: ['svg'],
};

const SIGNATURES: [FileType, RegExp][] = [
  ['JPEG', /^\xff\xd8\xff/],
  ['PNG', /^\x89PNG\r\n/],
  ['WebP', /^RIFF[^]{4}WEBP/],
  ['AVIF', /^[^]{4}ftypavi[fs]/],
  ['HEIC', /^[^]{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/],
  ['GIF', /^GIF8/],
  ['TIFF', /^(II\*\0|MM\0\*)/],
  ['BMP', /^BM/],
  ['PDF', /^%PDF/],
];

/** What may stand before the first tag of an SVG file, and how each ends. */
const BEFORE_SVG = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!', '>'],
] as const;

/** Tells what kind a file really is, from its bytes; undefined where they are none of a picture's. */
export function fileTypeOf(bytes: Buffer): FileType | undefined {
  const start = bytes.subarray(0, 100).toString('latin1');
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? (isSvg(bytes) ? 'SVG' : undefined);
}

/** Reads the file from its beginning to its first tag, in one pass. */
function isSvg(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').replace(/^\xef\xbb\xbf/, '');
  for (let at = text.search(/\S/); at !== -1;) {
    const [, end] = BEFORE_SVG.find(([start]) => text.startsWith(start, at)) ?? [];
    if (!end) return /^<svg[\s>]/i.test(text.slice(at, at + 5));
    const behind = text.indexOf(end, at);
    at = behind === -1 ? -1 : nextNonBlank(text, behind + end.length);
  }
  return false;
}

/** Where the first character that is no blank stands, from a place on; -1 where there is none. */
function nextNonBlank(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (/\S/.test(text.charAt(at))) return at;
  return -1;
}
