import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-tools/check/check.ts';
import { formatIssue } from '../../src/content-tools/check/issue.ts';
import { placeholderReport } from '../../src/content-tools/launch/placeholder-report.ts';
import { contentPaths } from '../../src/content-model/schemas/content-files.ts';
import { textsSchema } from '../../src/content-model/schemas/translation.ts';
import { copyOfContent } from './copy.ts';

type Json = Record<string, unknown>;

const readJson = (top: string, file: string) => JSON.parse(readFileSync(join(top, file), 'utf8')) as Json;

/** A copy of the content with every English text as its own translation, so that no Hindi text is needed. */
function translatedCopy(): string {
  const top = copyOfContent();
  for (const path of contentPaths) {
    const texts = textsSchema(path).parse(readJson(top, `content/${path}.json`)) as Json;
    write(top, `content/hi/${path}.json`, path === 'site' ? withOwnForms(texts) : texts);
  }
  cpSync(join(top, 'content/legal'), join(top, 'content/hi/legal'), { recursive: true });
  return top;
}

/** The texts of `site.json` with those whose form differs in a translation. */
function withOwnForms({ sharing, contact, ...texts }: Json): Json {
  return {
    ...texts,
    sharing: { ...(sharing as Json), image: '../images/share.png' },
    contact: { ...(contact as Json), openHours: { display: '{opens} {closes}' } },
  };
}

function write(top: string, file: string, value: unknown): void {
  mkdirSync(dirname(join(top, file)), { recursive: true });
  writeFileSync(join(top, file), JSON.stringify(value, null, 2));
}

/** A translated copy in which one file has been changed. */
function translate(file: string, change: (translation: Json) => Json): string {
  const top = translatedCopy();
  write(top, file, change(readJson(top, file)));
  return top;
}

async function told(top: string): Promise<string> {
  return (await checkContent(top)).map(formatIssue).join('\n\n');
}

const REVIEWS = 'content/hi/trips/reviews.json';
const NAVIGATION = 'content/hi/navigation.json';

describe('A complete translation', () => {
  it('is in order', async () => {
    expect(await told(translate(REVIEWS, (all) => all))).toBe('');
  });
});

describe('A mistake in a translation', () => {
  it('that repeats a fact is told with the names that the file may have', async () => {
    const top = translate(REVIEWS, (all) => ({
      ...all,
      items: (all['items'] as Json[]).map((item) => ({ ...item, stars: 5 })),
    }));
    expect(await told(top)).toMatch(
      /^content\/hi\/trips\/reviews\.json, line \d+: items, entry 1, stars\n {2}It is not a known name here\.\n.*name, feedback/,
    );
  });

  it('that loses a name in braces is told with the name', async () => {
    const top = translate(REVIEWS, (all) => ({ ...all, starsLabel: 'सितारे' }));
    expect(await told(top)).toMatch(/: starsLabel\n {2}It lacks \{stars\}\./);
  });

  it('that invents a name in braces is told with the name', async () => {
    const top = translate(REVIEWS, (all) => ({ ...all, title: '{stars} राय' }));
    expect(await told(top)).toMatch(/: title\n {2}It has the unknown word \{stars\}\./);
  });

  it('that has an entry of no English one is told with its line', async () => {
    const top = translate(REVIEWS, (all) => {
      const items = all['items'] as Json[];
      return { ...all, items: [...items, { ...items[0], id: 99 }] };
    });
    expect(await told(top)).toMatch(
      /^content\/hi\/trips\/reviews\.json, line \d+: items, entry 4, id\n {2}It is 99, and no entry of the English list has this id\.\n {2}Delete this entry/,
    );
  });

  it('that lacks what identifies an entry is told with its name', async () => {
    const top = translate(NAVIGATION, (all) => ({ ...all, bar: [{ label: 'होम' }] }));
    expect(await told(top)).toMatch(
      /: bar, entry 1, section\n {2}It is missing\.\n {2}Add a line for "section"/,
    );
  });

  it('that leaves a text of a list out is told with both numbers', async () => {
    const top = translate('content/hi/trips/packages.json', (all) => ({ ...all, facilities: ['होटल'] }));
    expect(await told(top)).toMatch(/: facilities\n {2}It has 1 texts, but the English list has 5\./);
  });

  it('that has a text which the English entry lacks is noted', async () => {
    const top = translate('content/hi/landing/feedbacks.json', (all) => ({
      ...all,
      items: (all['items'] as Json[]).map((item) => ({ ...item, title: 'शहर' })),
    }));
    expect(await told(top)).toMatch(/^Note: .*: items, entry 4, title\n {2}It translates nothing/);
  });

  it('that is too long is told with the number of characters', async () => {
    const top = translate(REVIEWS, (all) => ({ ...all, title: 'ा'.repeat(61) }));
    expect(await told(top)).toMatch(/: title\n {2}It is too long: at most 60 characters/);
  });

  it('of brackets is told with its line', async () => {
    const top = translatedCopy();
    writeFileSync(join(top, REVIEWS), '{\n  "title": "राय"\n  "starsLabel": "{stars}"\n}\n');
    expect(await told(top)).toMatch(/^content\/hi\/trips\/reviews\.json, line [23]/);
  });

  it('that loses its trip, whose English title has changed, is told with the new title', async () => {
    const top = translatedCopy();
    const english = readJson(top, 'content/trips/upcoming.json');
    const [first, ...others] = english['trips'] as Json[];
    const trips = [{ ...first, title: 'A new title' }, ...others];
    write(top, 'content/trips/upcoming.json', { ...english, trips });
    expect(await told(top)).toMatch(
      /^content\/hi\/trips\/upcoming\.json, line \d+: trips, entry 1, trip\n.*this title\.\n {2}Write the new title after "trip": "A new title"\./,
    );
  });

  it('that translates a trip twice is told with the entry', async () => {
    const top = translate('content/hi/trips/upcoming.json', (all) => {
      const trips = all['trips'] as Json[];
      return { ...all, trips: [...trips, trips[0]] };
    });
    expect(await told(top)).toMatch(
      /: trips, entry \d+, trip\n {2}It is the same as in entry 1\.\n.*delete one of the two/,
    );
  });

  it('that leaves a trip out is noted, whatever the order of the others', async () => {
    const top = translate('content/hi/trips/upcoming.json', (all) => {
      const [, ...trips] = all['trips'] as Json[];
      return { ...all, trips: trips.reverse() };
    });
    expect(await told(top)).toMatch(
      /Still to be translated: trips, entry 1, title; trips, entry 1, location; trips, entry 1, cities\.$/,
    );
  });
});

describe('A translation of what is invented', () => {
  const SITE = 'content/hi/site.json';

  it('is open until the launch, also when the English text has become real', async () => {
    const top = translate(SITE, (all) => ({ ...all, company: { registeredAddress: 'मकान 00, नई दिल्ली' } }));
    const site = readJson(top, 'content/site.json');
    write(top, 'content/site.json', { ...site, placeholders: [] });
    expect((await placeholderReport(top)).join('\n')).toMatch(
      /^content\/hi\/site\.json, line \d+: company\.registeredAddress is still invented \("मकान 00, नई दिल्ली"\)$/m,
    );
  });
});

describe('The picture of a shared link in another language', () => {
  const share = (image: string) =>
    translate('content/hi/site.json', (all) => ({ ...all, sharing: { ...(all['sharing'] as Json), image } }));

  it('is used when the translation names it', async () => {
    const top = share('../images/share-hi.png');
    cpSync(join(top, 'content/images/share.png'), join(top, 'content/images/share-hi.png'));
    expect(await told(top)).toBe('');
  });

  it('that does not exist is told', async () => {
    expect(await told(share('../images/no-such-picture.png'))).toMatch(
      /hi\/site\.json, line \d+: sharing, image\n.*there is no such picture/,
    );
  });
});

describe('A text without translation', () => {
  it('is noted with its field, counted before the launch, and no error', async () => {
    const top = translate(REVIEWS, ({ items, ...all }) => {
      delete all['title'];
      return { ...all, items };
    });
    expect(await told(top)).toBe(
      [
        'Note: content/hi/trips/reviews.json',
        'This file lacks the translation of 1 text, which the site shows in English.',
        'Still to be translated: title.',
      ].join('\n  '),
    );
    expect(await placeholderReport(top)).toContain(
      'content/hi: 1 translation is missing or outdated (npm run check:content names it)',
    );
  });

  it('may be a whole file', async () => {
    const top = translate(REVIEWS, (all) => all);
    rmSync(join(top, REVIEWS));
    expect(await told(top)).toMatch(
      /^Note: content\/hi\/trips\/reviews\.json\n.*lacks the translation of \d+ texts/,
    );
  });
});

describe('A translated legal text', () => {
  const TERMS = 'content/hi/legal/terms-of-service.md';

  /** A translated copy in which the terms have been changed. */
  function translateTerms(change: (text: string) => string): string {
    const top = translatedCopy();
    writeFileSync(join(top, TERMS), change(readFileSync(join(top, TERMS), 'utf8')));
    return top;
  }

  it('older than the English one is noted with both dates', async () => {
    const top = translateTerms((text) => text.replace(/^updated: .*/m, 'updated: 2020-01-31'));
    expect(await told(top)).toMatch(
      /^Note: content\/hi\/legal\/terms-of-service\.md\n {2}This file is of 2020-01-31/,
    );
  });

  it('may link to pages in its own language, and not to others that do not exist', async () => {
    const good = translateTerms((text) => `${text}\n[होम](/hi) [यात्राएँ](/hi/trips)\n`);
    expect(await told(good)).toBe('');
    const bad = translateTerms((text) => `${text}\n[होम](/hi/trip)\n`);
    expect(await told(bad)).toMatch(/leads to \/hi\/trip, and this site has no such page/);
  });

  it('of no English text is noted, because it has no page', async () => {
    const top = translateTerms((text) => text);
    renameSync(join(top, TERMS), join(top, 'content/hi/legal/terms.md'));
    expect(await told(top)).toMatch(/terms\.md\n {2}This file translates no text of content\/legal/);
    expect(await told(top)).toMatch(/terms-of-service\.md\n {2}This file does not exist/);
  });
});

describe('Without content/hi/', () => {
  it('nothing is noted', async () => {
    expect(await told(copyOfContent())).toBe('');
  });
});
