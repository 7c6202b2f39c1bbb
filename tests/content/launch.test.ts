import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placeholderReport, reminders } from '../../src/content-tools/launch/placeholder-report.ts';
import { remove, set, swap } from './edits.ts';
import { standardContent } from './standard.ts';

const SITE = 'content/site.json';
const REVIEWS = 'content/hi/trips/reviews.json';
const TERMS = 'content/legal/terms-of-service.md';
const APP = 'https://apps.apple.com/in/app/a/id0000000000';

describe('The open points before a launch', () => {
  it('are none when all facts are real', async () => {
    const top = standardContent(true);
    expect(await placeholderReport(top)).toEqual([]);
    expect(await reminders(top)).toEqual([]);
  });

  it.each([
    [SITE, set('placeholders', ['contact.email']), /line \d+: contact\.email is still invented \("office@/],
    [SITE, set('company.name', 'Golden Example Private Limited'), /company\.name is still invented/],
    [SITE, set('contact.email', 'office@golden.example'), /contact\.email is still invented/],
    [SITE, set('contact.phones.0', '+91 00000 00001'), /line \d+: contact\.phones\.0 is still invented/],
    [SITE, set('stores.appStore', APP), /stores\.appStore is still/],
    [
      'content/hi/site.json',
      set('company.registeredAddress', 'मकान 00'),
      /registeredAddress is still invented/,
    ],
    [TERMS, swap('We keep', 'See https://golden.example. We keep'), /line \d+: this line is still invented/],
    [TERMS, swap('updated:', 'placeholders:\n  - to be read\nupdated:'), /line \d+: to be read/],
    [REVIEWS, set('title', undefined), /content\/hi: 1 translation is missing or outdated .* names it\)/],
    [REVIEWS, remove, /content\/hi: \d+ translations are missing or outdated .* names them\)/],
  ])('have one about %s', async (file, edit, says) => {
    const top = standardContent(true);
    edit.apply(join(top, file));
    expect(await placeholderReport(top)).toEqual([expect.stringMatching(says)]);
  });

  it('do not have the contact for security reports that has expired: it is a reminder', async () => {
    const top = standardContent(true);
    set('security.expires', '2020-01-31').apply(join(top, SITE));
    expect(await placeholderReport(top)).toEqual([]);
    expect(await reminders(top)).toEqual([
      expect.stringMatching(/site\.json, line \d+: security\.expires is over\. Look/),
    ]);
  });
});
