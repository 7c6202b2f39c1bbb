import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, original, test } from './fixtures.ts';
import { readBytes, readFile } from './folder.ts';
import { PROJECT } from './project.ts';

const LAMPS = 'content/upcoming/lamps.json';

test.describe('An editor', () => {
  test('changes a price, also with commas, and the days of a trip', async ({ forms }) => {
    const { cost, firstDay, lastDay } = JSON.parse(original(LAMPS)) as Record<string, string>;
    await forms.click(forms.page.getByText('Lamps on the Ganga'));
    const price = forms.field('cost').getByRole('textbox');
    await forms.click(price);
    await price.press('Control+A');
    await price.pressSequentially('31,415');
    await forms.fill({ firstDay: '2027-01-31', lastDay: '2027-02-03' });
    expect(await forms.save(LAMPS)).toEqual([
      `<   "cost": ${cost},`,
      '>   "cost": 31415,',
      `<   "firstDay": "${firstDay}",`,
      `<   "lastDay": "${lastDay}",`,
      '>   "firstDay": "2027-01-31",',
      '>   "lastDay": "2027-02-03",',
    ]);
    expect(forms.clicks).toBe(5);
  });

  test('says that a trip has few seats left, and then that it has enough', async ({ forms }) => {
    const choose = async (name: string) => {
      await forms.click(forms.page.getByText('Lamps on the Ganga'));
      await forms.click(forms.field('seats').getByRole('radio', { name }));
      return forms.save(LAMPS);
    };
    expect(await choose('Few seats left')).toEqual(['>   "seats": "few",']);
    expect(await choose('(None)')).toEqual([]);
  });

  test('adds a trip with Hindi, a picture and a page, and the site is built with it', async ({ forms }) => {
    const { page } = forms;
    await forms.click(page.getByRole('button', { name: 'Create New Entry' }));
    await forms.fill({
      'title.en': 'Goa Beaches',
      'title.hi': 'गोवा के समुद्र तट',
      'location.en': 'Goa',
      'location.hi': 'गोवा',
      'cities.en': 'Panaji, Palolem',
      'cities.hi': 'पणजी, पालोलेम',
      cost: '28500',
      firstDay: '2027-03-01',
      lastDay: '2027-03-01',
    });
    await forms.click(forms.field('cover').getByRole('button', { name: 'Browse' }));
    const chooser = page.waitForEvent('filechooser');
    await forms.click(page.getByRole('button', { name: 'Upload' }));
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const photograph = await sharp({
      create: { width: 4000, height: 3000, channels: 3, background: 'white', noise },
    })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '15/1 24/1 0/1' } })
      .jpeg({ quality: 96 })
      .toBuffer();
    expect(photograph.length).toBeGreaterThan(10_000_000);
    expect((await sharp(photograph).metadata()).exif).toBeDefined();
    await (await chooser).setFiles({ name: 'Goa (1).jpg', mimeType: 'image/jpeg', buffer: photograph });
    await forms.click(page.getByRole('button', { name: 'Insert' }));
    await forms.add('page', 'checkbox');
    await forms.add('page.days');
    await forms.add('page.days.0.morning', 'checkbox');
    await forms.fill({
      'page.days.0.place.en': 'Panaji',
      'page.days.0.place.hi': 'पणजी',
      'page.days.0.morning.en': 'We walk along the river.',
      'page.days.0.morning.hi': 'हम नदी के किनारे टहलते हैं।',
    });
    await forms.add('page.price.included');
    await forms.fill({
      'page.price.included.0.en': 'A bus with AC.',
      'page.price.included.0.hi': 'एसी बस।',
      'page.price.gst.percent': '5',
    });
    await forms.save('content/upcoming/goa-beaches.json');
    const text = await readFile(page, 'content/upcoming/goa-beaches.json');
    const trip = {
      title: { en: 'Goa Beaches', hi: 'गोवा के समुद्र तट' },
      location: { en: 'Goa', hi: 'गोवा' },
      cities: { en: 'Panaji, Palolem', hi: 'पणजी, पालोलेम' },
      cost: 28_500,
      cover: '../images/goa-1.webp',
      firstDay: '2027-03-01',
      lastDay: '2027-03-01',
      page: {
        days: [
          {
            place: { en: 'Panaji', hi: 'पणजी' },
            morning: { en: 'We walk along the river.', hi: 'हम नदी के किनारे टहलते हैं।' },
          },
        ],
        price: {
          included: [{ en: 'A bus with AC.', hi: 'एसी बस।' }],
          gst: { percent: 5, included: false },
        },
      },
    };
    expect(text).toBe(`${JSON.stringify(trip, null, 2)}\n`);
    expect(forms.clicks).toBe(25);
    const picture = await readBytes(page, 'content/images/goa-1.webp');
    const { format, width, height, exif, xmp } = await sharp(picture).metadata();
    expect([format, width, height, exif, xmp]).toEqual(['webp', 2048, 1536, undefined, undefined]);
    const added = { 'upcoming/goa-beaches.json': text, 'images/goa-1.webp': picture };
    for (const [file, data] of Object.entries(added)) writeFileSync(join(PROJECT, 'content', file), data);
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
      cwd: PROJECT,
      env: { ...process.env, CONTENT_ROOT: '.' },
      encoding: 'utf8',
    });
    for (const file of Object.keys(added)) rmSync(join(PROJECT, 'content', file));
    expect({ status, text: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, text: '' });
  });

  test('deletes a trip with its page', async ({ forms }) => {
    const { page } = forms;
    await forms.click(page.getByRole('checkbox', { name: /Lamps on the Ganga/ }));
    await forms.click(page.getByRole('button', { name: 'Delete Selected Entry' }));
    await forms.click(page.getByRole('button', { name: 'Delete', exact: true }));
    await expect.poll(() => readFile(page, LAMPS)).toBe('');
    expect(forms.clicks).toBe(3);
  });

  test('changes a clause in both languages', async ({ forms }) => {
    const { page } = forms;
    const [english, hindi] = ['content/legal/privacy-policy.md', 'content/legal/privacy-policy.hi.md'];
    await forms.click(page.getByText('Legal texts'));
    await forms.click(page.getByText('Privacy policy'));
    const body = forms.field('body').getByRole('textbox');
    for (const index of [0, 1]) {
      await forms.click(body.nth(index));
      await body.nth(index).press('Control+End');
      await body.nth(index).pressSequentially(' Ask.');
    }
    const last = (file: string) => original(file).trimEnd().split('\n').at(-1) ?? '';
    expect(await forms.save(english)).toEqual([`< ${last(english)}`, `> ${last(english)} Ask.`]);
    expect(await forms.diff(hindi)).toEqual([`< ${last(hindi)}`, `> ${last(hindi)} Ask.`]);
    expect(forms.clicks).toBe(5);
  });

  test('adds a testimonial', async ({ forms }) => {
    const file = 'content/landing/feedbacks.json';
    const { items } = JSON.parse(original(file)) as { items: unknown[] };
    const last = `items.${items.length}`;
    await forms.click(forms.page.getByText('Home page'));
    await forms.click(forms.page.getByText('Testimonials'));
    await forms.add('items');
    const item = { name: { en: 'Asha Rao', hi: 'आशा राव' }, text: { en: 'We sang.', hi: 'हमने गाया।' } };
    await forms.fill({
      [`${last}.name.en`]: item.name.en,
      [`${last}.name.hi`]: item.name.hi,
      [`${last}.text.en`]: item.text.en,
      [`${last}.text.hi`]: item.text.hi,
    });
    await forms.save(file);
    const saved = JSON.parse(await readFile(forms.page, file)) as { items: unknown[] };
    expect(saved.items).toEqual([...items, item]);
    expect(forms.clicks).toBe(8);
  });

  test('changes the telephone number', async ({ forms }) => {
    const file = 'content/site.json';
    const { contact } = JSON.parse(original(file)) as { contact: { phones: string[] } };
    await forms.click(forms.page.getByText('Every page'));
    await forms.click(forms.page.getByText('Name, company, address, telephone'));
    await forms.fill({ 'contact.phones.0': '+91 98111 22333' });
    const lines = await forms.save(file);
    expect(lines).toEqual([`<       "${contact.phones[0]}",`, '>       "+91 98111 22333",']);
    expect(forms.clicks).toBe(4);
  });
});
