import { endOfDay, isoDate } from '../../lib/indian-time.ts';
import { fieldIssue, type ContentFile, type Issue } from './issue.ts';
import { factAt } from './placeholders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** RFC 9116 recommends that a contact expires within a year. In milliseconds. */
const YEAR_MS = 366 * DAY_MS;

/**
 * Returns a note if the contact in `security.txt` has expired or expires more than a year from now. It is no
 * error: no build may fail because a day has come. `now` is in epoch milliseconds.
 */
export function securityExpiryNotes(file: ContentFile, now: number): Issue[] {
  const expires = factAt(file.value, 'security.expires');
  if (file.file !== 'content/site.json' || typeof expires !== 'string') return [];
  const end = endOfDay(expires);
  const problem = end < now ? 'is over' : end > now + YEAR_MS ? 'is more than a year from now' : undefined;
  if (!problem) return [];
  const fix = `Look whether mail to the address in "contact" is read. Then write a date within a year, for example ${isoDate(now + 360 * DAY_MS)}.`;
  return [fieldIssue(file, ['security', 'expires'], `${problem}\n${fix}`)];
}
