import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-tools/check/check.ts';
import { readLegalFile } from '../../src/content-tools/check/legal-file.ts';
import { lineAt, formatIssue } from '../../src/content-tools/check/issue.ts';
import { content } from '../e2e/content.ts';
import { copyOfContent, edit } from './copy.ts';

const SITE = 'content/site.json';
const HERO = 'content/landing/hero.json';
const MENTORS = 'content/landing/mentors.json';
const UPCOMING = 'content/trips/upcoming.json';
const NAVIGATION = 'content/navigation.json';
const REVIEWS = 'content/trips/reviews.json';

interface Case {
  file: string;
  was: string | RegExp;
  becomes: string;
  /** What stands in the line that the check must name. */
  line: string;
  field: string;
  says: RegExp;
}

const MENTOR_LIST = content('landing/mentors').items;
const MENTOR_IDS = MENTOR_LIST.map(({ id }) => id);
const FREE_ID = Math.max(...MENTOR_IDS) + 1;
const mentor = `{ "id": ${FREE_ID}, "image": "${MENTOR_LIST[0]?.image}", "imageDescription": "A woman" }`;

const { bar, footer } = content('navigation');
const [pageLink] = footer.links.filter((link) => 'page' in link);
const PAGE_LINK = `footer, links, entry ${footer.links.findIndex((link) => link === pageLink) + 1}, page`;
const SECTION_LINK = `bar, entry ${bar.findIndex(({ section }) => section === '_mentors') + 1}, section`;

const { video, sentence: HERO_SENTENCE } = content('landing/hero');
const POSTER = video.image;
const LOGO = content('site').logo;

/** What stands before the name of the club, with the placeholders where there are any. */
const SITE_BEGINNING = /^([^]*?)(?: *"placeholders": \[[^\]]*\],\n)? *"name"/;

/** The anchor of a heading of the terms. */
const [ANCHOR = ''] = readLegalFile('.', 'content/legal/terms-of-service.md').anchors ?? [];

const capital = (path: string) => path.replace(/(?<=\/)[a-z](?=[^/]*$)/, (letter) => letter.toUpperCase());
const misspelt = (path: string) => path.replace(/\.(?=\w+$)/, 'x.');

const cases: Record<string, Case> = {
  'a missing field': {
    file: SITE,
    was: /\n {2}"tagline".*/,
    becomes: '',
    line: '{',
    field: 'tagline',
    says: /is missing.*\n.*Add a line for "tagline".*The tagline under the name/,
  },
  'a name with a typing slip': {
    file: SITE,
    was: '"tagline"',
    becomes: '"taglin"',
    line: '"taglin"',
    field: 'taglin',
    says: /not a known name.*\n.*Did you mean "tagline"\?/,
  },
  'a field that there is not': {
    file: HERO,
    was: '"heading"',
    becomes: '"colour": "red",\n  "heading"',
    line: '"colour"',
    field: 'colour',
    says: /not a known name.*\n.*Delete it. The names here are .*heading/,
  },
  'a field that stands twice': {
    file: HERO,
    was: '"heading"',
    becomes: '"sentence": "x",\n  "heading"',
    line: `"sentence": ${JSON.stringify(HERO_SENTENCE)}`,
    field: 'sentence',
    says: /is here twice, first on line \d+/,
  },
  'a text that is too long': {
    file: HERO,
    was: /"play": ".*"/,
    becomes: `"play": "${'x'.repeat(32)}"`,
    line: '"play"',
    field: 'video, play',
    says: /at most 20 characters.*\n.*Remove 12 characters/,
  },
  'an empty text': {
    file: HERO,
    was: /"heading": ".*"/,
    becomes: '"heading": "  "',
    line: '"heading"',
    field: 'heading',
    says: /is empty.*\n.*Write some words/,
  },
  'a text where a number belongs': {
    file: UPCOMING,
    was: /"cost": \d+/,
    becomes: '"cost": "₹28,500"',
    line: '"cost": "₹28,500"',
    field: 'trips, entry 1, cost',
    says: /must be a number.*\n.*without quotes: 28500/,
  },
  'a number where a text belongs': {
    file: HERO,
    was: /"heading": ".*"/,
    becomes: '"heading": 12',
    line: '"heading"',
    field: 'heading',
    says: /must be a text.*\n.*"12"/,
  },
  'a list where a block belongs': {
    file: 'content/landing/feedbacks.json',
    was: /"controls": \{[^]*\n {2}\}/,
    becomes: '"controls": []',
    line: '"controls"',
    field: 'controls',
    says: /is a list between \[ and \], but must be a block between \{ and \}/,
  },
  'an unclosed block': {
    file: UPCOMING,
    was: /\n {4}\},(?=\n {4}\{)/,
    becomes: ',',
    line: '    {',
    field: 'trips, entry 1',
    says: /bracket \{ on this line is never closed.*\n.*missing \} before line \d+/,
  },
  'an unclosed list': {
    file: SITE,
    was: /\n {4}\],(?=\n {4}"email")/,
    becomes: '',
    line: '"phones"',
    field: 'contact, phones',
    says: /bracket \[ on this line is never closed.*\n.*missing \] before line \d+/,
  },
  'an unclosed list with a comma behind': {
    file: SITE,
    was: /\n {4}\](?=,\n {4}"email")/,
    becomes: '',
    line: '"phones"',
    field: 'contact, phones',
    says: /bracket \[ on this line is never closed.*\n.*missing \] before line \d+/,
  },
  'a file cut off at its end': {
    file: SITE,
    was: /\}\s*$/,
    becomes: '',
    line: '{',
    field: '',
    says: /bracket \{ on this line.*\n.*missing \} at the end of the file/,
  },
  'a bracket too many': {
    file: SITE,
    was: /\}\s*$/,
    becomes: '}\n]\n',
    line: ']\n',
    field: '',
    says: /after its last bracket.*\n.*Delete what follows/,
  },
  'an unclosed quote': {
    file: HERO,
    was: /("heading": ".*)",/,
    becomes: '$1,',
    line: '"heading"',
    field: 'heading',
    says: /begins or ends without a quote.*\n.*Write the line like this: "heading": ".*",/,
  },
  'a quote inside a text': {
    file: HERO,
    was: /"heading": ".*"/,
    becomes: '"heading": "The "happiest" family"',
    line: '"heading"',
    field: 'heading',
    says: /straight quote \("\) inside a text.*Curly quotes.*\n.*The \\"happiest\\" family/,
  },
  'no quotes at all': {
    file: HERO,
    was: /"heading": ".*"/,
    becomes: '"heading": Hello',
    line: '"heading"',
    field: 'heading',
    says: /text or a name without quotes.*\n.*Write the line like this: "heading": "Hello",/,
  },
  'a missing comma': {
    file: SITE,
    was: /("tagline": ".*"),/,
    becomes: '$1',
    line: '"tagline"',
    field: 'tagline',
    says: /comma is missing at the end.*\n.*Write the line like this: "tagline": ".*",/,
  },
  'a missing colon': {
    file: SITE,
    was: '"tagline":',
    becomes: '"tagline"',
    line: '"tagline"',
    field: 'tagline',
    says: /colon is missing/,
  },
  'a comma too many': {
    file: SITE,
    was: /("appStore": ".*")/,
    becomes: '$1,',
    line: '"appStore"',
    field: 'stores, appStore',
    says: /comma after the last entry.*\n.*Write the line like this: "appStore": ".*"$/,
  },
  'curly quotes': {
    file: SITE,
    was: /"tagline": "(.*)"/,
    becomes: '“tagline”: “$1”',
    line: '“tagline”',
    field: '',
    says: /curly quotes \(“ ”\).*\n.*Write the line like this: "tagline": ".*",/,
  },
  'a character that does not belong': {
    file: SITE,
    was: '"tagline":',
    becomes: '"tagline":#',
    line: '"tagline"',
    field: 'tagline',
    says: /cannot be read from the # on.*\n.*Delete the character/,
  },
  'a list of links with nothing in it': {
    file: NAVIGATION,
    was: /"links": \[/,
    becomes: '"links": [null,',
    line: '"links"',
    field: 'footer, links, entry 1',
    says: /must be a block/,
  },
  'single quotes': {
    file: SITE,
    was: /"tagline": "(.*)"/,
    becomes: '"tagline": \'$1\'',
    line: '"tagline"',
    field: 'tagline',
    says: /single quotes.*\n.*Write the line like this: "tagline": ".*",/,
  },
  'a note in a file': {
    file: SITE,
    was: '"tagline"',
    becomes: '// the old one was better\n  "tagline"',
    line: '// the old',
    field: '',
    says: /has a comment.*\n.*Delete this line/,
  },
  'a block where a percentage belongs': {
    file: NAVIGATION,
    was: /"percent": \d+/,
    becomes: '"percent": {}',
    line: '"percent"',
    field: 'textSize, sizes, entry 1, percent',
    says: /is "\{\}", which is not known.*\n.*Write one of/,
  },
  'a missing field that a placeholder names': {
    file: SITE,
    was: new RegExp(`${SITE_BEGINNING.source}([^]*)\\n *"email".*`),
    becomes: '$1  "placeholders": ["contact.email"],\n  "name"$2',
    line: '"contact": {',
    field: 'contact, email',
    says: /is missing.*\n.*Add a line for "email"/,
  },
  'a typing slip in a field that a placeholder names': {
    file: SITE,
    was: new RegExp(`${SITE_BEGINNING.source}([^]*)"email"`),
    becomes: '$1  "placeholders": ["contact.email"],\n  "name"$2"emial"',
    line: '"emial"',
    field: 'contact, emial',
    says: /not a known name.*\n.*Did you mean "email"\?/,
  },
  'a picture that is not there': {
    file: HERO,
    was: POSTER,
    becomes: misspelt(POSTER),
    line: misspelt(POSTER),
    field: 'video, image',
    says: new RegExp(`no such picture.*\\n.*"${POSTER}"`),
  },
  'a picture named with other capitals': {
    file: SITE,
    was: LOGO,
    becomes: capital(LOGO),
    line: capital(LOGO),
    field: 'logo',
    says: new RegExp(`no such picture.*\\n.*"${LOGO}"`),
  },
  'a drawing as the picture of shared links': {
    file: SITE,
    was: /(?<="sharing": \{\s*"image": ")[^"]+/,
    becomes: './images/ornament-block-print.svg',
    line: '"image"',
    field: 'sharing, image',
    says: /WhatsApp.*\n.*JPEG or PNG/,
  },
  'an id that another entry has': {
    file: MENTORS,
    was: `"id": ${MENTOR_IDS[1]},`,
    becomes: `"id": ${MENTOR_IDS[0]},`,
    line: `"id": ${MENTOR_IDS[0]},\n      "image": "${MENTOR_LIST[1]?.image}`,
    field: 'items, entry 2, id',
    says: new RegExp(`the same as in entry 1.*\\n.*"id".*${FREE_ID}`),
  },
  'a thirteenth mentor': {
    file: MENTORS,
    was: /\}(\s*\]\s*\}\s*)$/,
    becomes: `},${mentor}$1`,
    line: '"items": [',
    field: 'items',
    says: /exactly 12 entries, but has 13.*\n.*Remove 1\. The page is designed for 12/,
  },
  'only eleven mentors': {
    file: MENTORS,
    was: /,\s*\{[^{}]*\}(?=\s*\]\s*\}\s*$)/,
    becomes: '',
    line: '"items": [',
    field: 'items',
    says: /exactly 12 entries, but has 11.*\n.*Add 1/,
  },
  'a year of two digits': {
    file: UPCOMING,
    was: /"firstDay": "20/,
    becomes: '"firstDay": "',
    line: '"firstDay"',
    field: 'trips, entry 1, firstDay',
    says: /year-month-day.*\n.*2027-02-14/,
  },
  'the 31st of February': {
    file: UPCOMING,
    was: /"lastDay": ".*"/,
    becomes: '"lastDay": "2027-02-31"',
    line: '"lastDay"',
    field: 'trips, entry 1, lastDay',
    says: /date that exists/,
  },
  'a last day before the first': {
    file: UPCOMING,
    was: /"lastDay": ".*"/,
    becomes: '"lastDay": "2020-01-01"',
    line: '"lastDay"',
    field: 'trips, entry 1, lastDay',
    says: /is before "firstDay"/,
  },
  'a negative price': {
    file: UPCOMING,
    was: /"cost": \d+/,
    becomes: '"cost": -5',
    line: '"cost"',
    field: 'trips, entry 1, cost',
    says: /must be from 500 to 1000000 rupees.*\n.*number of digits/,
  },
  'a price of nothing': {
    file: UPCOMING,
    was: /"cost": \d+/,
    becomes: '"cost": 0',
    line: '"cost"',
    field: 'trips, entry 1, cost',
    says: /must be from 500 to 1000000 rupees/,
  },
  'a price with commas': {
    file: UPCOMING,
    was: /"cost": \d+/,
    becomes: '"cost": 1,02,500',
    line: '"cost"',
    field: 'trips, entry 1, cost',
    says: /is the text "1,02,500", but must be a .*number.*\n.*only the digits, without quotes: 102500/,
  },
  'a price with a rupee sign': {
    file: UPCOMING,
    was: /"cost": \d+/,
    becomes: '"cost": ₹28500',
    line: '"cost"',
    field: 'trips, entry 1, cost',
    says: /is the text "₹28500", but must be a .*number.*\n.*only the digits, without quotes: 28500/,
  },
  'only four facilities': {
    file: 'content/trips/packages.json',
    was: /"facilities": \[\s*".*?",/,
    becomes: '"facilities": [',
    line: '"facilities"',
    field: 'facilities',
    says: /exactly 5 facilities, but has 4/,
  },
  'six stars': {
    file: REVIEWS,
    was: /"stars": \d/,
    becomes: '"stars": 6',
    line: '"stars": 6',
    field: 'items, entry 1, stars',
    says: /from 1 to 5/,
  },
  'a telephone number with two zeros in place of +': {
    file: SITE,
    was: /("phones": \[\s*)".*"/,
    becomes: '$1"0091 98765 43210"',
    line: '"0091',
    field: 'contact, phones, entry 1',
    says: /is not a telephone number.*\n.*\+91 98765 43210/,
  },
  'a mail address without @': {
    file: SITE,
    was: /"email": ".*"/,
    becomes: '"email": "hello.club.example"',
    line: '"email"',
    field: 'contact, email',
    says: /not an email address.*\n.*hello@club\.example/,
  },
  'a store link without https': {
    file: SITE,
    was: /"googlePlay": "https/,
    becomes: '"googlePlay": "http',
    line: '"googlePlay"',
    field: 'stores, googlePlay',
    says: /secure web address.*\n.*https:\/\//,
  },
  'the whole address of a video': {
    file: HERO,
    was: /"youtubeId": ".*"/,
    becomes: '"youtubeId": "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10"',
    line: '"youtubeId"',
    field: 'video, youtubeId',
    says: /not its whole address.*\n.*Keep only these: dQw4w9WgXcQ$/m,
  },
  'a section that there is not': {
    file: NAVIGATION,
    was: '"_mentors"',
    becomes: '"_mentor"',
    line: '"_mentor"',
    field: SECTION_LINK,
    says: /"_mentor", which is not known.*\n.*Did you mean "_mentors"/,
  },
  'a link to a page that there is not': {
    file: NAVIGATION,
    was: `"page": "${pageLink?.page}"`,
    becomes: '"page": "/privacy-polcy"',
    line: '"/privacy-polcy"',
    field: PAGE_LINK,
    says: /no such page.*\n.*Did you mean \/privacy-policy/,
  },
  'a link to a heading that there is not': {
    file: NAVIGATION,
    was: `"page": "${pageLink?.page}"`,
    becomes: `"page": "/terms-of-service#${ANCHOR}x"`,
    line: `#${ANCHOR}x`,
    field: PAGE_LINK,
    says: new RegExp(`no heading with that anchor.*\\n.*#${ANCHOR}\\b`),
  },
  'a page written without its slash': {
    file: NAVIGATION,
    was: `"page": "${pageLink?.page}"`,
    becomes: '"page": "privacy-policy"',
    line: '"privacy-policy"',
    field: PAGE_LINK,
    says: /beginning with a slash.*\n.*\/privacy-policy/,
  },
  'a placeholder that names no field': {
    file: SITE,
    was: SITE_BEGINNING,
    becomes: '$1  "placeholders": ["contact.mail"],\n  "name"',
    line: '"contact.mail"',
    field: 'placeholders, entry 1',
    says: /no such field.*\n.*"contact\.email"/,
  },
};

describe('The check of content/ tells', () => {
  it.each(Object.entries(cases))('%s', async (_, { file, was, becomes, line, field, says }) => {
    const top = copyOfContent();
    const text = edit(top, file, was, becomes);
    const mistakes = await checkContent(top);
    expect(mistakes.map(formatIssue)).toHaveLength(1);
    expect(mistakes[0]).toMatchObject({ file, line: lineAt(text, text.indexOf(line)), field });
    expect(mistakes.map(formatIssue).join('')).toMatch(says);
  });

  it('nothing of the content as it is', async () => {
    expect((await checkContent(copyOfContent())).map(formatIssue)).toEqual([]);
  });

  it('all mistakes at once, each as a block of its own', async () => {
    const top = copyOfContent();
    edit(top, UPCOMING, /"cost": \d+/, '"cost": 28,500');
    edit(top, UPCOMING, /("lastDay": ".*")/, '$1,');
    edit(top, UPCOMING, /"title"/, '"titel"');
    edit(top, SITE, /"email": ".*"/, '"email": "x"');
    const mistakes = await checkContent(top);
    expect(mistakes.map(({ file, field }) => [file, field])).toEqual([
      [SITE, 'contact, email'],
      [UPCOMING, 'trips, entry 1, titel'],
      [UPCOMING, 'trips, entry 1, cost'],
      [UPCOMING, 'trips, entry 1, lastDay'],
    ]);
  });
});
