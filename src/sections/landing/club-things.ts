import { absolute } from '../../lib/absolute';
import { content } from '../../lib/content';
import { href } from '../../lib/href';
import { sharingPicture } from '../../lib/sharing-picture';
import { club, website } from '../../lib/structured-data/club';
import type { Thing } from '../../lib/structured-data/json-ld';

/**
 * What the landing page tells search engines: the club and its site. Nothing while nobody knows the site's
 * address.
 */
export async function clubThings(): Promise<Thing[]> {
  const site = await content('site');
  const { landing } = await content('pages');
  const home = absolute(href('/'));
  const logo = absolute(href('/icon-512.png'));
  const image = absolute((await sharingPicture(site.sharing.image)).src);
  if (!home || !logo || !image) return [];
  const places = {
    home,
    logo,
    image,
    description: landing.description,
  };
  return [club(site, places), website(site.name, home)];
}
