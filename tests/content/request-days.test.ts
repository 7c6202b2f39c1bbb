import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCRIPT_FILE, WORKER_FILE } from '../../src/features/callback/receiver/keep-days.ts';
import { checkContent } from '../../src/content-tools/check/check.ts';
import { formatIssue, lineAt } from '../../src/content-tools/check/issue.ts';
import { reportOn } from '../../src/content-tools/check/report.ts';
import { placeholderReport } from '../../src/content-tools/launch/placeholder-report.ts';
import { content } from '../e2e/content.ts';
import { copyOfContent, edit } from './copy.ts';

const SITE = 'content/site.json';
const { requestDays } = content('site').legal;
const OTHER = requestDays === 1 ? 2 : requestDays - 1;

const script = readFileSync(SCRIPT_FILE, 'utf8').replace(
  /^var KEEP_DAYS = .*$/m,
  `var KEEP_DAYS = ${requestDays};`,
);

/** Copies the content together with a spreadsheet script that has the same period. */
function copyWithScript(): string {
  const top = copyOfContent();
  mkdirSync(dirname(join(top, SCRIPT_FILE)), { recursive: true });
  writeFileSync(join(top, SCRIPT_FILE), script);
  return top;
}

const changeDays = (top: string) => edit(top, SITE, /"requestDays": \d+/, `"requestDays": ${OTHER}`);

describe('The period of callback requests', () => {
  it('is right when content and spreadsheet script have the same', async () => {
    expect(await checkContent(copyWithScript())).toEqual([]);
  });

  it('is noted at its line when the script has another, with the line to change there', async () => {
    const top = copyWithScript();
    const text = changeDays(top);
    const line = lineAt(text, text.indexOf('"requestDays"'));
    const lineOfScript = lineAt(script, script.indexOf('\nvar KEEP_DAYS') + 1);
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      [
        `Note: ${SITE}, line ${line}: legal, requestDays`,
        `It is ${OTHER}, but the spreadsheet script deletes requests after ${requestDays} days.`,
        `Write \`var KEEP_DAYS = ${OTHER};\` in line ${lineOfScript} of ${SCRIPT_FILE}, and in the script of your sheet (Extensions, Apps Script).`,
      ].join('\n  '),
    ]);
  });

  it('is noted when the Cloudflare Worker has another', async () => {
    const top = copyWithScript();
    mkdirSync(dirname(join(top, WORKER_FILE)), { recursive: true });
    writeFileSync(
      join(top, WORKER_FILE),
      readFileSync(WORKER_FILE, 'utf8').replace(/(KEEP_DAYS": )\d+/, `$1${OTHER}`),
    );
    expect((await checkContent(top)).map(formatIssue).join()).toContain(
      `the Cloudflare Worker deletes requests after ${OTHER} days.\n  Write \`"KEEP_DAYS": ${requestDays},\` in line`,
    );
  });

  it('is noted when the script has none', async () => {
    const top = copyWithScript();
    edit(top, SCRIPT_FILE, /^var KEEP_DAYS/m, 'var KEPT');
    expect((await checkContent(top)).map(formatIssue).join()).toMatch(
      /after an unknown number of days\.\n.* near its top of/,
    );
  });

  it('does not prevent a build that is not public yet', async () => {
    const top = copyWithScript();
    changeDays(top);
    expect(reportOn(await checkContent(top)).stop).toBe(false);
  });

  it('is an open point of the launch when the script has another', async () => {
    const top = copyWithScript();
    const open = async () => (await placeholderReport(top)).filter((point) => point.includes('KEEP_DAYS'));
    expect(await open()).toEqual([]);
    changeDays(top);
    expect(await open()).toEqual([
      expect.stringMatching(/^content\/site\.json, line \d+: legal\.requestDays is/),
    ]);
  });

  it('is not compared in a project without the spreadsheet script', async () => {
    const top = copyWithScript();
    changeDays(top);
    rmSync(join(top, SCRIPT_FILE));
    expect(await checkContent(top)).toEqual([]);
  });
});
