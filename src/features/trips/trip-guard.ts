import { TRIP_FIELDS, type Trip } from '../../schemas/trip.ts';

/** The most characters that are kept of a text; the browser lays out a longer one for minutes. */
const MAX_TEXT_CHARACTERS = 10_000;

/** The trips of a response, and what was wrong with those that were left out. */
export interface TripList {
  trips: Trip[];
  /** One sentence for each trip left out, naming its index and the field. */
  faults: string[];
}

/**
 * Reads what the trips server sent. A trip without title, cost or times is left out and named; the rest is
 * given (decisions 13 and 27).
 * @param origin the site's own origin, from which covers may come besides any https host
 * @throws TypeError when there is no list of trips at all.
 */
export function readTrips(payload: unknown, origin: string): TripList {
  if (!isRecord(payload) || !Array.isArray(payload['trips'])) {
    throw new TypeError('The response has no list named "trips".');
  }
  const list: TripList = { trips: [], faults: [] };
  payload['trips'].forEach((candidate: unknown, index) => {
    const trip = readTrip(candidate, origin);
    if (typeof trip === 'string') list.faults.push(`Trip ${index} is left out: ${trip}.`);
    else list.trips.push(trip);
  });
  return list;
}

/** A trip, or a sentence that says what it lacks. */
function readTrip(candidate: unknown, origin: string): Trip | string {
  if (!isRecord(candidate)) return 'it is not an object';
  const fields: Record<string, string | number> = {};
  for (const [name, field] of Object.entries(TRIP_FIELDS)) {
    if (field.kind === 'amount') {
      const amount = readNumber(candidate[name]);
      if (amount === undefined || amount < 0) return `"${name}" is not a number from 0`;
      fields[name] = amount;
    } else {
      const text = 'mayBeList' in field ? readTexts(candidate[name]) : readText(candidate[name]);
      if (text === undefined && field.required) return `"${name}" is not a text`;
      fields[name] = text ?? '';
    }
  }
  const startTime = readTime(candidate['startTime']);
  const endTime = readTime(candidate['endTime']);
  if (startTime === undefined) return '"startTime" is not a time in epoch milliseconds';
  if (endTime === undefined) return '"endTime" is not a time in epoch milliseconds';
  const cover = readCover(candidate['coverImages'], origin);
  return { ...(fields as Pick<Trip, keyof typeof TRIP_FIELDS>), cover, startTime, endTime };
}

function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // A cut between the two halves of a character leaves half of it behind.
  return value.length > MAX_TEXT_CHARACTERS
    ? value.slice(0, MAX_TEXT_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '')
    : value;
}

/** A finite number, also when it is written as text. */
function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Epoch milliseconds within what a `Date` can hold. */
function readTime(value: unknown): number | undefined {
  const time = readNumber(value);
  return time === undefined || Number.isNaN(new Date(time).getTime()) ? undefined : time;
}

function readTexts(value: unknown): string | undefined {
  const texts: unknown[] = Array.isArray(value) ? value : [value];
  return readText(texts.filter((text) => typeof text === 'string').join(', '));
}

/** The address of the first cover, or undefined where there is none that may be shown. */
function readCover(value: unknown, origin: string): string | undefined {
  const address: unknown = Array.isArray(value) ? value[0] : undefined;
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.protocol === 'https:' || url.origin === origin ? url.href : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
