import { KNOWN_TRIP, SETTINGS } from './sites.ts';

/** Answers the build of the configured site in place of its trips server, which is not there. */
globalThis.fetch = (address) =>
  address === `${SETTINGS.TRIPS_SERVER_URL}/trips/upcoming` && process.env['TRIPS_ANSWER'] === 'yes'
    ? Promise.resolve(Response.json({ trips: [KNOWN_TRIP] }))
    : Promise.reject(new TypeError('Tests connect to no other machine.'));
