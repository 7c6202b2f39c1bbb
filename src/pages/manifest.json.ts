import { content } from '../site-content/content.ts';
import { href } from '../lib/href.ts';
import { THEME_COLOR } from '../lib/theme-color.ts';

/**
 * What a phone needs to put the site on its home screen. It opens in the browser like any bookmark: the
 * club's app is the one in the stores, and a second one beside it would confuse.
 */
export async function GET(): Promise<Response> {
  const { name } = await content('site');
  const { landing } = await content('pages');
  return Response.json({
    name,
    short_name: name,
    description: landing.description,
    lang: 'en-IN',
    start_url: href('/'),
    scope: href('/'),
    display: 'browser',
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    icons: [
      { src: href('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: href('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: href('/icon-maskable.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
