import { readJsonFile } from '../check/json-file.ts';
import { securityExpiryNotes } from '../check/security-expiry.ts';

/**
 * Returns a line for each point in `content/` that becomes due on some day. It does not stop a build, because
 * the builds of a site that is public would fail from that day on. `now` is in epoch milliseconds.
 */
export async function reminders(projectRoot: string, now = Date.now()): Promise<string[]> {
  return securityExpiryNotes(await readJsonFile(projectRoot, 'site'), now).map(
    ({ file, line, problem, fix }) => `${file}, line ${line}: security.expires ${problem}. ${fix}`,
  );
}
