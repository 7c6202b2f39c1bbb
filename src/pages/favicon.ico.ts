import type { APIRoute } from 'astro';
import sharp from 'sharp';

const DRAWING = 'public/favicon.svg';
const SIZE_PX = 32;

/** The icon of the browser tab for programs that ask for `/favicon.ico` without reading the page. */
export const GET: APIRoute = async () => {
  const png = await sharp(DRAWING).resize(SIZE_PX, SIZE_PX).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(ico(png)), { headers: { 'Content-Type': 'image/x-icon' } });
};

/** An ICO file with one PNG picture: a header of 6 bytes, a directory entry of 16 bytes, the picture. */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // The type: icon
  header.writeUInt16LE(1, 4); // The number of pictures
  header.writeUInt8(SIZE_PX, 6);
  header.writeUInt8(SIZE_PX, 7);
  header.writeUInt16LE(1, 10); // Colour planes
  header.writeUInt16LE(32, 12); // Bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // Where the picture begins
  return Buffer.concat([header, png]);
}
