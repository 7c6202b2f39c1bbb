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

  it('has each day with its walking, stairs, toilets and meals', () => {
    expect(textOf('.trip-days > li')).toHaveLength(5);
    const [first = ''] = textOf('.trip-days > li');
    const words = [
      'Varanasi, arrival',
      '10 minutes',
      'No stairs',
      'A Western toilet',
      'dinner',
      'Everything.',
    ];
    expect(words.filter((text) => !first.includes(text))).toEqual([]);
    expect(textsIn(open('/hi/trips/lamps'), '.trip-days > li')[1]).toMatch(/दोपहर का खाना,? और रात का खाना/);
    // The file of this trip gives neither efforts nor meals.
    expect(textsIn(open('/trips/houseboat'), '.trip-days > li')[0]).toBe(
      'Day 1 Wednesday, 28 March 2057 Kochi Morning: You arrive.',
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
    expect(price).toContain(
      'If you book today ₹15,000 By Saturday, 16 December 2056 ₹14,925 How you pay By UPI, bank transfer or cheque.',
    );
    // The day on which the site is built is the last one of this step.
    expect(price).toContain('Until Friday, 1 December 2056 We keep ₹5,985 (20 %) Later');
  });

  it('lists what is on the page, and only what is there', () => {
    const names = (path: string) => textsIn(open(path), 'main nav li');
    expect(names('/trips/lamps').join(', ')).toBe(
      'Day by day, The whole price, If you cancel, for each person, Rooms, Health, Food, Questions people ask',
    );
    expect(names('/trips/houseboat')).toEqual(['Day by day', 'The whole price']);
    expect(textOf('main .trip-page')[0]).toMatch(/^On this page/);
  });

  it('has a sheet for a doctor with the most of each effort, and what can be left out on these days', () => {
    expect(page.querySelector('a[href="/trips/lamps/doctor"]')).not.toBeNull();
    expect(textsIn(open('/trips/lamps/doctor'), '.pairs dd')[0]).toBe(
      'Day 3: 45 minutes of walking Day 4: 60 steps of stairs Day 5: 40 minutes of standing at most Day 4: 85 minutes for the longest drive',
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

  it('says what happens if plans change, and links to the booking conditions', () => {
    const main = textOf('main')[0];
    expect(main).toContain(
      'If something comes in the way We cancel the trip You get everything back. You go home early We book your ticket.',
    );
    expect(main).toContain('Air conditioning In every room.');
    for (const section of ['[aria-labelledby="price"]', '.trip-ask'])
      expect(page.querySelector(`${section} a[href="/booking-conditions"]`)?.textContent.trim()).toBe(
        'Booking conditions',
      );
  });

  it('has no heading and no list of what its file leaves out', () => {
    const main = open('/trips/houseboat').querySelector('main');
    const lists = [...(main?.querySelectorAll('ul, dd') ?? [])];
    expect(lists.filter(({ textContent }) => textContent.trim() === '')).toEqual([]);
    const headings = textsIn(open('/trips/houseboat'), 'main :is(h2, h3, dt)');
    expect(headings).toContain('The whole price');
    const absent =
      /^(Rooms|Health|Food|Good to know|Questions people ask|When you pay|If something comes in the way)$/;
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
