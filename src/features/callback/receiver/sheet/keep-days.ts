import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The spreadsheet script, relative to the project root. */
export const SCRIPT_FILE = 'src/features/callback/receiver/sheet/callback-sheet.gs';

/**
 * Returns what is wrong if the spreadsheet script does not keep requests for this number of days: the
 * problem, and the fix on a second line. Returns undefined if it does, or if the project has no such script.
 */
export function keepDaysProblem(projectRoot: string, days: number): string | undefined {
  const path = join(projectRoot, SCRIPT_FILE);
  if (!existsSync(path)) return undefined;
  const statement = `var KEEP_DAYS = ${days};`;
  const lines = readFileSync(path, 'utf8').split(/\r?\n/);
  if (lines.includes(statement)) return undefined;
  const found = lines.findIndex((line) => line.startsWith('var KEEP_DAYS'));
  const written = lines[found]?.match(/\d+/)?.[0] ?? 'an unknown number of';
  const place = found === -1 ? 'near its top' : `in line ${found + 1}`;
  return [
    `is ${days}, but the spreadsheet script deletes requests after ${written} days`,
    `Write "${statement}" ${place} of ${SCRIPT_FILE}, and in the script of your sheet (Extensions, Apps Script).`,
  ].join('\n');
}
