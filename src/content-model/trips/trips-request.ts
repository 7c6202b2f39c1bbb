/**
 * The URL and the headers of the request for the trips: GET {server}/trips/upcoming
 * (specification, "Calls and servers").
 * @param token sent as `Authorization: Bearer` unless it is empty
 */
export function tripsRequest(server: string, token: string) {
  return {
    url: `${server.replace(/\/$/, '')}/trips/upcoming`,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
  };
}
