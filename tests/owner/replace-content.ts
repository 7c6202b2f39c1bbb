import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { REQUIRED_LEGAL_PATHS } from '../../src/lib/pages.ts';
import { SCRIPT_FILE, WORKER_FILE } from '../../src/features/callback/receiver/keep-days.ts';

const WORDS =
  'acorn amber bamboo basket candle cedar dahlia dune ember falcon fennel fern garden harbour iris jasmine kettle lake lantern meadow moss nectar oak orchard pebble quilt reed river saffron temple tulip valley willow'.split(
    ' ',
  );

/** Day `days` after the first of next January, as year-month-day. */
const dayAfter = (days: number) =>
  new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, 1 + days)).toISOString().slice(0, 10);

/** Facts of one shape, by their names in the files; everything else is a text, a number or stays. */
const FACTS: Record<string, unknown> = {
  placeholders: [],
  stars: 4,
  email: 'office@golden-evenings.in',
  address: {
    street: 'Flat 7, Anna Salai',
    town: 'Chennai',
    pinCode: '600002',
  },
  registeredAddress: '21 Marine Lines, Mumbai 400020',
  openHours: {
    display: 'Tuesday to Friday, 10:30AM to 06:45PM',
    days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '10:30',
    closes: '18:45',
  },
  phones: ['+91 44 2345 6789', '080 2345 6780'],
  googlePlay: 'https://play.google.com/store/apps/details?id=in.goldenevenings',
  appStore: 'https://apps.apple.com/in/app/golden-evenings/id1234567890',
  grievancePhone: '+91 44 2345 6780',
  supportOpens: '08:30',
  supportCloses: '19:45',
  expires: dayAfter(0),
  colours: {
    page: '#F6FBFF',
    tint: '#DDEEFF',
    text: '#112233',
    button: '#003366',
    link: '#004400',
    accent: '#440044',
    footer: '#001133',
    frame: '#3377BB',
    sun: '#AADDFF',
  },
  failure: 'It did not arrive. Please try again, or ring us.',
};
/** Names of the code, which an owner does not choose. */
const KEPT = new Set(['$schema', 'section', 'page', 'percent', 'icon', 'youtubeId']);

/** Nine trips of other months, prices and lengths, one of a single night and one over the end of a month. */
const trips = (cover: () => string) =>
  [10, 29, 61, 95, 130, 161, 200, 240, 300].map((first, index) => ({
    title: `${text('Journey of the title', 1)} ${index + 1}`,
    location: text('Some place', index),
    cities: text('Some towns of the place', index),
    cost: 7_999 + index * 12_345,
    covers: [cover()],
    firstDay: dayAfter(first),
    lastDay: dayAfter(first + 1 + index * 2),
  }));

const replaced = new Map<string, string>();

/**
 * Other words of at most the same length, always the same for the same words, which keep what is in braces.
 */
function text(was: string, salt = 0): string {
  const key = `${was}/${salt}`;
  const known = replaced.get(key);
  if (known) return known;
  const room = Math.max(was.length, 8);
  const kept = [...was.matchAll(/\{\w+\}/g)].map(([token]) => token).join(' ');
  let words = kept;
  for (let seed = (replaced.size + 1) * 48_271; ; seed = (seed * 48_271) % 2_147_483_647) {
    const longer = `${words} ${WORDS[seed % WORDS.length] ?? ''}`.trim();
    if (longer.length > room) break;
    words = longer;
  }
  words = words.slice(0, 1).toUpperCase() + words.slice(1);
  // A text that has room for a few letters, or for a word that another text has already.
  if (was.length < 4) words = `Z${replaced.size % 100}`;
  else if (['', kept, ...replaced.values()].includes(words)) words = `${kept} Word ${replaced.size}`.trim();
  replaced.set(key, words);
  return words;
}

/**
 * Other values for all that a file of `content/` holds; `picture` gives another path for that of a picture.
 */
function replace(value: unknown, name: string, picture: (path: string) => string): unknown {
  if (KEPT.has(name)) return value;
  if (name === 'trips' && Array.isArray(value)) return trips(() => picture('../images/cover.svg'));
  if (typeof value === typeof FACTS[name]) return FACTS[name];
  if (Array.isArray(value)) return value.map((entry) => replace(entry, '', picture));
  if (typeof value === 'number') return value * 3 + 1;
  if (typeof value !== 'string')
    return Object.fromEntries(
      Object.entries(value as object).map(([inner, part]) => [inner, replace(part, inner, picture)]),
    );
  if (value.includes('/images/')) return picture(value);
  if (value.includes('/videos/')) return value.replace(/[\w-]+\./, 'golden-evenings.');
  return text(value);
}

/** A legal text with other headings and words, which asks for every fact and links to another one. */
function legalText(page: string, other: string): string {
  const part = (index: number) => text('x'.repeat(280), index);
  const sections = Array.from({ length: 6 }, (_, index) =>
    [
      `## ${text(`Heading of ${page}`, index)}`,
      part(index),
      `- ${part(index + 10)}\n- ${part(index + 20)}`,
    ].join('\n\n'),
  );
  return `---
title: ${text(`Title of ${page}`)}
description: ${text(`A description of ${page} that is neither long nor short`)}
updated: 2026-10-03
---

{{companyName}}, {{email}}, {{phone}}, {{address}}, {{openHours}}, {{requestDays}}: read [${text('Link')}](/${other}).

${sections.join('\n\n')}
`;
}

/** Replaces everything that an owner can in the project in the folder `top`, always by the same values. */
export async function replaceContent(top: string): Promise<void> {
  // The new texts are not translated.
  rmSync(join(top, 'content/hi'), { recursive: true, force: true });
  rmSync(join(top, 'content/images/share-hi.png'), { force: true });
  const formats = ['jpeg', 'webp', 'png', 'avif'] as const;
  const photographs: Promise<unknown>[] = [];
  const photograph = (path: string) => {
    const shared = basename(path).startsWith('share');
    const format = shared ? 'jpeg' : (formats[photographs.length % formats.length] ?? 'jpeg');
    const file = path.replace(/[\w-]+\.\w+$/, `photograph-${photographs.length}.${format}`);
    const [width, height] = shared ? [1200, 630] : [800, 900];
    const background = `hsl(${photographs.length * 9}, 60%, 60%)`;
    const picture = sharp({ create: { width, height, channels: 3, background } });
    photographs.push(picture.toFormat(format).toFile(join(top, 'content/images', basename(file))));
    return file;
  };
  const replacedPictures = globSync('content/**/*.json', { cwd: top })
    .sort()
    .flatMap((file) => {
      const before = readFileSync(join(top, file), 'utf8');
      const after = replace(JSON.parse(before), '', photograph);
      writeFileSync(join(top, file), JSON.stringify(after, null, 2) + '\n');
      return [...before.matchAll(/images\/[\w-]+\.\w+/g)].map(([picture]) => picture);
    });
  for (const picture of new Set(replacedPictures)) rmSync(join(top, 'content', picture));
  for (const file of globSync('content/videos/*', { cwd: top }))
    renameSync(join(top, file), join(top, file.replace(/[\w-]+\./, 'golden-evenings.')));
  const pages = REQUIRED_LEGAL_PATHS.map((path) => path.slice(1));
  for (const page of pages)
    writeFileSync(
      join(top, `content/legal/${page}.md`),
      legalText(page, pages.find((other) => other !== page) ?? ''),
    );
  const { legal } = JSON.parse(readFileSync(join(top, 'content/site.json'), 'utf8')) as {
    legal: { requestDays: number };
  };
  for (const file of [SCRIPT_FILE, WORKER_FILE].map((path) => join(top, path)))
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/(KEEP_DAYS(?: =|":) )\d+/, `$1${legal.requestDays}`),
    );
  await Promise.all(photographs);
}
