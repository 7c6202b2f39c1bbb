import { expect, it } from 'vitest';
import { unmarkedEnglish } from '../e2e/english-words.ts';
import { open } from './dist.ts';

it.each(['/hi', '/hi/trips', '/hi/terms-of-service', '/hi/privacy-policy'])(
  'No English word is unmarked on the page %s',
  (path) => {
    expect(unmarkedEnglish(open(path))).toEqual([]);
  },
);

it('English words of a legal text without translation are unmarked only where HTML cannot mark them', () => {
  expect(unmarkedEnglish(open('/hi/accessibility-statement'))).toEqual([
    'TITLE: Accessibility statement | खुश परिवार',
    'META: How everybody can use this website.',
    'META: Accessibility statement | खुश परिवार',
    'META: How everybody can use this website.',
    'A: “Tell us about a problem” वाले हिस्से का लिंक',
  ]);
});
