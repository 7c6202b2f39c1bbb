declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** The OpenType features that are kept, by their tags; all of them unless told. */
    keepFeatures?: string[];
    /** The range, or the one value, that is kept of each axis of a variable font. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  /** Gives a font file that holds only the letters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
