import { TRIPS_SERVER_URL } from 'astro:env/client';
import { absolute } from '../../lib/absolute';
import { content } from '../../lib/content';
import { href } from '../../lib/href';
import { clubId, clubInShort } from '../../lib/structured-data/club';
import type { Thing } from '../../lib/structured-data/json-ld';
import { touristTrip } from '../../lib/structured-data/tourist-trip';
import { embeddedTrips } from './embedded-trips';

/** What the trips page tells search engines: the trips that are known now, which are none where a server has the list. */
export async function tripThings(): Promise<Thing[]> {
  if (TRIPS_SERVER_URL) return [];
  const { name } = await content('site');
  const home = absolute(href('/'));
  const page = absolute(href('/trips'));
  const trips = (await embeddedTrips()).map(({ cover, ...trip }) =>
    touristTrip(trip, { page, image: cover && absolute(cover), clubId: clubId(home) }),
  );
  return trips.length > 0 ? [clubInShort(name, home), ...trips] : [];
}
