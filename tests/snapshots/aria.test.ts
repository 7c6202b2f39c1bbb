import { expect, test } from '../e2e/fixtures.ts';
import { languageOn } from '../e2e/language.ts';
import { openState } from './open.ts';
import { STATES } from './states.ts';

test.describe('What a screen reader finds', () => {
  for (const [name, state] of Object.entries(STATES)) {
    test(`in the state ${name} is as before`, async ({ page }) => {
      await openState(page, state);
      await expect(page.locator('body')).toMatchAriaSnapshot({
        name: `${name}-${languageOn(page)}.aria.yml`,
      });
    });
  }
});
