import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainTextOf, readMarkdown } from '../../src/content-tools/check/markdown.ts';
import { fill } from '../../src/lib/fill.ts';
import { fillFacts } from '../../src/lib/legal-text.ts';
import { PRIVACY_PATH, TRIPS_PATH } from '../../src/lib/pages.ts';
import { legalFacts } from '../../src/content-model/legal-facts.ts';
import { siteLanguages } from '../../src/content-model/languages.ts';
import { content } from '../e2e/content.ts';
import { open, PAGES } from './dist.ts';

const { legal } = content('site');
const oneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** The numbers of days that a text gives. */
const daysIn = (text: string) => [...text.matchAll(/(\d+) (?:days|दिन)/g)].map(([, days]) => Number(days));

/** The paragraphs of the privacy policy that name the period, with their facts filled in. */
function paragraphsWithPeriod(language: (typeof siteLanguages)[number]): string[] {
  const translation = `content/${language}/legal${PRIVACY_PATH}.md`;
  const file = existsSync(translation) ? translation : `content/legal${PRIVACY_PATH}.md`;
  return readMarkdown(readFileSync(file, 'utf8'))
    .filter((node) => node.type === 'paragraph')
    .map((node) => plainTextOf(node))
    .filter((text) => text.includes('{{requestDays}}'))
    .map((text) => oneLine(fillFacts(text, legalFacts(content('site', language), language))));
}

describe.each(siteLanguages)('The period of a callback request on the pages in %s', (language) => {
  const prefix = language === 'en' ? '' : `/${language}`;
  const main = (path: string) => open(`${prefix}${path}` as keyof typeof PAGES);
  const notice = oneLine(main(TRIPS_PATH).querySelector('dialog .notice')?.textContent);
  const policy = oneLine(main(PRIVACY_PATH).querySelector('main .text')?.textContent);

  it('is that of site.json in the notice below the form', () => {
    const { kept } = content('trips/callback', language);
    expect(notice).toContain(fill(kept, { requestDays: legal.requestDays }));
    expect(daysIn(notice).filter((days) => days !== legal.requestDays)).toEqual([]);
  });

  it('is that of site.json wherever the privacy policy names it', () => {
    expect(paragraphsWithPeriod(language).length).toBeGreaterThan(0);
    for (const paragraph of paragraphsWithPeriod(language)) {
      expect(policy).toContain(paragraph);
      expect(daysIn(paragraph).filter((days) => days !== legal.requestDays)).toEqual([]);
    }
  });

  it('is not contradicted by a number of days that the privacy policy takes from elsewhere', () => {
    const { requestDays, logDays, accountDays, recordingDays, answerDays } = legal;
    const known: number[] = [requestDays, logDays, accountDays, recordingDays, answerDays];
    expect(daysIn(policy).filter((days) => !known.includes(days))).toEqual([]);
  });
});
