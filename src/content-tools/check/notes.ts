import { globSync } from 'node:fs';
import { endOfDay, isoDate, startOfDay } from '../../lib/indian-time.ts';
import { fieldIssue, issueOf, type Issue } from './issue.ts';
import type { JsonFile } from './json-file.ts';
import type { LegalFile } from './legal-file.ts';
import { factAt } from './placeholders.ts';

/** Trips are announced at most three years before, in milliseconds. */
const ANNOUNCED_MS = 3 * 366 * 24 * 60 * 60 * 1000;

/** Returns a note for each trip that is over or that is years away. `now` is in epoch milliseconds. */
export function tripNotes(json: JsonFile, now: number): Issue[] {
  if (json.file !== 'content/trips/upcoming.json') return [];
  const { trips } = json.value as { trips: { title: string; firstDay: string; lastDay: string }[] };
  return trips.flatMap(({ title, firstDay, lastDay }, index) => {
    const note = (name: string, message: string) => fieldIssue(json, ['trips', index, name], message);
    const over = `"${title}" was over on ${lastDay} and is still listed\nDelete the trip, or write its next dates.`;
    if (endOfDay(lastDay) < now) return note('lastDay', over);
    const far = `"${title}" begins on ${firstDay}, and today is ${isoDate(now)}\nLook whether the year is right.`;
    return startOfDay(firstDay) < now + ANNOUNCED_MS ? [] : note('firstDay', far);
  });
}

/** Returns a note if the date of a legal text is in the future: no error, because the clock may be slow. */
export function dateNotes(legal: LegalFile, now: number): Issue[] {
  const today = isoDate(now);
  if (String(factAt(legal.value, 'updated')) <= today) return [];
  const message = `is a date in the future, and the page shows it as the date of the last change\nToday's date would be: ${today}`;
  return [fieldIssue(legal, ['updated'], message)];
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
    return issueOf(file, `is not used anywhere on the site\n${fix}`);
  });
}
