import { TRIPS_SERVER_URL } from 'astro:env/client';
import { absoluteUrl } from './absolute-url.ts';
import { content } from '../site-content/content.ts';
import { href } from '../lib/href.ts';
import { TRIPS_PATH } from '../lib/pages.ts';
import { clubId, clubInShort } from './structured-data/club.ts';
import type { Thing } from './structured-data/json-ld.ts';
import { touristTrip } from './structured-data/tourist-trip.ts';
import { embeddedTrips } from '../site-content/embedded-trips.ts';

/**
 * What the trips page tells search engines: the coming trips that are known now. There are none where a
 * server has the list, and nothing is told while nobody knows the site's address.
 */
export async function tripThings(): Promise<Thing[]> {
  const home = absoluteUrl(href('/'));
  const page = absoluteUrl(href(TRIPS_PATH));
  if (TRIPS_SERVER_URL || !home || !page) return [];
  const { name } = await content('site');
  const trips = (await embeddedTrips())
    // A trip that is over is not offered (decision 34).
    .filter(({ endTime }) => endTime >= Date.now())
    .map(({ cover, ...trip }) =>
      touristTrip(trip, { page, image: cover && absoluteUrl(cover), clubId: clubId(home) }),
    );
  return trips.length > 0 ? [clubInShort(name, home), ...trips] : [];
}
