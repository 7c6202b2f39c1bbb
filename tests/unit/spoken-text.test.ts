import { expect, test } from 'vitest';
import { pronounceable } from '../../src/components/listen/sentences.ts';

test.each([
  ['en', '₹28,500', '28500 rupees'],
  ['en', 'up to ₹2 lakh, or 5%', 'up to 2 lakh rupees, or 5 percent'],
  ['en', '25-29 January, 5 days/4 nights', '25 to 29 January, 5 days, 4 nights'],
  ['en', '9:00AM to 05:00PM, 4 PM, 1st', '9 AM to 5 PM, 4 PM, 1st'],
  ['en', '+91 00000 00001', '9 1 0 0 0 0 0 0 0 0 0 1'],
  ['hi', '₹1,25,000, 25-29 जनवरी', '125000 रुपये, 25 से 29 जनवरी'],
] as const)('In %s, %s is spoken as %s', (language, text, spoken) => {
  expect(pronounceable(text, language)).toBe(spoken);
});
