/** A kind of file, by the name that people know it by. */
export type FileKind = 'JPEG' | 'PNG' | 'WebP' | 'AVIF' | 'SVG' | 'HEIC' | 'GIF' | 'TIFF' | 'BMP' | 'PDF';

/** The endings of the kinds of picture that the site takes. */
export const ENDINGS: Partial<Record<FileKind, string[]>> = {
  JPEG: ['jpg', 'jpeg'],
  PNG: ['png'],
  WebP: ['webp'],
  AVIF: ['avif'],
  SVG: ['svg'],
};

const SIGNATURES: [FileKind, RegExp][] = [
  ['JPEG', /^\xff\xd8\xff/],
  ['PNG', /^\x89PNG\r\n/],
  ['WebP', /^RIFF[^]{4}WEBP/],
  ['AVIF', /^[^]{4}ftypavi[fs]/],
  ['HEIC', /^[^]{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/],
  ['GIF', /^GIF8/],
  ['TIFF', /^(II\*\0|MM\0\*)/],
  ['BMP', /^BM/],
  ['PDF', /^%PDF/],
  ['SVG', /^(\xef\xbb\xbf)?\s*(<\?xml[^]*?)?(<!--[^]*?-->\s*)*(<!DOCTYPE[^]*?)?<svg[\s>]/i],
];

/** Tells what kind a file really is, from its bytes; undefined where they are none of a picture's. */
export function kindOf(bytes: Buffer): FileKind | undefined {
  const start = bytes.subarray(0, 2000).toString('latin1');
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
}
