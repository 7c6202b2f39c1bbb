import { expect, test } from 'vitest';
import { pronounceable } from '#components/listen/sentences.ts';

const SIGNS = { rupees: 'rupees', to: 'to' };

test.each([
  ['₹28,500', '28500 rupees'],
  ['up to ₹2 lakh', 'up to 2 lakh rupees'],
  ['25-29 January, 5 days/4 nights', '25 to 29 January, 5 days, 4 nights'],
  ['9:00AM to 05:00PM, 4 PM, 1st', '9 AM to 5 PM, 4 PM, 1st'],
  ['+91 00000 00001', '9 1 0 0 0 0 0 0 0 0 0 1'],
])('%s is spoken as %s', (text, spoken) => {
  expect(pronounceable(text, SIGNS)).toBe(spoken);
});
