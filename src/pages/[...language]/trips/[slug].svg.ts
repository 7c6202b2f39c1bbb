import type { APIRoute } from 'astro';
import { renderSVG } from 'uqr';
import { tripPagePaths } from '#content-model/trips/trips.ts';
import { absoluteUrl } from '#content-model/urls.ts';

/** The QR code with the address of a trip's page, for paper. Without the URL of the site there is none. */
export const getStaticPaths = async () => (absoluteUrl('/') ? tripPagePaths() : []);

export const GET: APIRoute = ({ url }) => {
  const address = absoluteUrl(url.pathname.replace(/\.svg$/, '')) ?? '';
  // The page refers to the drawing by its id.
  const drawing = renderSVG(address, { border: 2 }).replace('<svg', '<svg id="qr"');
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
};
