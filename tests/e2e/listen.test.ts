import type { Page } from 'playwright/test';
import { expect, stopClock, test } from './fixtures.ts';
import { menuButton } from './parts.ts';

/** Opens a page with voices that only note what they are given, in `said`, and with its clock stopped. */
async function visit(page: Page, path: string, languages = ['en-US', 'en_IN', 'hi-IN']): Promise<void> {
  await page.addInitScript((tags) => {
    const said: object[] = [];
    const speak = (utterance: { text: string }) => utterance.text && said.push(utterance);
    const speechSynthesis = {
      speak,
      cancel: () => undefined,
      getVoices: () => tags.map((lang) => ({ lang })),
    };
    const SpeechSynthesisUtterance = function (this: object, text = '') {
      Object.assign(this, { text });
    };
    for (const [name, value] of Object.entries({ said, speechSynthesis, SpeechSynthesisUtterance }))
      Object.defineProperty(window, name, { value });
  }, languages);
  await page.clock.install();
  await page.goto(path);
  await stopClock(page);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Ends some sentences, and gives the one that is spoken then. */
async function heard(page: Page, ends = 0): Promise<string> {
  await expect(page.locator('.listen-bar')).toBeAttached();
  await page.clock.runFor(100);
  for (let index = 0; index < ends; index += 1) {
    await page.evaluate('said.at(-1).onend()');
    await page.clock.runFor(100);
  }
  return page.evaluate('said.at(-1).text');
}

test('A trip is read in the voice of its language, and can be paused and repeated', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await visit(page, '/hi/trips/lamps');
  expect(scripts).toEqual([]);
  await button(page, 'सुनिए').click();
  expect(await heard(page)).toBe('गंगा पर शाम के दीये');
  expect(await page.evaluate('[said[0].lang, said[0].rate]')).toEqual(['hi-IN', 0.9]);
  expect(await heard(page, 5)).toMatch(/^28500 रुपये/);
  await expect(page.locator('[data-spoken]')).toContainText('₹28,500');
  await button(page, 'रुकिए').click();
  await button(page, 'आगे सुनिए').click();
  expect(await heard(page)).toMatch(/^28500 रुपये/);
  await button(page, 'थोड़ा पीछे').click();
  expect(await heard(page)).toBe('गंगा पर शाम के दीये');
});

for (const [name, end] of Object.entries({
  'at Stop': (page: Page) => button(page, 'Stop').click(),
  'at Escape': (page: Page) => page.keyboard.press('Escape'),
  'when the menu opens': (page: Page) => menuButton(page).click(),
  'when the page is hidden': (page: Page) => page.evaluate(`dispatchEvent(new Event('visibilitychange'))`),
  'at its last sentence': async (page: Page) => {
    while (await page.locator('.listen-bar').count()) {
      await page.evaluate('said.at(-1).onend()');
      await page.clock.runFor(100);
    }
    expect(await page.evaluate('said.map(({ text }) => text)')).not.toContain('Or call us:');
  },
}))
  test(`The reading ends ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, '/trips/lamps');
    await button(page, 'Listen').click();
    expect(await heard(page)).toBe('Lamps on the Ganga');
    await end(page);
    await expect(page.locator('.listen-bar, [data-spoken]')).toHaveCount(0);
    if (name !== 'when the menu opens') await expect(button(page, 'Listen')).toBeFocused();
  });

for (const [name, fail] of Object.entries({
  fails: (page: Page) => page.evaluate('said.at(-1).onerror()'),
  'never answers': (page: Page) => page.clock.runFor(60_000),
}))
  test(`A voice that ${name} is reported`, async ({ page }) => {
    await visit(page, '/terms-of-service');
    await button(page, 'Listen').click();
    expect(await heard(page)).toBe('Terms of service');
    await fail(page);
    await expect(page.getByRole('alert')).toContainText('The voice of your device is not working just now.');
  });

test('Without a voice in the language there is no button', async ({ page }) => {
  await visit(page, '/hi/trips/lamps', ['en-IN']);
  await expect(page.locator('[data-listen]')).toBeHidden();
});
