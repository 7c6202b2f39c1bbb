import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The spreadsheet script, relative to the project root. */
export const SCRIPT_FILE = 'src/features/callback/receiver/sheet/callback-sheet.gs';

/** The configuration of the Cloudflare Worker, relative to the project root. */
const WORKER_FILE = 'src/features/callback/receiver/worker/wrangler.jsonc';

/** The files that say after how many days requests are deleted. */
const PLACES = [
  {
    receiver: 'the spreadsheet script',
    file: SCRIPT_FILE,
    start: 'var KEEP_DAYS = ',
    end: ';',
    then: 'and in the script of your sheet (Extensions, Apps Script)',
  },
  {
    receiver: 'the Cloudflare Worker',
    file: WORKER_FILE,
    start: '    "KEEP_DAYS": ',
    end: ',',
    then: 'and run npx wrangler deploy in its folder if you use it',
  },
];

/**
 * Returns what is wrong if a receiver does not keep requests for this number of days: the problem, and the
 * fix on a second line. Returns undefined if all do, or if the project has no such file.
 */
export function keepDaysProblem(projectRoot: string, days: number): string | undefined {
  for (const { receiver, file, start, end, then } of PLACES) {
    const path = join(projectRoot, file);
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/) : [];
    const statement = `${start}${days}${end}`;
    if (lines.length === 0 || lines.includes(statement)) continue;
    const found = lines.findIndex((line) => line.startsWith(start));
    const written = lines[found]?.match(/\d+/)?.[0] ?? 'an unknown number of';
    const place = found === -1 ? 'near its top' : `in line ${found + 1}`;
    return [
      `is ${days}, but ${receiver} deletes requests after ${written} days`,
      `Write \`${statement.trim()}\` ${place} of ${file}, ${then}.`,
    ].join('\n');
  }
  return undefined;
}
