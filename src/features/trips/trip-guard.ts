import type { Trip } from './trip.ts';

/** The trips of a response, and what was wrong with those that were left out. */
export interface TripList {
  trips: Trip[];
  /** One sentence a fault, naming the trip's index and the field. */
  faults: string[];
}

/**
 * Reads what the trips server sent. A malformed trip is left out and named; the rest is given (decision 13).
 * @param origin the site's own origin, from which covers may come besides any https host
 * @throws TypeError when there is no list of trips at all.
 */
export function readTrips(payload: unknown, origin: string): TripList {
  if (!isRecord(payload) || !Array.isArray(payload['trips'])) {
    throw new TypeError('The response has no list named "trips".');
  }
  const list: TripList = { trips: [], faults: [] };
  payload['trips'].forEach((candidate: unknown, index) => {
    const fault = faultOf(candidate);
    if (fault) list.faults.push(`Trip ${index} is left out: ${fault}.`);
    else list.trips.push(toTrip(candidate as RawTrip, origin));
  });
  return list;
}

type RawTrip = Omit<Trip, 'cover'> & { coverImages: string[] };

const CHECKS: Record<keyof RawTrip, [accepts: (value: unknown) => boolean, expected: string]> = {
  title: [isText, 'a text'],
  location: [isText, 'a text'],
  cities: [isText, 'a text'],
  cost: [(value) => isNumber(value) && value >= 0, 'a number from 0'],
  coverImages: [(value) => Array.isArray(value) && value.every(isText), 'a list of addresses'],
  startTime: [isTime, 'a time in epoch milliseconds'],
  endTime: [isTime, 'a time in epoch milliseconds'],
};

function faultOf(candidate: unknown): string | undefined {
  if (!isRecord(candidate)) return 'it is not an object';
  for (const [field, [accepts, expected]] of Object.entries(CHECKS)) {
    if (!accepts(candidate[field])) return `"${field}" is not ${expected}`;
  }
  return undefined;
}

function toTrip({ coverImages, ...raw }: RawTrip, origin: string): Trip {
  const { title, location, cities, cost, startTime, endTime } = raw;
  return { title, location, cities, cost, startTime, endTime, cover: coverOf(coverImages, origin) };
}

function coverOf([address]: string[], origin: string): string | undefined {
  if (address === undefined || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.protocol === 'https:' || url.origin === origin ? url.href : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/** Whether a value lies within what a `Date` can hold. */
function isTime(value: unknown): value is number {
  return isNumber(value) && !Number.isNaN(new Date(value).getTime());
}
