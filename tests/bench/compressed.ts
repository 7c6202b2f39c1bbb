import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { DIST } from '../site/dist.ts';

/** A text as a static host keeps it ready: brotli at its highest quality. */
export function compress(text: Buffer): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/**
 * How many bytes of a built text file travel.
 * @param file relative to `dist/`, with or without a slash before it
 * @throws Error when there is no such file.
 */
export function compressedBytes(file: string): number {
  return compress(readFileSync(`${DIST}/${file}`)).length;
}

/** The sum of some figures. */
export function sum(figures: number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
