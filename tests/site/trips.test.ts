import { describe, expect, it } from 'vitest';
import { open, linksIn, textsIn, valuesIn } from './dist.ts';

const page = open('/trips');

describe('The trips page', () => {
  it('has the parts of the specification from top to bottom', () => {
    expect(textsIn(page, '.hero :is(h1, p, a)').join(' | ')).toBe(
      'Explore the world | Curated group tours for seniors 50+, at an easy pace and in good company. | Explore Packages',
    );
    expect(textsIn(page, 'main h2:not(dialog h2)').join(' | ')).toBe(
      'Discover Our Senior-Friendly Trips | What Makes Us Different | What Our Members Say',
    );
    expect(textsIn(page, '.features h3').join(' | ')).toBe(
      'Personalized Care | Hygenic Indian Meals | Comfortable AC Travel | Games Masti Dance & Fun | Itineary with Relax Breaks',
    );
  });

  it('has the three reviews with 5, 5 and 4 stars', () => {
    expect(textsIn(page, '.reviews figcaption').join(', ')).toBe(
      "Meena Kulkarni, Gurpreet Singh, Leela D'Souza",
    );
    expect(valuesIn(page, '.reviews [role=img]', 'aria-label').join(', ')).toBe(
      '5 out of 5 stars, 5 out of 5 stars, 4 out of 5 stars',
    );
    const filled = [...page.querySelectorAll('.reviews [role=img]')].map(
      (stars) => stars.querySelectorAll('[fill=currentColor]').length,
    );
    expect(filled).toEqual([5, 5, 4]);
  });

  it.each(['/trips', '/hi/trips'])(
    '%s tells the buttons of the cards by the titles of their trips',
    (route) => {
      const cards = open(route).querySelectorAll('article');
      const titles = textsIn(open(route), 'article h3');
      const described = [...cards].map((card) => {
        const button = card.querySelector('button');
        return (
          button && open(route).getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
        );
      });
      expect(described).toEqual(titles);
      expect(new Set(textsIn(open(route), 'article button')).size).toBe(1);
    },
  );
  it('says under the cards how one books, in three steps, and leads to the booking conditions', () => {
    expect(textsIn(page, '.steps > :is(p, h3), .steps li')).toEqual([
      'What each trip has is on its page.',
      'How you book',
      'Ring us, or we ring you.',
      'Pay the deposit.',
      'We confirm your seat.',
    ]);
    expect(linksIn(page, '.steps')).toEqual([['Booking conditions', '/booking-conditions']]);
    expect(linksIn(open('/hi/trips'), '.steps')).toEqual([['बुकिंग की शर्तें', '/hi/booking-conditions']]);
  });

  it('has the trips that its build knew in a single list, in their order', () => {
    expect(textsIn(page, 'ul:has(article) > li h3')).toEqual([
      'Lamps on the Ganga',
      'Houseboat on the Backwaters',
      'Palaces, Lakes and Long Verandahs of the Old Pink City North',
      'Tea Hills in the Mist',
    ]);
    expect(page.querySelectorAll('ul:has(article)')).toHaveLength(1);
  });

  it.each([
    [
      '/trips',
      ['₹1,02,500', 'Kerala', 'Houseboat on the Backwaters', 'Kochi, Alappuzha, Kumarakom'],
      '28th - 3rd April 2057 Wed 28 March to Tue 3 April',
      '7 days/6 nights Few seats left',
      ['Premium Hotels', 'Indian Meals', 'AC Transportation', 'Trip Supervisor', 'Travel Insurance'],
      'Request a callback',
    ],
    [
      '/hi/trips',
      ['₹1,02,500', 'केरल', 'बैकवॉटर में हाउसबोट की सैर', 'कोच्चि, अलप्पुझा, कुमारकोम'],
      '28 मार्च - 3 अप्रैल 2057 बुध 28 मार्च से मंगल 3 अप्रैल तक',
      '7 दिन/6 रात कुछ ही सीटें बची हैं',
      ['बढ़िया होटल', 'भारतीय खाना', 'एसी गाड़ी', 'साथ में टूर मैनेजर', 'यात्रा बीमा'],
      'मुझे फ़ोन कीजिए',
    ],
  ])(
    '%s has everything on the card of a trip over the end of a month',
    (path, texts, dates, durationAndSeats, facilities, button) => {
      const [, card] = open(path).querySelectorAll('article');
      if (!card) throw new Error('The second trip is not there.');
      expect(textsIn(card, '.trip-price strong, .trip-name > *')).toEqual(texts);
      expect(textsIn(card, 'time, time ~ span').join(' ')).toBe(dates);
      expect(valuesIn(card, 'time', 'datetime')).toEqual(['2057-03-28', '2057-04-03']);
      expect(textsIn(card, '.trip-times > p').slice(1).join(' ')).toBe(durationAndSeats);
      expect(textsIn(card, 'li')).toEqual(facilities);
      expect(textsIn(card, 'button')).toEqual([button]);
      expect(valuesIn(card, 'img', 'src')).toEqual([expect.stringMatching(/icon/)]);
    },
  );
});

it.each([
  ['/trips', ['', 'Few seats left', '', 'Waiting list']],
  ['/hi/trips', ['', 'कुछ ही सीटें बची हैं', '', 'वेटिंग लिस्ट']],
])('The cards of %s say which trips have few seats left or a waiting list', (path, seats) => {
  const cards = [...open(path).querySelectorAll('article')];
  expect(cards.map((card) => textsIn(card, '.trip-times strong').join())).toEqual(seats);
});

describe('The callback panel', () => {
  it('has the labels of the specification on fields that are required, and that the browser can fill in', () => {
    expect(textsIn(page, 'dialog label')).toEqual(['Name*', 'Mobile Number*', 'Trip to*']);
    expect(valuesIn(page, 'dialog input', 'aria-required')).toEqual(['true', 'true', 'true']);
    expect(valuesIn(page, 'dialog input', 'autocomplete')).toEqual(['name', 'tel', null]);
  });

  it('says what is taken, what for and for how long, whom to ask, and what is never asked', () => {
    expect(textsIn(page, '.assurance p')).toEqual([
      'We ask for your name, your number and the trip only so that we can call you about it. We delete these details within 180 days after our last call. Privacy policy',
      'To ask, to complain or to have them deleted sooner, write to our Grievance Officer, Nirmala Rao, namaste@khushparivaar.in, and if that does not help, to the Data Protection Board of India.',
      'We never ask for a one-time code (OTP), a card number or a UPI PIN.',
      'Would you rather call us? +91 98111 23456 1800 123 4567 Monday to Friday, 9:00AM to 05:00PM',
    ]);
    expect(linksIn(page, '.assurance').map(([, address]) => address)).toEqual([
      '/privacy-policy',
      'mailto:namaste@khushparivaar.in',
      'tel:+919811123456',
      'tel:18001234567',
    ]);
  });
});
