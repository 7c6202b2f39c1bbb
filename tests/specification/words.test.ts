import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// The words that the specification prescribes, in the sample content of this repository. A club that writes
// other words has no use for them.

/** The values of a JSON file in their order: each text in English, and each fact. */
function wordsOf(file: string): string[] {
  const words: string[] = [];
  JSON.parse(readFileSync(`content/${file}.json`, 'utf8'), (name, value: unknown) => {
    if (name !== 'hi' && (typeof value === 'string' || typeof value === 'number')) words.push(`${value}`);
    return value;
  });
  return words;
}

/** A legal text without its front matter. */
const textOf = (page: string) =>
  readFileSync(`content/legal/${page}.md`, 'utf8')
    .replace(/^---[^]*?\n---\n/, '')
    .trim();

const BAR =
  '_landing | Home | _about | About | trips | Trips | _popular | Sessions | _mentors | Mentors | _contact | Contact Us';
const FOOTER =
  '_landing | Home | _about | About | trips | Trips | _offerings | Our Offerings | _popular | Popular Sessions | ' +
  '_mentors | Mentors | _contact | Contact Us | ' +
  'Terms of service | /terms-of-service | Privacy policy | /privacy-policy';
const STATS =
  '30000 | Happy Members | laugh | 5000 | Sessions | calendar-heart | 24 | Workshops | shapes | 19 | Trips | plane-takeoff';
const FORM =
  'Please Enter your Name and Phone | Name* | Mobile Number* | Trip to* | Submit | Message Received successfully!';

it.each([
  ['site', 'India ka sabse khush parivaar'],
  ['site', 'House 00, Lajpat Nagar II | New Delhi | 110024'],
  ['site', 'Monday to Friday, 9:00AM to 05:00PM'],
  ['site', '09:00 | 17:00 | 09:00 | 21:00'],
  ['navigation', `${BAR} | ${FOOTER}`],
  ['words', 'USEFUL LINKS | CONTACT US'],
  ['words', 'Google Play | App Store'],
  ['words', '{days} days/{nights} nights'],
  ['words', FORM],
  ['landing/hero', 'INDIA KA SABSE KHUSH PARIVAAR'],
  ['landing/about', 'Who We Are'],
  [
    'landing/offerings',
    'Our Offerings | Interactive Live Sessions & Learning Workshops | Community Trips | Offline Meetups',
  ],
  ['landing/impact', `Our Impact | ${STATS}`],
  ['landing/sessions', 'Popular Sessions | Tambola | Laughter Yoga | Antakshari'],
  ['landing/feedbacks', 'Happy Feedbacks | 5'],
  ['landing/mentors', 'Know Your Mentors'],
  ['landing/contact', 'Contact Us'],
  ['trips/hero', 'Explore the world | Explore Packages'],
  [
    'trips/packages',
    'Discover Our Senior-Friendly Trips | Premium Hotels | Indian Meals | AC Transportation | Trip Supervisor | Travel Insurance | Request a callback | Request for Custom trip',
  ],
  [
    'trips/difference',
    'Personalized Care | Hygenic Indian Meals | Comfortable AC Travel | Games Masti Dance & Fun | Itineary with Relax Breaks',
  ],
  ['trips/reviews', 'What Our Members Say | 5 | 5 | 4'],
])('The file %s has in this order: %s', (file, prescribed) => {
  const words = prescribed.split(' | ');
  expect(wordsOf(file).filter((text) => words.includes(text))).toEqual(words);
});

it.each([
  ['trips/hero', /group tours.*seniors 50\+/],
  ['landing/about', /initiative.*vision.*happiest community of senior/],
  ['landing/about', /empower.*live interactive sessions, community trips/],
  ['landing/about', /offline meets and learning workshops/],
  ['landing/offerings', /fun, fitness and learning/i],
  ['landing/sessions', /virtual housie with numbers 1 to 90/i],
])('The file %s says %s', (file, words) => {
  expect(wordsOf(file)).toContainEqual(expect.stringMatching(words));
});

describe.each([
  {
    page: 'terms-of-service',
    headings:
      'Eligibility | Changes | System requirements | Use of the application | Registration and login | ' +
      'Charges fees and subscriptions | User content | Disclaimers | Contact',
    says: [
      /50 years of age or older/,
      /under 18/,
      /one active account/,
      /one-time code/,
      /register and log in with your mobile number/,
      /monthly cycle is 30 days from payment/,
      /non-cancellable/,
      /non-refundable, except where the law gives you a refund/,
      /free-trial/,
      /within 48 hours, and settle it within one month/,
      /\{\{supportOpens\}\} to \{\{supportCloses\}\}/,
      /suspend or terminate/,
      /audio and audio-visual sessions of wellness, meditation, education and entertainment/,
    ],
  },
  {
    page: 'privacy-policy',
    headings:
      'In short | The callback form | Cookies and storage on your device | The video on the first page | ' +
      'Trips, pictures and server logs | Links that leave this website | The mobile application | ' +
      'If you travel with us | Who else may receive data | Legal grounds and your rights | How long we keep data | ' +
      'Children and lawful guardians | Security | Changes to this policy | Grievance Officer and contact',
    says: [
      /mobile number/,
      /\{\{requestDays\}\} days/,
      /section 7\(a\)/,
      /text size/,
      /video is a file of this website/,
      /lawful guardian/,
      /microphone and camera/,
    ],
  },
  {
    page: 'accessibility-statement',
    headings:
      'What does not work well yet | Tell us about a problem | The standard | What we have tested | What we have not tested',
    says: [
      /about this website.*not about our mobile application/,
      /WCAG 2\.2.*level \*\*AA\*\*/,
      /we do not claim/,
      /\{\{email\}\}.*\{\{phone\}\}/,
      /within \{\{answerDays\}\} days/,
    ],
  },
])('The page $page', ({ page, headings, says }) => {
  const text = textOf(page);

  it('has the prescribed sections', () => {
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading).join(' | ')).toBe(headings);
  });

  it.each(says)('says %s', (words) => {
    expect(text.replace(/\s+/g, ' ')).toMatch(words);
  });
});

it('The privacy policy is a long text, the accessibility statement a short one', () => {
  const lengthOf = (page: string) => textOf(page).split(/\s+/).length;
  expect(lengthOf('privacy-policy')).toBeGreaterThan(1200);
  expect(lengthOf('accessibility-statement')).toBeLessThan(500);
});

it.each(['terms-of-service', 'privacy-policy'])('The page %s names the club and how to reach it', (page) => {
  for (const fact of ['companyName', 'email', 'phone', 'address', 'openHours', 'grievanceOfficer'])
    expect(textOf(page)).toContain(`{{${fact}}}`);
});
