import { brotliCompressSync, constants } from 'node:zlib';

/** Compresses a file with Brotli at its highest quality, as Cloudflare Pages and Netlify can send it. */
export function compress(text: Buffer): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}
