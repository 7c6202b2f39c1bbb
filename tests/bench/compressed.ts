import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { DIST } from '../site/dist.ts';

/** Compresses a file with Brotli at its highest quality, as static hosts do. */
export function compress(text: Buffer): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/**
 * Returns the compressed size of a built file in bytes.
 * @param file the path relative to `dist/`, with or without a leading slash
 * @throws Error if the file does not exist.
 */
export function compressedBytes(file: string): number {
  return compress(readFileSync(`${DIST}/${file}`)).length;
}

/** Returns the sum of numbers. */
export function sum(figures: number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
