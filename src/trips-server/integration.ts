import type { AstroIntegration } from 'astro';
import { updateTripsCopy } from './trips-copy.ts';

interface TripsServerSettings {
  TRIPS_SERVER_URL: string;
  TRIPS_BEARER_TOKEN: string;
}

/**
 * Returns an Astro integration that fetches the trips of the server before a build, for readers without
 * JavaScript and for structured data. A failure of the server is reported and does not stop the build.
 */
export function tripsServer({
  TRIPS_SERVER_URL: server,
  TRIPS_BEARER_TOKEN: token,
}: TripsServerSettings): AstroIntegration {
  let report: string[] = [];
  return {
    name: 'trips-server',
    hooks: {
      async 'astro:build:start'() {
        if (server) report = await updateTripsCopy({ server, token });
      },
      'astro:build:done'({ logger }) {
        for (const line of report) logger.warn(line);
      },
    },
  };
}
