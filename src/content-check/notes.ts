import { globSync } from 'node:fs';
import { endOfDay, isoDate, startOfDay } from '../lib/indian-time.ts';
import type { Issue } from './issue.ts';
import type { JsonFile } from './json-file.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Trips are announced at most this long before, in milliseconds. */
const ANNOUNCED_MS = 3 * 366 * DAY_MS;

interface Upcoming {
  trips?: { title: string; firstDay: string; lastDay: string }[];
}

/** Returns a note for each trip that is over or that is years away. `now` is in epoch milliseconds. */
export function tripNotes({ file, value, lineOf }: JsonFile, now: number): Issue[] {
  if (file !== 'content/trips/upcoming.json') return [];
  return ((value as Upcoming | undefined)?.trips ?? []).flatMap(({ title, firstDay, lastDay }, index) => {
    const over = endOfDay(lastDay) < now;
    if (!over && startOfDay(firstDay) < now + ANNOUNCED_MS) return [];
    const problem = over
      ? `"${title}" was over on ${lastDay} and is still listed`
      : `"${title}" begins on ${firstDay}, and today is ${isoDate(now)}`;
    const fix = over ? 'Delete the trip, or write its next dates.' : 'Look whether the year is right.';
    const line = lineOf(['trips', index, over ? 'lastDay' : 'firstDay']);
    return { file, line, field: `trips, entry ${index + 1}`, problem, fix, severity: 'note' };
  });
}

/** Files in `content/` that the site does not read and that are no mistake: the guide and system files. */
const IGNORED = /(^|\/)(\.|~|Thumbs\.db$|desktop\.ini$)|^content\/(README\.md$|guide\/)/;

/** Returns a note for each file in `content/` that is not among those that the site uses. */
export function unusedFiles(projectRoot: string, used: readonly string[]): Issue[] {
  return globSync('content/**/*', { cwd: projectRoot, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(projectRoot.length + 1))
    .filter((file) => !used.includes(file) && !IGNORED.test(file))
    .sort()
    .map((file) => ({
      file,
      field: '',
      problem: 'is not used anywhere on the site',
      fix: file.startsWith('content/images/')
        ? 'Write its name in one of the files, or delete it.'
        : 'Its name may have a typing error. If you do not need it, delete it.',
      severity: 'note',
    }));
}
