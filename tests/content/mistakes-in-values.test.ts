import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-tools/check/check.ts';
import { formatIssue, lineAt } from '../../src/content-tools/check/issue.ts';
import { content } from '../e2e/content.ts';
import { copyOfContent, edit, showPicture } from './copy.ts';

const SITE = 'content/site.json';
const UPCOMING = 'content/trips/upcoming.json';
const FEEDBACKS = 'content/landing/feedbacks.json';
const MENTORS = 'content/landing/mentors.json';

type Case = [
  name: string,
  file: string,
  was: string | RegExp,
  becomes: string,
  line: string | RegExp,
  says: RegExp,
];

const [phone] = content('site').contact.phones;

const cases: Case[] = [
  [
    'a price with paise',
    UPCOMING,
    /"cost": \d+/,
    '"cost": 28500.50',
    '"cost"',
    /is 28500\.5, but must be a whole number/,
  ],
  [
    'a price with a dot',
    UPCOMING,
    /"cost": \d+/,
    '"cost": 28.500',
    '"cost"',
    /whole number.*\n.*without a dot/,
  ],
  [
    'a price with too many digits',
    UPCOMING,
    /"cost": \d+/,
    '"cost": 28500000',
    '"cost"',
    /500 to 1000000 rupees/,
  ],
  ['a price with too few digits', UPCOMING, /"cost": \d+/, '"cost": 285', '"cost"', /500 to 1000000 rupees/],
  [
    'a trip of a year',
    UPCOMING,
    /"firstDay": "\d{4}/,
    '"firstDay": "2001',
    '"lastDay"',
    /more than two months after/,
  ],
  [
    'the year 0227',
    UPCOMING,
    /"firstDay": "\d{4}/,
    '"firstDay": "0227',
    '"firstDay"',
    /a year from 2000 to 2099/,
  ],
  [
    'the year 3027',
    UPCOMING,
    /"lastDay": "\d{4}/,
    '"lastDay": "3027',
    '"lastDay"',
    /a year from 2000 to 2099/,
  ],
  [
    'an unknown word in braces',
    FEEDBACKS,
    '{stars}',
    '{star}',
    '"starsLabel"',
    /unknown word \{star\}.*\n.*\{stars\}/,
  ],
  ['a brace that is not closed', FEEDBACKS, '{stars}', '{stars', '"starsLabel"', /brace without its partner/],
  ['a missing word in braces', FEEDBACKS, '{stars}', 'five', '"starsLabel"', /lacks \{stars\}/],
  [
    'a line break in HTML',
    FEEDBACKS,
    /("text": ").{9}/,
    '$1<br>',
    '"text"',
    /contains <br>.*\n.*plain words/,
  ],
  ['an entity in HTML', FEEDBACKS, /("text": ").{9}/, '$1&nbsp;', '"text"', /contains &nbsp;/],
  ['asterisks', FEEDBACKS, /("text": ").{9}/, '$1**a**', '"text"', /contains \*\*/],
  [
    'a tab inside a text',
    FEEDBACKS,
    /("text": ").{9}/,
    '$1\t',
    '"text"',
    /tab inside a text.*\n.*Write the line like this/,
  ],
  ['a soft hyphen', FEEDBACKS, /("text": ").{9}/, '$1a\u00adb', '"text"', /a soft hyphen/],
  [
    'a control character',
    FEEDBACKS,
    /("text": ").{9}/,
    '$1a\u0085b',
    '"text"',
    /an invisible character \(U\+0085\)/,
  ],
  [
    'a telephone number without digits',
    SITE,
    `"${phone}"`,
    '"call us"',
    '"call us"',
    /is not a telephone number.*\n.*\+91 98765 43210/,
  ],
  ['a telephone number in Hindi digits', SITE, `"${phone}"`, '"+९१ ९८७"', '"+९१', /is not a telephone/],
  [
    'a telephone number with a digit too few',
    SITE,
    `"${phone}"`,
    '"+91 98765 4321"',
    '"+91 98765 4321"',
    /is not a telephone number/,
  ],
  [
    'a telephone number that stands twice',
    SITE,
    /("phones": \[\s*)"(.*)",\s*".*"/,
    '$1"$2", "$2"',
    /"[^"]*"\s*\],\s*"email"/,
    /same number as the first/,
  ],
  [
    'stores that are swapped',
    SITE,
    /https:\/\/play\.google\.com/,
    'https://apps.apple.com',
    '"googlePlay"',
    /not an address of play\.google\.com/,
  ],
  [
    'a store on another host',
    SITE,
    /https:\/\/apps\.apple\.com/,
    'https://club.example',
    '"appStore"',
    /not an address of apps\.apple\.com/,
  ],
  [
    'an hour that there is not',
    SITE,
    /("openHours": \{\s*"display": ".*?)\d+:/,
    '$125:',
    '"openHours"',
    /other times than "opens"/,
  ],
  [
    'opening hours that differ',
    SITE,
    /"opens": "\d\d/,
    '"opens": "04',
    '"openHours"',
    /other times than "opens"/,
  ],
  [
    'a blank behind the name of a picture',
    SITE,
    /("logo": ".*?)"/,
    '$1 "',
    '"logo"',
    /blank before or after/,
  ],
  [
    'text behind the last bracket',
    SITE,
    /\}\s*$/,
    '}\nhello there',
    'hello there',
    /goes on after its last bracket/,
  ],
  [
    'a file that was not saved to its end',
    SITE,
    /"contact": \{[^]*$/,
    '"contact": {\n    "addr',
    '"addr',
    /ends here, in the middle.*\n.*history/,
  ],
  ['formatted text', SITE, /^/, '{\\rtf1 ', '{', /formatted text \(RTF\).*\n.*plain text editor/],
  ['a web page', SITE, /^/, '<html><body>', '<html>', /web page \(HTML\)/],
  [
    'a picture of another person',
    MENTORS,
    /(?<="image": "[^"]*\d)\.\w+"/,
    '7.jpg"',
    '7.jpg"',
    /no such picture.*\n.*Put the picture into/,
  ],
  [
    'a text over two lines',
    FEEDBACKS,
    /("text": ").{9}/,
    '$1a\nb',
    '"text"',
    /without its second quote.*\n.*next line/,
  ],
  [
    'a day that stands twice',
    SITE,
    /("days": \[\s*)("\w+")(,\s*)"\w+"/,
    '$1$2$3$2',
    '"days"',
    /has a day twice/,
  ],
  ['an hour with one digit', SITE, /"opens": "\d/, '"opens": "', '"opens"', /24-hour format/],
  [
    'half a star',
    'content/trips/reviews.json',
    /"stars": \d/,
    '"stars": 4.5',
    '"stars"',
    /is 4\.5, but must be a whole number/,
  ],
  [
    'a file name in place of what a picture shows',
    'content/landing/about.json',
    /"imageDescription": ".*"/,
    '"imageDescription": "about.jpg"',
    '"imageDescription"',
    /name of a file.*\n.*Describe/,
  ],
];

describe('The check of values tells', () => {
  it.each(cases)('%s', async (_, file, was, becomes, line, says) => {
    const top = copyOfContent();
    const text = edit(top, file, was, becomes);
    const issues = await checkContent(top);
    expect(issues.map(formatIssue)).toEqual([expect.stringMatching(says)]);
    expect(issues[0]?.file).toBe(file);
    const after = text.search(typeof line === 'string' ? RegExp.escape(line) : line);
    const lines = [lineAt(text, after), lineAt(text, after) + 1];
    expect(lines).toContain(issues[0]?.line);
  });

  it('that two trips have the same title', async () => {
    const top = copyOfContent();
    const upcoming = JSON.parse(readFileSync(`${top}/${UPCOMING}`, 'utf8')) as { trips: { title: string }[] };
    const [first] = upcoming.trips;
    const trips = [first, ...upcoming.trips];
    writeFileSync(`${top}/${UPCOMING}`, JSON.stringify({ ...upcoming, trips }, null, 2));
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(/trips, entry 2, title\n {2}It is the same as in entry 1\./),
    ]);
  });

  it('which entry of a list has the same name twice', async () => {
    const top = copyOfContent();
    edit(top, FEEDBACKS, /("name": ".*?",)([^]*?)("name": ".*?",)/, '$1$2$3\n      $3');
    const [issue] = await checkContent(top);
    expect(issue).toMatchObject({
      field: 'items, entry 2, name',
      problem: expect.stringMatching(/twice/) as string,
    });
  });

  it('that a JSON file is a Word document', async () => {
    const top = copyOfContent();
    writeFileSync(`${top}/${SITE}`, Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1'));
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(/site\.json, line 1\n.*Word document/),
    ]);
  });
});

describe('The check of a picture tells', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();

  it.each([
    ['that it is too small', 200, 160, /has 200 by 160 pixels, and at least 300 by 300 are needed/],
    [
      'that it is a strip',
      1600,
      400,
      /has 1600 by 400 pixels, but must be neither very narrow nor very wide/,
    ],
    [
      'that it has more pixels than can be used',
      12_000,
      9000,
      /has 12000 by 9000 pixels, and that is too large.*\n.*smaller/,
    ],
  ])('%s', async (_, width, height, says) => {
    const top = copyOfContent();
    showPicture(top, 'photo.png', await picture(width, height));
    expect((await checkContent(top)).map(formatIssue)).toEqual([expect.stringMatching(says)]);
  });

  it('that its name only looks like the one in the file', async () => {
    const top = copyOfContent();
    showPicture(top, 'jose\u0301.png', await picture(400, 400));
    edit(top, 'content/landing/about.json', 'jose\u0301.png', 'jos\u00e9.png');
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(/only looks the same.*\n.*Rename the file/),
    ]);
  });

  it('that its name must not contain #', async () => {
    const top = copyOfContent();
    showPicture(top, 'photo #2.png', await picture(400, 400));
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(/character # cannot be part.*\n.*Rename the file to photo -2\.png/),
    ]);
  });
});

describe('The check accepts', () => {
  it.each([
    ['a trip of one day', UPCOMING, /("firstDay": (".*"),\s*"lastDay": )".*"/, '$1$2'],
    ['a no-break space', FEEDBACKS, /("text": ").{9}/, '$15\u00a0km of a'],
    ['a toll-free number', SITE, /("phones": \[\s*)".*"/, '$1"1800 123 4567"'],
    ['a toll-free number with six digits after 1800', SITE, /("phones": \[\s*)".*"/, '$1"1800-11-4000"'],
    [
      'a telephone number with no-break spaces',
      SITE,
      /("phones": \[\s*)".*"/,
      '$1"+91\u00a098765\u00a043210"',
    ],
  ])('%s', async (_, file, was, becomes) => {
    const top = copyOfContent();
    edit(top, file, was, becomes);
    expect(await checkContent(top)).toEqual([]);
  });
});

describe('The check notes', () => {
  it('a trip that is years away', async () => {
    const top = copyOfContent();
    edit(top, UPCOMING, /"(first|last)Day": "\d{4}/g, '"$1Day": "2098');
    const issues = await checkContent(top);
    expect(issues.length).toBe(content('trips/upcoming').trips.length);
    expect(issues[0]).toMatchObject({ severity: 'note', fix: 'Look whether the year is right.' });
  });

  it('a real address that is still listed as invented', async () => {
    const top = copyOfContent();
    const site = JSON.parse(readFileSync(`${top}/${SITE}`, 'utf8')) as { contact: { email: string } };
    site.contact.email = 'hello@khush.in';
    writeFileSync(`${top}/${SITE}`, JSON.stringify({ ...site, placeholders: ['contact.email'] }, null, 2));
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      expect.stringMatching(/^Note: .*\n.*"contact\.email" is invented, but it looks real/),
    ]);
  });

  it('a page that no link leads to', async () => {
    const top = copyOfContent();
    writeFileSync(
      `${top}/content/legal/refund-policy.md`,
      '---\ntitle: Refunds\ndescription: How.\nupdated: 2026-11-20\n---\n\n## Refunds\n\nSee [this](/refund-policy#refunds).\n',
    );
    expect((await checkContent(top)).map(formatIssue)).toEqual([
      'Note: content/legal/refund-policy.md\n  This file is a page that no link leads to.\n  Add a link to /refund-policy in content/navigation.json, under "footer".',
    ]);
  });

  it('nothing of the lock file that Word leaves beside an open text', async () => {
    const top = copyOfContent();
    writeFileSync(`${top}/content/legal/~$rms-of-service.md`, Buffer.from([5, 65, 0, 115, 0, 104]));
    expect(await checkContent(top)).toEqual([]);
  });
});
