import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { translatedLanguages } from '../../src/content-model/languages.ts';
import { expect, test } from './fixtures.ts';
import { readFolder } from './folder.ts';
import { ORIGIN, PROJECT } from './project.ts';

const HINDI = translatedLanguages.includes('hi');
/** The parts of the content files that the tests read. */
interface Content {
  title: string;
  image: string;
  trips: { trip?: string; title: string; page?: string }[];
  stats: { icon: string }[];
  items: { id: number; title?: string }[];
  bar: { section?: string; label: string }[];
}

const json = (text: string) => JSON.parse(text) as Content;

/** The page of the trip that a test removes. */
let removedPage = '';

// The last test has the files of all others.
test.describe.configure({ mode: 'serial' });

test.describe('What is saved after a change', () => {
  test('that adds a legal text is a file with a name of its title', async ({ editor }) => {
    const { page } = editor;
    await page.evaluate(() => (location.hash = '#/collections/legal/new'));
    await editor.fill('description', 'How you get your money back.');
    await editor.fill('updated', '2026-01-31');
    await editor.fill('title', 'Refund policy');
    await editor.fill('introduction', 'Ask us.');
    await editor.field('clauses').getByRole('button', { name: /^Add/ }).click();
    await editor.fill('clauses.0.heading', 'Refunds');
    await editor.fill('clauses.0.text', 'We pay.');
    expect(await editor.save('content/legal/refund-policy.md')).toBe(
      '---\ntitle: Refund policy\ndescription: How you get your money back.\nupdated: 2026-01-31\n---\n\nAsk us.\n\n## Refunds\n\nWe pay.\n',
    );
  });

  test('of the title of a legal text is in the file that it had', async ({ editor }) => {
    await editor.open('legal', 'refund-policy');
    await editor.fill('title', 'Refunds');
    expect(await editor.save('content/legal/refund-policy.md')).toContain('title: Refunds\n');
    expect([...(await readFolder(editor.page)).keys()]).not.toContain('content/legal/refunds.md');
  });

  test('that adds the Hindi words of a legal text is its Hindi file', async ({ editor }) => {
    test.skip(!HINDI);
    await editor.open('legal', 'refund-policy');
    await editor.page.getByRole('button', { name: /Add the .*Hindi.* Words/ }).click();
    await editor.fill('title', 'धन-वापसी', 'Hindi');
    await editor.fill('description', 'पैसे वापस कैसे मिलेंगे।', 'Hindi');
    await editor.fill('updated', '2026-01-31', 'Hindi');
    await editor.field('clauses').getByRole('button', { name: 'Expand', exact: true }).last().click();
    await editor.fill('clauses.0.heading', 'वापसी', 'Hindi');
    await editor.fill('clauses.0.text', 'हम देते हैं।', 'Hindi');
    expect(await editor.save('content/hi/legal/refund-policy.md')).toBe(
      '---\ntitle: धन-वापसी\ndescription: पैसे वापस कैसे मिलेंगे।\nupdated: 2026-01-31\n---\n\n## वापसी\n\nहम देते हैं।\n',
    );
  });

  test('of a Hindi text is the Hindi file alone', async ({ editor }) => {
    test.skip(!HINDI);
    const english = await editor.read('content/landing/about.json');
    await editor.open('landing', 'about');
    await editor.fill('title', 'हमारा परिवार', 'Hindi');
    expect(json(await editor.save('content/hi/landing/about.json'))).toMatchObject({ title: 'हमारा परिवार' });
    expect(await editor.read('content/landing/about.json')).toBe(english);
  });

  test('of a price and a date is a number and the day itself', async ({ editor }) => {
    await editor.open('trips', 'upcoming');
    await editor.fill('trips.0.cost', '31415');
    await editor.fill('trips.0.firstDay', '2031-01-31');
    await editor.fill('trips.0.lastDay', '2031-02-03');
    const { trips } = json(await editor.save('content/trips/upcoming.json'));
    expect(trips[0]).toMatchObject({ cost: 31415, firstDay: '2031-01-31', lastDay: '2031-02-03' });
  });

  test('is nothing while a price has a comma', async ({ editor }) => {
    await editor.open('trips', 'upcoming');
    const before = await editor.read('content/trips/upcoming.json');
    await editor.fill('trips.0.cost', '28,500');
    await editor.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(editor.field('trips.0.cost')).toContainText('Write digits only');
    expect(await editor.read('content/trips/upcoming.json')).toBe(before);
    await editor.fill('trips.0.cost', '28500');
    expect(json(await editor.save('content/trips/upcoming.json')).trips[0]).toMatchObject({ cost: 28_500 });
  });

  test('of a choice is the value of the schema', async ({ editor }) => {
    await editor.open('landing', 'impact');
    await editor.field('stats.0.icon').getByRole('radio', { name: 'Shapes' }).click();
    const { stats } = json(await editor.save('content/landing/impact.json'));
    expect(stats[0]).toMatchObject({ icon: 'shapes' });
  });

  test('of a picture is its path from the file, and the file in content/images', async ({ editor }) => {
    const photograph = readFileSync(join(PROJECT, 'content', 'images', 'share.png'));
    await editor.open('landing', 'about');
    const upload = { name: 'My Photo (1).png', mimeType: 'image/png', buffer: photograph };
    await editor.field('image').locator('input[type=file]').first().setInputFiles(upload);
    const { image } = json(await editor.save('content/landing/about.json'));
    expect(image).toBe('../images/my-photo-1.png');
    const files = await readFolder(editor.page);
    expect(files.get('content/images/my-photo-1.png')).toEqual(photograph);
  });

  test('of the order of links is that order in both languages', async ({ editor }) => {
    const file = 'content/navigation.json';
    const labels = (text: string) => json(text).bar.map(({ section, label }) => `${section} ${label}`);
    const [english, hindi] = await Promise.all(
      [file, 'content/hi/navigation.json'].map((f) => editor.read(f)),
    );
    const swapped = ([first = '', second = '', ...rest]: string[]) => [second, first, ...rest];
    await editor.open('site', 'navigation');
    const handle = editor.field('bar').getByRole('button', { name: 'Reorder Item' }).first();
    await handle.press('ArrowDown');
    expect(labels(await editor.save(file))).toEqual(swapped(labels(english ?? '')));
    if (!HINDI) return;
    expect(labels(await editor.read('content/hi/navigation.json'))).toEqual(swapped(labels(hindi ?? '')));
  });

  test('of an entry that is added is in the Hindi file what identifies it', async ({ editor }) => {
    await editor.open('site', 'navigation');
    const bar = editor.field('bar');
    await bar.getByRole('button', { name: /^Add/ }).click();
    const index = json(await editor.read('content/navigation.json')).bar.length;
    await editor.fill(`bar.${index}.label`, 'Reviews');
    const section = editor.field(`bar.${index}.section`);
    await section.getByRole('combobox').click();
    await editor.page.getByRole('option', { name: 'Feedbacks' }).click();
    const { bar: links } = json(await editor.save('content/navigation.json'));
    expect(links[index]).toEqual({ label: 'Reviews', section: '_feedbacks' });
    if (!HINDI) return;
    const { bar: translations } = json(await editor.read('content/hi/navigation.json'));
    expect(translations[index]).toEqual({ section: '_feedbacks' });
  });

  test('that adds a testimonial gives it one id in both languages, also beside another name', async ({
    editor,
  }) => {
    const file = 'content/landing/feedbacks.json';
    const { items } = json(await editor.read(file));
    const [last, id] = [`items.${items.length}`, 1 + Math.max(...items.map((entry) => entry.id))];
    const words = { name: 'Asha Rao', text: 'We sang.' };
    await editor.open('landing', 'feedbacks');
    await editor.field('items').getByRole('button', { name: /^Add/ }).last().click();
    for (const [name, value] of Object.entries(words)) await editor.fill(`${last}.${name}`, value);
    if (HINDI) await editor.fill(`${last}.text`, 'हमने गाया।', 'Hindi');
    expect(json(await editor.save(file)).items).toEqual([...items, { id, ...words }]);
    await editor.open('landing', 'feedbacks');
    await editor.fill(`${last}.name`, 'Asha Devi');
    expect(json(await editor.save(file)).items.at(-1)).toEqual({ id, ...words, name: 'Asha Devi' });
    if (!HINDI) return;
    const hindi = json(await editor.read('content/hi/landing/feedbacks.json'));
    expect(hindi.items.at(-1)).toEqual({ id, text: 'हमने गाया।' });
  });

  test('that empties an optional text has no such text', async ({ editor }) => {
    await editor.open('landing', 'feedbacks');
    await editor.fill('items.0.title', '');
    const { items } = json(await editor.save('content/landing/feedbacks.json'));
    expect(items[0]).not.toHaveProperty('title');
    expect(items[0]).toHaveProperty('name');
  });

  test('of a clause is that line, in each language', async ({ editor }) => {
    const file = 'content/legal/privacy-policy.md';
    const before = await editor.read(file);
    const heading = (text: string) => text.replace(/\n## .*/, '\n## A heading of the editor');
    await editor.open('legal', 'privacy-policy');
    await editor.fill('clauses.0.heading', 'A heading of the editor');
    const hindi = await editor.read(`content/hi/legal/privacy-policy.md`);
    if (HINDI) await editor.fill('clauses.0.heading', 'A heading of the editor', 'Hindi');
    expect(await editor.save(file)).toBe(heading(before));
    expect(await editor.read(`content/hi/legal/privacy-policy.md`)).toBe(heading(hindi));
  });

  test('of the title of a trip leaves it its Hindi words', async ({ editor }) => {
    test.skip(!HINDI);
    const file = 'content/hi/trips/upcoming.json';
    const [first, ...others] = json(await editor.read(file)).trips;
    await editor.open('trips', 'upcoming');
    await editor.fill('trips.0.title', 'A trip with another title');
    const { trips } = json(await editor.save(file));
    expect(trips).toEqual([{ ...first, trip: 'A trip with another title' }, ...others]);
  });

  test('that adds and removes a trip is so in both languages', async ({ editor }) => {
    test.skip(!HINDI);
    const file = 'content/hi/trips/upcoming.json';
    const before = json(await editor.read(file)).trips;
    removedPage = json(await editor.read('content/trips/upcoming.json')).trips[0]?.page ?? '';
    await editor.open('trips', 'upcoming');
    await editor.field('trips').getByRole('button', { name: 'Remove' }).first().click();
    await editor.field('trips').getByRole('button', { name: /^Add/ }).last().click();
    const last = `trips.${before.length - 1}`;
    const english = { title: 'One more trip', location: 'Goa', cities: 'Panaji', cost: '9000' };
    for (const [name, value] of Object.entries(english)) await editor.fill(`${last}.${name}`, value);
    const photograph = readFileSync(join(PROJECT, 'content', 'images', 'share.png'));
    const upload = { name: 'goa.png', mimeType: 'image/png', buffer: photograph };
    await editor.field(`${last}.covers`).locator('input[type=file]').first().setInputFiles(upload);
    await editor.fill(`${last}.firstDay`, '2031-03-01');
    await editor.fill(`${last}.lastDay`, '2031-03-04');
    await editor.fill(`${last}.title`, 'एक और यात्रा', 'Hindi');
    const { trips } = json(await editor.save(file));
    expect(trips).toEqual([...before.slice(1), { trip: 'One more trip', title: 'एक और यात्रा' }]);
    expect(json(await editor.read('content/trips/upcoming.json')).trips.at(-1)).toEqual({
      ...english,
      cost: 9000,
      covers: ['../images/goa.png'],
      firstDay: '2031-03-01',
      lastDay: '2031-03-04',
    });
  });
});

test.describe('After all these changes', () => {
  test('the open site shows them, the check finds no mistake, and the site is built', async ({
    editor,
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto(ORIGIN);
    await expect(page.getByText('Reviews', { exact: true }).first()).not.toBeAttached();
    for (const [path, bytes] of await readFolder(editor.page)) {
      const file = join(PROJECT, path);
      if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes);
    }
    await expect(page.getByText('Reviews', { exact: true }).first()).toBeAttached({ timeout: 30_000 });
    // Who removes a trip also deletes its page.
    for (const file of globSync(`content/{,*/}trips/pages/${removedPage}.md`, { cwd: PROJECT })) {
      rmSync(join(PROJECT, file));
    }
    await page.goto(`${ORIGIN}/privacy-policy`);
    await expect(page.getByRole('heading', { name: 'A heading of the editor' })).toBeVisible();
    for (const script of ['check:content', 'build']) {
      const { status, stdout, stderr } = spawnSync('npm', ['run', script], {
        cwd: PROJECT,
        encoding: 'utf8',
      });
      expect({ status, text: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, text: '' });
    }
  });
});
