import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-tools/check/check.ts';
import { reportOn } from '../../src/content-tools/check/report.ts';
import { copyOfContent, expireIn } from './copy.ts';

interface Upcoming {
  trips: { title: string; firstDay: string; lastDay: string }[];
}

describe('A trip whose last day is over', () => {
  const top = copyOfContent();
  const { trips } = JSON.parse(readFileSync(join(top, 'content/trips/upcoming.json'), 'utf8')) as Upcoming;
  const [first] = [...trips].sort((a, b) => (a.lastDay < b.lastDay ? -1 : 1));
  if (!first) throw new Error('There is no trip in the sample content');
  const end = Date.parse(`${first.lastDay}T23:59:59+05:30`);
  expireIn((end - Date.now()) / (24 * 60 * 60 * 1000) + 100, join(top, 'content/site.json'));

  it('is noted with its line and title, and the site can be built all the same', async () => {
    const { text, stop } = reportOn(await checkContent(top, end + 1));
    const entry = trips.indexOf(first) + 1;
    expect(text).toMatch(
      new RegExp(
        `^Note: content/trips/upcoming\\.json, line \\d+: trips, entry ${entry}, lastDay\\n.*was over on ${first.lastDay}`,
      ),
    );
    expect(text).toContain(first.title);
    expect(stop).toBe(false);
  });

  it('is not noted until its last day is over in India', async () => {
    expect(reportOn(await checkContent(top, end)).text).toBe('All is well in content/.');
  });
});
