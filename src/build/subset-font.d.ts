declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** The tags of the OpenType features to keep; all of them by default. */
    keepFeatures?: string[];
    /** The range or the single value to keep of each axis of a variable font. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  /** Returns a font file with only the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
