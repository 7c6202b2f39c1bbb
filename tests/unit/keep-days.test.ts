import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keepDaysProblem } from '../../src/features/callback/receiver/keep-days.ts';

describe('The spreadsheet script of this project', () => {
  it('deletes requests after as many days as the privacy policy promises', () => {
    const { legal } = JSON.parse(readFileSync('content/site.json', 'utf8')) as {
      legal: { requestDays: number };
    };
    const problem = keepDaysProblem('.', legal.requestDays);
    expect(problem, `legal.requestDays in content/site.json ${problem}`).toBeUndefined();
  });
});
