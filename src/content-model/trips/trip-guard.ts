import type { Trip } from './card.ts';
import { endOfDay, startOfDay } from '#content-model/indian-time.ts';

/** The times that a trip may have. A time in seconds is a day of 1970. */
const [MIN_TIME, MAX_TIME] = [startOfDay('2001-01-01'), endOfDay('2100-12-31')];
const NO_TIME = 'is not a day from 2001 to 2100 in epoch milliseconds';

/** Longer texts are truncated to this many characters: their layout could take the browser minutes. */
const MAX_TEXT_CHARACTERS = 10_000;

/**
 * Reads the response of the trips server. A trip without a title, cost or times is left out and gets a
 * message in `faults`, with its index and the invalid field (specification, "Trips and cards").
 * @param origin the origin of the site. Covers may come from it and from any https host.
 * @throws TypeError when the response contains no list of trips.
 */
export function readTrips(payload: unknown, origin: string) {
  if (!isRecord(payload) || !Array.isArray(payload['trips'])) {
    throw new TypeError('The response has no list named "trips".');
  }
  const [trips, faults]: [Trip[], string[]] = [[], []];
  payload['trips'].forEach((candidate: unknown, index) => {
    const trip = readTrip(candidate, origin);
    if (typeof trip === 'string') faults.push(`Trip ${index} is left out: ${trip}.`);
    else trips.push(trip);
  });
  return { trips, faults };
}

/** A trip, or a message about its first invalid field. */
function readTrip(candidate: unknown, origin: string): Trip | string {
  if (!isRecord(candidate)) return 'it is not an object';
  const title = readText(candidate['title']);
  const cost = readNumber(candidate['cost']);
  if (title === undefined) return '"title" is not a text';
  if (cost === undefined || cost < 0) return '"cost" is not a number from 0';
  const startTime = readTime(candidate['startTime']);
  const endTime = readTime(candidate['endTime']);
  if (startTime === undefined) return `"startTime" ${NO_TIME}`;
  if (endTime === undefined) return `"endTime" ${NO_TIME}`;
  const cover = readCover(candidate['coverImages'], origin);
  return {
    title,
    location: readText(candidate['location']) ?? '',
    // A server may send a list of texts.
    cities: readTexts(candidate['cities']) ?? '',
    // The sum turns -0 into 0: -0 would be displayed as -₹0.
    cost: cost + 0,
    cover,
    startTime,
    endTime,
  };
}

function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // The cut may leave the first half of a surrogate pair at the end.
  return value.length > MAX_TEXT_CHARACTERS
    ? value.slice(0, MAX_TEXT_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '')
    : value;
}

/** Accepts a finite number, also as a string. */
function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Epoch milliseconds. */
function readTime(value: unknown): number | undefined {
  const time = readNumber(value);
  return time !== undefined && time >= MIN_TIME && time <= MAX_TIME ? time : undefined;
}

function readTexts(value: unknown): string | undefined {
  const texts: unknown[] = Array.isArray(value) ? value : [value];
  return readText(texts.filter((text) => typeof text === 'string').join(', '));
}

/** The URL of the first cover, without the origin of the site; undefined if missing or not allowed. */
function readCover(value: unknown, origin: string): string | undefined {
  const address: unknown = Array.isArray(value) ? value[0] : undefined;
  const url = typeof address === 'string' ? parseUrl(address, origin) : undefined;
  if (!url) return undefined;
  // A path that begins with two slashes would name another host.
  if (url.origin === origin) return url.pathname.replace(/^\/+/, '/') + url.search;
  return url.protocol === 'https:' ? url.href : undefined;
}

/** Does what `URL.parse` does, which many phones do not know. */
function parseUrl(address: string, origin: string): URL | undefined {
  try {
    return new URL(address, origin);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
