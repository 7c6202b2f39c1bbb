import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-tools/check/check.ts';
import { formatIssue, lineAt } from '../../src/content-tools/check/issue.ts';
import { reportOn } from '../../src/content-tools/check/report.ts';
import { placeholderReport, reminders } from '../../src/content-tools/launch/placeholder-report.ts';
import { endOfDay, isoDate } from '../../src/lib/indian-time.ts';
import { copyOfContent, edit, expireIn } from './copy.ts';

const SITE = 'content/site.json';
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => isoDate(Date.now() + days * DAY_MS);

/** Copies the content with a contact that expires a number of days from now. */
function copyThatExpiresIn(days: number): string {
  const top = copyOfContent();
  expireIn(days, join(top, SITE));
  return top;
}

const notesOf = async (top: string, now?: number) => (await checkContent(top, now)).map(formatIssue);

describe('The contact for security reports', () => {
  it.each([1, 365])('is right when it expires in %i days', async (days) => {
    expect(await notesOf(copyThatExpiresIn(days))).toEqual([]);
  });

  it('is right until the end of its last day in India', async () => {
    const top = copyThatExpiresIn(1);
    const end = endOfDay(inDays(1));
    expect(await notesOf(top, end)).toEqual([]);
    expect(await notesOf(top, end + 1)).toHaveLength(1);
  });

  it.each([
    [-1, 'is over'],
    [368, 'is more than a year from now'],
  ])('is noted at its line with the fix when it expires in %i days', async (days, problem) => {
    const top = copyThatExpiresIn(days);
    const text = readFileSync(join(top, SITE), 'utf8');
    expect(await notesOf(top)).toEqual([
      [
        `Note: ${SITE}, line ${lineAt(text, text.indexOf('"expires"'))}: security, expires`,
        `It ${problem}.`,
        `Look whether mail to the address in "contact" is read. Then write a date within a year, for example ${inDays(360)}.`,
      ].join('\n  '),
    ]);
  });

  it('does not prevent a build when it has expired', async () => {
    expect(reportOn(await checkContent(copyThatExpiresIn(-1))).stop).toBe(false);
  });

  it('is a reminder of the launch and no open point when it has expired', async () => {
    const top = copyThatExpiresIn(-1);
    expect(await reminders(top)).toEqual([
      expect.stringMatching(/^content\/site\.json, line \d+: security\.expires is over\. Look/),
    ]);
    expect((await placeholderReport(top)).filter((point) => point.includes('expires'))).toEqual([]);
  });

  it('is no reminder before it has expired', async () => {
    expect(await reminders(copyThatExpiresIn(100))).toEqual([]);
  });

  it('is refused with a day that does not exist', async () => {
    const top = copyOfContent();
    edit(top, SITE, /(?<="expires": ")[^"]*/, '2027-02-30');
    expect((await notesOf(top)).join()).toMatch(/expires\n.*must be a date that exists/);
  });
});
