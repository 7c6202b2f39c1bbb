import { href } from '../../lib/href.ts';

/**
 * Returns the web app manifest, which gives the icon and the name on the home screen. The display mode is
 * `browser`, so that the site is not mistaken for the club's app from the stores.
 */
export function manifest(name: string, description: string, colour: string): object {
  return {
    name,
    short_name: name,
    description,
    lang: 'en-IN',
    start_url: href('/'),
    scope: href('/'),
    display: 'browser',
    background_color: colour,
    theme_color: colour,
    icons: [
      { src: href('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: href('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: href('/icon-maskable.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
