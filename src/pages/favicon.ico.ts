import type { APIRoute } from 'astro';
import { logoIcon } from './_logo.ts';

const SIZE_PX = 32;

/** The favicon for clients that request `/favicon.ico` without reading the page. */
export const GET: APIRoute = async () => {
  return new Response(new Uint8Array(ico(await logoIcon(SIZE_PX))), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
};

/** An ICO file: a header of 6 bytes, a directory entry of 16 bytes, and one PNG image. */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // The type: icon
  header.writeUInt16LE(1, 4); // The number of images
  header.writeUInt8(SIZE_PX, 6);
  header.writeUInt8(SIZE_PX, 7);
  header.writeUInt16LE(1, 10); // Colour planes
  header.writeUInt16LE(32, 12); // Bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // The offset of the image
  return Buffer.concat([header, png]);
}
