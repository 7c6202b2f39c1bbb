import { upcomingResponse } from '../../site-content/embedded-trips.ts';

/**
 * The static file `/trips/upcoming`: the list that the site serves when it has no server of its own (decision
 * 12).
 */
export async function GET(): Promise<Response> {
  return Response.json(await upcomingResponse());
}
