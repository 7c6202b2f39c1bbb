import { expect, it } from 'vitest';
import { openPoints } from '#admin/launch.ts';

const SETTINGS = { SITE_URL: 'https://www.club.in', CALLBACK_URL: 'https://calls.club.in' };
const NOTHING = { issues: [], notes: [], placeholders: [], untranslated: [] };

it('Nothing is open before a launch when all is settled, translated and set', () => {
  expect(openPoints(SETTINGS, NOTHING)).toEqual([]);
});

it('The open points are settings that are not set, placeholders, and the number of missing texts', () => {
  const texts = [{ file: 'content/site.json (hi)', field: 'name' }];
  expect(
    openPoints(
      { SITE_URL: '', CALLBACK_URL: '' },
      { ...NOTHING, placeholders: ['a.json, line 3: b'], untranslated: texts },
    ),
  ).toEqual([
    expect.stringMatching(/^setting SITE_URL is not set: no canonical/),
    expect.stringMatching(/^setting CALLBACK_URL is not set: nothing receives/),
    'a.json, line 3: b',
    '1 text is shown in English (npm run check:content lists them)',
  ]);
  expect(openPoints(SETTINGS, { ...NOTHING, untranslated: [...texts, ...texts] })).toEqual([
    expect.stringMatching(/^2 texts are shown in English/),
  ]);
});
