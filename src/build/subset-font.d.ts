declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** The range that is kept of each axis of a variable font. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }

  /** Gives a font file that holds only the letters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
