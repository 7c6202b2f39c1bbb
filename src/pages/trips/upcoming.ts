import { upcomingAnswer } from '#content-model/trips/trips.ts';

/** The list of trips for a site without a trips server (specification, "Calls and servers"). */
export async function GET(): Promise<Response> {
  return Response.json(await upcomingAnswer());
}
