import { content } from '#content-model/content.ts';
import { href } from '#content-model/urls.ts';

/**
 * The web app manifest, which gives the icon and the name on the home screen. The display mode is `browser`,
 * so that the site is not mistaken for the club's app from the stores.
 */
export async function GET(): Promise<Response> {
  const { name } = await content('site');
  const { landing } = await content('pages');
  const { colours } = await content('theme');
  return Response.json({
    name,
    short_name: name,
    description: landing.description,
    lang: 'en-IN',
    start_url: href('/'),
    scope: href('/'),
    display: 'browser',
    background_color: colours.page,
    theme_color: colours.page,
    icons: [
      { src: href('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: href('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: href('/icon-maskable.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
