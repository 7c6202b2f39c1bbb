import { expect, test } from '../e2e/fixtures.ts';
import { openState } from './open.ts';
import { STATES } from './states.ts';

test.describe('The look', () => {
  for (const [name, state] of Object.entries(STATES)) {
    test(`of the state ${name} is as before`, async ({ page }, { project }) => {
      const width = page.viewportSize()?.width ?? 0;
      test.skip(width > (state.upTo ?? Infinity), 'There is no such state at this width.');
      await openState(page, state);
      await expect(page).toHaveScreenshot(`${name}-${project.name}.png`, { fullPage: !state.overlay });
    });
  }
});
