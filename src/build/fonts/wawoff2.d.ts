declare module 'wawoff2' {
  /** Converts a TrueType font file to WOFF2. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
  /** Converts a WOFF2 font file to TrueType. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
