import { describe, expect, it } from 'vitest';
import { open, linksIn, textsIn, valuesIn } from './dist.ts';

const page = open('/');

/** Title, description and words for the picture of each card of a section. */
const cardsOf = (section: string) =>
  [...page.querySelectorAll(`${section} li`)].map((card) => [
    ...textsIn(card, 'h3, p'),
    ...valuesIn(card, 'img', 'alt'),
  ]);

describe('The landing page', () => {
  it('has its eight sections in order', () => {
    expect(valuesIn(page, 'main > section', 'id').join(' ')).toBe(
      '_landing _about _offering _stats _popular _feedbacks _mentors _contact',
    );
  });

  it('has the other names of sections above their headings', () => {
    const isAbove = ({ nextElementSibling }: Element) => nextElementSibling?.querySelector('h2') !== null;
    const aliases = [...page.querySelectorAll('main > section > [id]:empty')];
    expect(aliases.map((alias) => [alias.id, isAbove(alias)])).toEqual([['_offerings', true]]);
  });

  it('has its headings, in both languages', () => {
    expect(textsIn(page, 'main :is(h1, h2)').join(' | ')).toBe(
      'INDIA KA SABSE KHUSH PARIVAAR | Who We Are | Our Offerings | Our Impact | Popular Sessions | Happy Feedbacks | Know Your Mentors | Contact Us',
    );
    expect(textsIn(open('/hi'), 'main :is(h1, h2)').join(' | ')).toBe(
      'इंडिया का सबसे खुश परिवार | हम कौन हैं | यहाँ क्या-क्या है | हमारा अब तक का सफ़र | सबके मनपसंद सेशन | सदस्यों के दिल की बात | अपने गुरुजनों से मिलिए | संपर्क करें',
    );
  });

  it('has the language of the Hindi words of its heading and tagline marked', () => {
    expect(valuesIn(page, 'h1', 'lang')).toEqual(['hi-Latn']);
    const taglines = [...page.querySelectorAll('[lang=hi-Latn]')].map(({ textContent }) =>
      textContent.trim(),
    );
    expect(taglines.filter((text) => text === 'India ka sabse khush parivaar').length).toBeGreaterThan(1);
    expect(page.body.textContent.match(/India ka sabse/g)).toHaveLength(taglines.length - 1);
  });

  it('links to the two stores in a new tab, and says so', () => {
    expect(linksIn(page, '#_landing .row')).toEqual([
      [
        'Get it on Google Play (opens in a new tab)',
        'https://play.google.com/store/apps/details?id=in.khushparivaar',
      ],
      [
        'Download on the App Store (opens in a new tab)',
        'https://apps.apple.com/in/app/khush-parivaar/id1234567890',
      ],
    ]);
    expect(valuesIn(page, '#_landing .row a', 'target')).toEqual(['_blank', '_blank']);
  });

  it('tells who we are, with vision, mission, tagline and an image', () => {
    const [text] = textsIn(page, '#_about');
    expect(text).toContain('One vision: to build the happiest community of senior citizens in India.');
    expect(text).toContain('Live sessions, trips, meets and workshops.');
    expect(text).toContain('India ka sabse khush parivaar');
    expect(valuesIn(page, '#_about img', 'alt')).toEqual(['Three friends under a tree']);
  });

  it('shows three offerings and three sessions, each with title, description and image', () => {
    expect(cardsOf('#_offering')).toEqual([
      [
        'Interactive Live Sessions & Learning Workshops',
        'Sing, stretch, play and learn, live with the group.',
        'Drawing of Interactive Live Sessions & Learning Workshops',
      ],
      [
        'Community Trips',
        'Travel at an easy pace. See the trips, from ₹28,500',
        'Drawing of Community Trips',
      ],
      ['Offline Meetups', 'Meet friends in your own city.', 'Drawing of Offline Meetups'],
    ]);
    expect(cardsOf('#_popular')).toEqual([
      ['Tambola', 'Virtual housie with numbers 1 to 90.', 'Drawing of Tambola'],
      ['Laughter Yoga', 'Easy breathing and a lot of laughing.', 'Drawing of Laughter Yoga'],
      ['Antakshari', 'Old film songs, two teams.', 'Drawing of Antakshari'],
    ]);
  });

  it('leads to the trips, and says the lowest price of those that the build knew, in both languages', () => {
    expect(linksIn(page, '#_offering')).toEqual([['See the trips, from ₹28,500', '/trips']]);
    expect(linksIn(open('/hi'), '#_offering')).toEqual([['यात्राएँ देखें, शुरुआती कीमत ₹28,500', '/hi/trips']]);
  });

  it('shows four figures with a plus sign and an icon, and gives screen readers the final one', () => {
    const figures = ['30000+', '5000+', '24+', '19+'];
    expect(textsIn(page, '#_stats .counter')).toEqual(figures);
    expect(valuesIn(page, '#_stats .counter', 'aria-hidden')).toEqual([null, null, null, null]);
    expect(textsIn(page, '#_stats li > span')).toEqual(['Happy Members', 'Sessions', 'Workshops', 'Trips']);
    for (const [index, icon] of ['laugh', 'calendar-heart', 'shapes', 'plane-takeoff'].entries())
      expect(valuesIn(page, '#_stats li svg', 'class')[index]).toContain(`lucide-${icon}`);
  });

  it('shows four testimonials, each with name, text, portrait or placeholder, and a rating of five stars', () => {
    expect(textsIn(page, '.swiper-slide strong').join(', ')).toBe(
      'Sudha Menon, Harish Bhatia, Kamala Iyer, Abdul Kareem',
    );
    expect(textsIn(page, '.swiper-slide blockquote p:last-child')).toEqual([
      'I have friends who call if I miss a session.',
      'We sang all the way back in the bus.',
      'I teach my recipes to forty people.',
      'Nobody is in a hurry, and we laugh until we cry.',
    ]);
    const portraits = valuesIn(page, '.swiper-slide figcaption img', 'src');
    expect(portraits.map((src) => /\/(\w+)\./.exec(src ?? '')?.[1]).join(' ')).toBe(
      'photograph person person person',
    );
    expect(valuesIn(page, '.swiper-slide .stars', 'aria-label')).toEqual(Array(4).fill('5 out of 5 stars'));
    expect(valuesIn(open('/hi'), '.stars', 'aria-label')).toEqual(Array(4).fill('5 में से 5 सितारे'));
    expect(page.querySelectorAll('.swiper-slide .stars svg[fill=currentColor]')).toHaveLength(4 * 5);
  });

  it('shows twelve mentors', () => {
    expect(valuesIn(page, '#_mentors img', 'alt')).toEqual(
      Array.from({ length: 12 }, (_, index) => `Mentor number ${index + 1}`),
    );
  });

  it('gives address, two telephone links, a mail link that may break after the @, and the open hours', () => {
    const [text] = textsIn(page, '#_contact');
    expect(text).toContain('12 Ring Road, Lajpat Nagar II, New Delhi 110024');
    expect(text).toContain('Monday to Friday, 9:00AM to 05:00PM');
    expect(linksIn(page, '#_contact')).toEqual([
      ['+91 98111 23456', 'tel:+919811123456'],
      ['1800 123 4567', 'tel:18001234567'],
      ['namaste@khushparivaar.in', 'mailto:namaste@khushparivaar.in'],
    ]);
    expect(page.querySelector('#_contact a[href^=mailto]')?.innerHTML).toContain('namaste@<wbr>');
  });

  it('uses the icons of the specification', () => {
    const icons = ['arrow-up', 'clock', 'mail', 'map-pin', 'menu', 'phone', 'star', 'x'];
    expect(icons.filter((icon) => !page.querySelector(`svg.lucide-${icon}`))).toEqual([]);
  });
});
