import { globSync } from 'node:fs';
import { endOfDay, isoDate, startOfDay } from '../lib/indian-time.ts';
import { asNote, fieldIssue, issueOf, type Issue } from './issue.ts';
import type { JsonFile } from './json-file.ts';

/** Trips are announced at most three years before, in milliseconds. */
const ANNOUNCED_MS = 3 * 366 * 24 * 60 * 60 * 1000;

interface Upcoming {
  trips?: { title: string; firstDay: string; lastDay: string }[];
}

/** Returns a note for each trip that is over or that is years away. `now` is in epoch milliseconds. */
export function tripNotes(json: JsonFile, now: number): Issue[] {
  if (json.file !== 'content/trips/upcoming.json') return [];
  const { trips = [] } = (json.value ?? {}) as Upcoming;
  return trips.flatMap(({ title, firstDay, lastDay }, index) => {
    const note = (name: string, message: string) => asNote(fieldIssue(json, ['trips', index, name], message));
    if (endOfDay(lastDay) < now)
      return note(
        'lastDay',
        `"${title}" was over on ${lastDay} and is still listed\nDelete the trip, or write its next dates.`,
      );
    if (startOfDay(firstDay) < now + ANNOUNCED_MS) return [];
    return note(
      'firstDay',
      `"${title}" begins on ${firstDay}, and today is ${isoDate(now)}\nLook whether the year is right.`,
    );
  });
}

/** Files in `content/` that the site does not read and that are no mistake: the guide and system files. */
const IGNORED = /(^|\/)(\.|~|Thumbs\.db$|desktop\.ini$)|^content\/(README\.md$|guide\/)/;

/** Returns a note for each file in `content/` that is not among those that the site uses. */
export function unusedFiles(projectRoot: string, used: readonly string[]): Issue[] {
  const files = globSync('content/**/*', { cwd: projectRoot, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(projectRoot.length + 1));
  const unused = files.filter((file) => !used.includes(file) && !IGNORED.test(file)).sort();
  return unused.map((file) => {
    const fix = file.startsWith('content/images/')
      ? 'Write its name in one of the files, or delete it.'
      : 'Its name may have a typing error. If you do not need it, delete it.';
    return asNote(issueOf(file, `is not used anywhere on the site\n${fix}`));
  });
}
