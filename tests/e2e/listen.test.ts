import type { Page } from 'playwright/test';
import { expect, stopClock, test } from './fixtures.ts';
import { menuButton } from './parts.ts';

/** Opens a page with voices that only record their texts in `said`, and with a stopped clock. */
async function visit(page: Page, path: string, languages = ['en-US', 'en_IN', 'hi-IN']): Promise<void> {
  await page.addInitScript((tags) => {
    const said: object[] = [];
    const speak = (utterance: { text: string }) => utterance.text && said.push(utterance);
    const getVoices = () => tags.map((lang) => ({ lang }));
    const SpeechSynthesisUtterance = function (this: object, text = '') {
      Object.assign(this, { text });
    };
    const speechSynthesis = { speak, cancel: () => undefined, getVoices };
    for (const [name, value] of Object.entries({ said, speechSynthesis, SpeechSynthesisUtterance }))
      Object.defineProperty(window, name, { value });
  }, languages);
  await page.clock.install();
  await page.goto(path);
  await stopClock(page);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const bar = (page: Page) => page.getByRole('region', { name: /^(Listen|सुनिए)$/ });

/** Ends some sentences, and returns the one that is spoken next. */
async function heard(page: Page, ends = 0): Promise<string> {
  await expect(bar(page)).toBeAttached();
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
  await press(page, 'सुनिए');
  expect(await heard(page)).toBe('गंगा पर शाम के दीये');
  expect(await page.evaluate('[said[0].lang, said[0].rate]')).toEqual(['hi-IN', 0.9]);
  expect(await heard(page, 4)).toMatch(/^28500 रुपये/);
  await expect(page.locator('[data-spoken]')).toContainText('₹28,500');
  await press(page, 'रुकिए');
  await press(page, 'आगे सुनिए');
  expect(await heard(page)).toMatch(/^28500 रुपये/);
  await press(page, 'थोड़ा पीछे');
  expect(await heard(page)).toBe('गंगा पर शाम के दीये');
});

test('After a pause the reading goes on at the part to which the reader has scrolled', async ({ page }) => {
  await visit(page, '/trips/lamps');
  await press(page, 'Listen');
  await heard(page);
  await press(page, 'Pause');
  await page.locator('#price').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await press(page, 'Go on');
  expect(await heard(page)).toBe('The whole price');
});

const ENDS: Record<string, (page: Page) => Promise<unknown>> = {
  'at Stop': (page) => press(page, 'Stop'),
  'at Escape': (page) => page.keyboard.press('Escape'),
  'when the menu opens': (page) => menuButton(page).click(),
  'when the page is hidden': (page) => page.evaluate(`dispatchEvent(new Event('visibilitychange'))`),
  'at its last sentence': async (page) => {
    while (await bar(page).count()) {
      await page.evaluate('said.at(-1).onend()');
      await page.clock.runFor(100);
    }
    expect(await page.evaluate('said.map(({ text }) => text)')).not.toContain('Or call us:');
  },
};
for (const [name, end] of Object.entries(ENDS))
  test(`The reading ends ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, '/trips/lamps');
    await press(page, 'Listen');
    expect(await heard(page)).toBe('Lamps on the Ganga');
    await end(page);
    await expect(page.locator('.listen-bar, [data-spoken]')).toHaveCount(0);
  });

const FAILURES: Record<string, (page: Page) => Promise<unknown>> = {
  fails: (page) => page.evaluate('said.at(-1).onerror()'),
  'never answers': (page) => page.clock.runFor(60_000),
};
for (const [name, fail] of Object.entries(FAILURES))
  test(`A voice that ${name} is reported`, async ({ page }) => {
    await visit(page, '/terms-of-service');
    await press(page, 'Listen');
    expect(await heard(page)).toBe('Terms of service');
    await fail(page);
    await expect(page.getByRole('alert')).toContainText('The voice of your device is not working just now.');
  });

test('Without a voice in the language, or without a connection, there is no button', async ({ page }) => {
  await visit(page, '/trips/lamps', ['en-IN']);
  await page.route('**/listen.en.js', (route) => route.abort());
  await press(page, 'Listen');
  await expect(page.locator('[data-listen]')).toBeHidden();
  await page.goto('/hi/trips/lamps');
  await expect(page.locator('[data-listen]')).toBeHidden();
});
