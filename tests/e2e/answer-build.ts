import { SETTINGS } from './sites.ts';

const { TRIPS_ANSWER } = process.env;

/** Answers the build of a configured site in place of its trips server, which does not exist. */
globalThis.fetch = (address) =>
  address === `${SETTINGS.TRIPS_SERVER_URL}/trips/upcoming` && TRIPS_ANSWER
    ? Promise.resolve(new Response(TRIPS_ANSWER))
    : Promise.reject(new TypeError('Tests connect to no other machine.', { cause: address }));
