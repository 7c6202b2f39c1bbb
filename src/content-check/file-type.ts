/** A file format, named as in messages to editors. */
export type FileType = 'JPEG' | 'PNG' | 'WebP' | 'AVIF' | 'SVG' | 'HEIC' | 'GIF' | 'TIFF' | 'BMP' | 'PDF';

/** The file extensions of the image formats that the site accepts. */
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

/** The start and end delimiters of markup that is allowed before the first tag of an SVG file. */
const BEFORE_SVG = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!', '>'],
] as const;

/** Detects the format of a file from its bytes; returns undefined for an unknown format. */
export function fileTypeOf(bytes: Buffer): FileType | undefined {
  const start = bytes.subarray(0, 100).toString('latin1');
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? (isSvg(bytes) ? 'SVG' : undefined);
}

/** Reports whether the first tag is `<svg>`. Scans without backtracking, because the file can be hostile. */
function isSvg(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').replace(/^\xef\xbb\xbf/, '');
  for (let offset = text.search(/\S/); offset !== -1;) {
    const [, end] = BEFORE_SVG.find(([start]) => text.startsWith(start, offset)) ?? [];
    if (!end) return /^<svg[\s>]/i.test(text.slice(offset, offset + 5));
    const endOffset = text.indexOf(end, offset);
    offset = endOffset === -1 ? -1 : nextNonSpace(text, endOffset + end.length);
  }
  return false;
}

/** Returns the offset of the first character from `from` on that is not white space, or -1. */
function nextNonSpace(text: string, from: number): number {
  for (let offset = from; offset < text.length; offset += 1)
    if (/\S/.test(text.charAt(offset))) return offset;
  return -1;
}
