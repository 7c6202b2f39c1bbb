import { TRIPS_SERVER_URL } from 'astro:env/client';
import { absolute } from '../../lib/absolute';
import { content } from '../../lib/content';
import { href } from '../../lib/href';
import { clubId, clubInShort } from '../../lib/structured-data/club';
import type { Thing } from '../../lib/structured-data/json-ld';
import { touristTrip } from '../../lib/structured-data/tourist-trip';
import { embeddedTrips } from './embedded-trips';

/**
 * What the trips page tells search engines: the coming trips that are known now. There are none where a
 * server has the list, and nothing is told while nobody knows the site's address.
 */
export async function tripThings(): Promise<Thing[]> {
  const home = absolute(href('/'));
  const page = absolute(href('/trips'));
  if (TRIPS_SERVER_URL || !home || !page) return [];
  const { name } = await content('site');
  const trips = (await embeddedTrips())
    // A trip that is over is not offered (decision 34).
    .filter(({ endTime }) => endTime >= Date.now())
    .map(({ cover, ...trip }) =>
      touristTrip(trip, { page, image: cover && absolute(cover), clubId: clubId(home) }),
    );
  return trips.length > 0 ? [clubInShort(name, home), ...trips] : [];
}
