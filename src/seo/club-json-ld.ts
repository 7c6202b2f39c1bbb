import { absoluteUrl } from './absolute-url.ts';
import { content } from '../site-content/content.ts';
import { href } from '../lib/href.ts';
import { sharingPicture } from './sharing-image.ts';
import { club, website } from './structured-data/club.ts';
import type { Thing } from './structured-data/json-ld.ts';

/**
 * What the landing page tells search engines: the club and its site. Nothing while nobody knows the site's
 * address.
 */
export async function clubThings(): Promise<Thing[]> {
  const site = await content('site');
  const { landing } = await content('pages');
  const home = absoluteUrl(href('/'));
  const logo = absoluteUrl(href('/icon-512.png'));
  const image = absoluteUrl((await sharingPicture(site.sharing.image)).src);
  if (!home || !logo || !image) return [];
  const places = {
    home,
    logo,
    image,
    description: landing.description,
  };
  return [club(site, places), website(site.name, home)];
}
