import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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

/** The most bytes of response headers: those of the file `_headers`, and those of a host. */
const HEADER_BYTES = 1000;

/** Returns the bytes of a built file as hosts without Brotli send it: in gzip, with the response headers. */
export function sentBytes(file: string): number {
  return gzipSync(readFileSync(`${DIST}/${file}`)).length + HEADER_BYTES;
}

/** Returns the sum of numbers. */
export function sum(figures: number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
