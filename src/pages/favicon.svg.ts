import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { APIRoute } from 'astro';
import { logoFile, logoIcon } from './_logo.ts';

/** The icon in the tab of the browser: the logo, or a drawing that contains it if it is a photograph. */
export const GET: APIRoute = async () => {
  const file = logoFile();
  const isDrawing = extname(file).toLowerCase() === '.svg';
  const svg = isDrawing ? readFileSync(file, 'utf8') : drawingOf(await logoIcon(192));
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};

function drawingOf(png: Buffer): string {
  const image = `<image width="192" height="192" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 192 192">${image}</svg>`;
}
