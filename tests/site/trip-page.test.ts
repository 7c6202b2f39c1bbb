import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DIST, files, htmlOf, open, read, textsIn } from './dist.ts';

const page = open('/trips/lamps');
const textOf = (selector: string) => textsIn(page, selector);

describe('The page of a trip', () => {
  it('has its whole days with weekdays, price and level at the top', () => {
    const [facts] = textOf('.trip-facts');
    for (const fact of ['Monday, 15 January 2057', 'Friday, 19 January 2057', '₹28,500', 'Easy'])
      expect(facts).toContain(fact);
  });

  it('says beside the facts and beside the button that few seats are left', () => {
    for (const part of ['.trip-facts', '.trip-ask']) {
      expect(textsIn(open('/trips/houseboat'), part)[0]).toContain('Few seats left');
      expect(textsIn(open('/hi/trips/houseboat'), part)[0]).toContain('कुछ ही सीटें बची हैं');
      expect(textOf(part)[0]).not.toMatch(/seats|Waiting/);
    }
  });

  it('has each day with its walking, stairs and toilets', () => {
    expect(textOf('.trip-days > li')).toHaveLength(5);
    const [first = ''] = textOf('.trip-days > li');
    const words = [
      'Mon 15 January',
      'Varanasi, arrival',
      '10 minutes',
      'No stairs',
      'A Western toilet',
      'Everything.',
    ];
    expect(words.filter((text) => !first.includes(text))).toEqual([]);
    // The file of this trip has no efforts.
    expect(textsIn(open('/trips/houseboat'), '.trip-days > li')[0]).toBe(
      'Day 1 Wed 28 March Kochi Morning: You arrive.',
    );
  });

  it('adds the GST, and divides the whole price into its payments', () => {
    const main = textOf('main')[0];
    for (const sum of ['₹1,425', '₹29,925', '₹15,000', '₹14,925', '₹5,985 (20 %)'])
      expect(main).toContain(sum);
  });

  it('has the dates that are still to come on the day of its build, and says which day that is', () => {
    const [price = ''] = textOf('[aria-labelledby="price"]');
    expect(price).toContain('Dates and amounts are as of Friday, 1 December 2056.');
    expect(price).toContain('If you book today ₹15,000 By Saturday, 16 December 2056 ₹14,925 If you cancel');
    // The day on which the site is built is the last one of this step.
    expect(price).toContain('Until Friday, 1 December 2056 We keep ₹5,985 (20 %) Later');
  });

  it('lists what is on the page, and only what is there', () => {
    const names = (path: string) => textsIn(open(path), 'main nav li');
    expect(names('/trips/lamps').join(', ')).toBe(
      'Day by day, The whole price, If you cancel, for each person, Rooms, Health, Good to know',
    );
    expect(names('/trips/houseboat')).toEqual(['Day by day', 'The whole price', 'Good to know']);
    expect(textOf('main .trip-page')[0]).toMatch(/^On this page/);
  });

  it('has a sheet for a doctor with who should not come, the most of each effort, and the insurance', () => {
    expect(page.querySelector('a[href="/trips/lamps/doctor"]')).not.toBeNull();
    const sheet = textsIn(open('/trips/lamps/doctor'), '.pairs dd');
    expect(sheet[0]).toBe('Please do not come if you need oxygen.');
    expect(sheet.at(-1)).toBe('It pays up to 2 lakh rupees.');
    expect(sheet[1]).toBe(
      '45 minutes of walking (Day 3) 60 steps of stairs (Day 4) 40 minutes of standing at most (Day 5) 85 minutes for the longest drive (Day 4)',
    );
  });

  it('says that the trip has begun, leads to the others and offers nothing', () => {
    const over = open('/trips/mangoes');
    const main = over.querySelector('main')?.textContent ?? '';
    expect(main).toContain('Booking for this trip is over. It began on Friday, 1 December 2056.');
    expect(over.querySelector('h1 ~ p a[href="/trips"]')).not.toBeNull();
    expect(over.querySelector('main :is(button:not([data-listen]), dialog)')).toBeNull();
    const html = htmlOf('/trips/mangoes');
    for (const offer of ['₹', '19,500', 'mangoes.ics', '"Offer"', 'TouristTrip'])
      expect(html).not.toContain(offer);
    expect(html).toContain('<meta name="robots" content="noindex"');
    for (const file of ['trips/index.html', 'trips/upcoming', 'sitemap.xml', 'hi/trips/index.html'])
      expect(read(file)).not.toMatch(/mangoes/i);
    expect(files().filter((file) => /mangoes.*ics/.test(file))).toEqual([]);
  });

  it('says in four lines what is true of every trip, and links to the booking conditions', () => {
    const [price = ''] = textOf('[aria-labelledby="price"]');
    expect(price).toContain(
      'True of every trip Sharing Two to a room. How you pay By UPI, bank transfer or cheque. Insurance It pays up to 2 lakh rupees. If something comes in the way Within seven days you get everything back. After illness we keep at most 20%. Booking conditions',
    );
    expect(page.querySelector('[aria-labelledby="price"] a[href="/booking-conditions"]')).not.toBeNull();
  });

  it('opens food, packing, papers and questions for those who want to know', () => {
    const summaries = textOf('main details > summary');
    expect(summaries.join(', ')).toBe(
      'Where it begins, Where it ends, Food, What to pack, Papers, Will I be alone?',
    );
    expect(textOf('main details')[4]).toBe('Papers An Aadhaar card. A card with your photograph.');
  });

  it('has no heading and no list of what its file leaves out', () => {
    const main = open('/trips/houseboat').querySelector('main');
    const lists = [...(main?.querySelectorAll('ul, dd') ?? [])];
    expect(lists.filter(({ textContent }) => textContent.trim() === '')).toEqual([]);
    const headings = textsIn(open('/trips/houseboat'), 'main :is(h2, h3, dt)');
    expect(headings).toContain('The whole price');
    const absent = /^(Rooms|Health|Food|What to pack|When you pay|If you cancel, for each person)$/;
    expect(headings.filter((name) => absent.test(name))).toEqual([]);
  });

  it('is sent on WhatsApp with its title, days, price and address', () => {
    for (const [path, title] of [
      ['/trips/lamps', 'Lamps on the Ganga'],
      ['/hi/trips/lamps', 'गंगा पर शाम के दीये'],
    ] as const) {
      const link = open(path).querySelector('a[href^="https://wa.me/"]')?.getAttribute('href') ?? '';
      const text = new URL(link).searchParams.get('text') ?? '';
      const address = `https://www.khushparivaar.example${path}`;
      for (const part of [title, '15', '₹28,500', address]) expect(text).toContain(part);
    }
  });

  it('has a calendar file with its days', () => {
    const file = page.querySelector('a[href$=".ics"]')?.getAttribute('href') ?? '';
    expect(read(file.slice(1))).toContain('DTSTART;VALUE=DATE:20570115');
  });

  it('is shared with a picture of its own, of 1200 x 630 pixels', async () => {
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(htmlOf('/trips/lamps')) ?? [];
    const picture = sharp(readFileSync(DIST + new URL(address).pathname));
    expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(htmlOf('/trips/houseboat')).not.toContain(address);
  });

  it('tells search engines its days', () => {
    const [, text = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(htmlOf('/trips/lamps')) ?? [];
    expect(text).toContain('"itinerary"');
    expect(text).toContain('"name":"Lamps on the Ganga"');
    expect(text).toContain('Sarnath');
  });
});
