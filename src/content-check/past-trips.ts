import { endOfDay } from '../lib/indian-time.ts';
import type { JsonFile } from './json-file.ts';
import type { Issue } from './issue.ts';

interface Upcoming {
  trips?: { title?: unknown; lastDay?: unknown }[];
}

/** Returns a note for each trip whose last day is over. `now` is in epoch milliseconds. */
export function pastTripNotes({ file, value, lineOf }: JsonFile, now: number): Issue[] {
  if (file !== 'content/trips/upcoming.json') return [];
  return ((value as Upcoming | undefined)?.trips ?? []).flatMap(({ title, lastDay }, index) => {
    if (endOfDay(String(lastDay)) >= now) return [];
    return {
      file,
      line: lineOf(['trips', index, 'lastDay']),
      field: `trips, entry ${index + 1}`,
      problem: `"${String(title)}" was over on ${String(lastDay)} and is still listed`,
      fix: 'Delete the trip, or write its next dates.',
      severity: 'note',
    };
  });
}
