import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { content, englishWords } from './content.ts';
import { LEGAL_FACTS } from '../../src/lib/legal-text.ts';

/** What a failure says, before the words themselves. */
const prescribed = (section: number) =>
  `The specification, section ${section}, prescribes these words; change the specification first`;

const hero = content('landing/hero');
const packages = content('trips/packages');
const { callback, navigation, stores, trips } = englishWords();
const { bar, footer } = content('navigation');

const offerings = content('landing/offerings');
const sessions = content('landing/sessions');
const about = content('landing/about');

const BAR =
  'Home _landing | About _about | Trips trips | Sessions _popular | Mentors _mentors | Contact Us _contact';
const FOOTER =
  'Home _landing | About _about | Trips trips | Our Offerings _offerings | Popular Sessions _popular | Mentors _mentors | ' +
  'Contact Us _contact | Terms of service /terms-of-service | Privacy policy /privacy-policy';
const FEATURES =
  'Personalized Care | Hygenic Indian Meals | Comfortable AC Travel | Games Masti Dance & Fun | Itineary with Relax Breaks';
const FACILITIES = 'Premium Hotels | Indian Meals | AC Transportation | Trip Supervisor | Travel Insurance';
const TERMS =
  'Eligibility | Changes | System requirements | Use of the application | Registration and login | ' +
  'Charges fees and subscriptions | User content | Disclaimers | Contact';
const STATS =
  '30000 Happy Members laugh | 5000 Sessions calendar-heart | 24 Workshops shapes | 19 Trips plane-takeoff';

/** A legal text as a reader has it: one line, without front matter. */
function legalText(page: string): string {
  const text = readFileSync(`content/legal/${page}.md`, 'utf8').replace(/^---[^]*?\n---\n/, '');
  return text.replace(/\s+/g, ' ');
}

/** The headings of the second level of a legal text. */
function headings(page: string): string[] {
  return [...readFileSync(`content/legal/${page}.md`, 'utf8').matchAll(/^## (.*)$/gm)].map(
    ([, heading = '']) => heading,
  );
}

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe('The content', () => {
  const joined = (found: unknown) => [found].flat().join(' | ');
  const link = (item: { label: string } & ({ section: string } | { page: string })) =>
    `${item.label} ${'section' in item ? item.section : item.page}`;

  it.each<[what: string, section: number, found: unknown, words: string]>([
    ['the tagline', 1, content('site').tagline, 'India ka sabse khush parivaar'],
    ['the bar', 2, bar.map(link), BAR],
    [
      'the headings of the footer',
      2,
      [navigation.linksHeading, navigation.contactHeading],
      'USEFUL LINKS | CONTACT US',
    ],
    ['the links of the footer', 2, footer.map(link), FOOTER],
    ['the heading of the landing page', 2, hero.heading, 'INDIA KA SABSE KHUSH PARIVAAR'],
    ['the store buttons', 2, [stores.googlePlay.big, stores.appStore.big], 'Google Play | App Store'],
    ['who we are', 2, content('landing/about').title, 'Who We Are'],
    ['the heading of the offerings', 2, offerings.title, 'Our Offerings'],
    ['the heading of the impact figures', 2, content('landing/impact').title, 'Our Impact'],
    ['the heading of the sessions', 2, sessions.title, 'Popular Sessions'],
    ['the heading of the feedbacks', 2, content('landing/feedbacks').title, 'Happy Feedbacks'],
    ['the heading of the mentors', 2, content('landing/mentors').title, 'Know Your Mentors'],
    ['the heading of the contact', 2, content('landing/contact').title, 'Contact Us'],
    [
      'the offerings',
      2,
      titles(offerings.items),
      'Interactive Live Sessions & Learning Workshops | Community Trips | Offline Meetups',
    ],
    ['the popular sessions', 2, titles(sessions.items), 'Tambola | Laughter Yoga | Antakshari'],
    ['the heading of the trips page', 2, content('trips/hero').heading, 'Explore the world'],
    ['the button of the trips page', 2, content('trips/hero').button, 'Explore Packages'],
    ['the heading over the trips', 2, packages.title, 'Discover Our Senior-Friendly Trips'],
    ['the features', 2, titles(content('trips/difference').features), FEATURES],
    ['the heading over the reviews', 2, content('trips/reviews').title, 'What Our Members Say'],
    ['the facilities', 2, packages.facilities, FACILITIES],
    ['the button of a trip', 2, packages.requestCallback, 'Request a callback'],
    ['the button of a custom trip', 2, packages.requestCustomTrip, 'Request for Custom trip'],
    ['the heading of the form', 2, callback.heading, 'Please Enter your Name and Phone'],
    [
      'the fields of the form',
      2,
      [callback.name, callback.mobileNumber, callback.tripTo],
      'Name* | Mobile Number* | Trip to*',
    ],
    ['the button of the form', 2, callback.submit, 'Submit'],
    ['the success text', 2, callback.success, 'Message Received successfully!'],
    ['the failure text, which is not shown', 8, callback.failure, ''],
    ['the headings of the terms', 2, headings('terms-of-service'), TERMS],
    ['the duration of a trip', 5, trips.duration, '{days} days/{nights} nights'],
    [
      'the impact figures',
      9,
      content('landing/impact').stats.map(({ value, text, icon }) => `${value} ${text} ${icon}`),
      STATS,
    ],
    ['the stars of the testimonials', 9, content('landing/feedbacks').stars, '5'],
    ['the stars of the reviews', 2, content('trips/reviews').items.map(({ stars }) => stars), '5 | 5 | 4'],
    [
      'the opening hours',
      9,
      content('site').contact.openHours.display,
      'Monday to Friday, 9:00AM to 05:00PM',
    ],
  ])('has the words that the specification prescribes: %s', (_, section, found, words) => {
    expect(joined(found), prescribed(section)).toBe(words);
  });

  it.each<[what: string, section: number, found: string | undefined, words: RegExp]>([
    ['seniors of 50 and over', 2, content('trips/hero').sentence, /group tours.*seniors 50\+/],
    ['the vision of the club', 2, about.vision, /initiative.*vision.*happiest community of senior/],
    ['the mission of the club', 2, about.mission, /empower.*live interactive sessions, community trips/],
    ['the rest of the mission', 2, about.mission, /offline meets and learning workshops/],
    ['what the live sessions are for', 2, offerings.items[0]?.description, /fun, fitness and learning/i],
    ['what tambola is', 2, sessions.items[0]?.description, /virtual housie with numbers 1 to 90/i],
    [
      'the place of the club',
      9,
      Object.values(content('site').contact.address).join(' '),
      /Lajpat Nagar II,? New Delhi 110024/,
    ],
  ])('says what the specification prescribes: %s', (_, section, found, words) => {
    expect(found, prescribed(section)).toMatch(words);
  });
});

describe('The terms', () => {
  it.each([
    ['the minimum age', 9, /50 years of age or older/],
    ['minors', 9, /under 18/],
    ['one account per person', 5, /one active account/],
    ['the one-time code', 1, /one-time code/],
    ['the mobile number by which users register', 1, /register and log in with your mobile number/],
    ['the cycle of 30 days from payment', 9, /monthly cycle is 30 days from payment/],
    ['non-cancellable contributions', 9, /non-cancellable/],
    ['no refunds', 9, /non-refundable, except where the law gives you a refund/],
    ['a free trial', 9, /free-trial/],
    ['when a complaint is answered', 9, /within 48 hours, and settle it within one month/],
    ['the support hours', 9, /\{\{supportOpens\}\} to \{\{supportCloses\}\}/],
    ['suspension and termination', 6, /suspend or terminate/],
    [
      'the sessions',
      1,
      /audio and audio-visual sessions of wellness, meditation, education and entertainment/,
    ],
  ])('say %s', (_, section, words) => {
    expect(legalText('terms-of-service'), prescribed(section)).toMatch(words);
  });
});

describe('The privacy policy', () => {
  it.each([
    ['what the callback form collects', /mobile number/],
    ['for how long', /\{\{requestDays\}\} days/],
    ['on which legal ground', /section 7\(a\)/],
    ['whom to ask', /\{\{email\}\}/],
    ['what is kept in the browser', /text size/],
    ['where the video comes from', /video is a file of this website/],
    ['who may consent for somebody else', /lawful guardian/],
    ['what a live session collects', /microphone and camera/],
  ])('says %s', (_, words) => {
    expect(legalText('privacy-policy')).toMatch(words);
  });

  it('has a section for each thing that a reader may ask about', () => {
    expect(headings('privacy-policy')).toEqual([
      'In short',
      'The callback form',
      'Cookies and storage on your device',
      'The video on the first page',
      'Trips, pictures and server logs',
      'Links that leave this website',
      'The mobile application',
      'Who else may receive data',
      'Legal grounds and your rights',
      'How long we keep data',
      'Children and lawful guardians',
      'Security',
      'Changes to this policy',
      'Grievance Officer and contact',
    ]);
  });

  it.each(['privacy-policy.md', 'privacy-policy.hi.md'])(
    'repeats no number of days of site.json in %s',
    (file) => {
      expect(readFileSync(`content/legal/${file}`, 'utf8')).not.toMatch(/\d (days|दिन)/);
    },
  );

  it('is a long text', () => {
    expect(legalText('privacy-policy').split(' ').length, prescribed(2)).toBeGreaterThan(1200);
  });
});

describe('The accessibility statement', () => {
  it.each([
    ['what it is about', /about this website.*not about our mobile application/],
    ['its standard', /WCAG 2\.2.*level \*\*AA\*\*/],
    ['that nobody has checked all of the standard', /we do not claim/],
    ['whom to tell about a problem', /\{\{email\}\}.*\{\{phone\}\}/],
    ['when the answer comes', /within \{\{answerDays\}\} days/],
  ])('says %s', (_, words) => {
    expect(legalText('accessibility-statement')).toMatch(words);
  });

  it('says what has been tested, what has not, and what does not work', () => {
    expect(headings('accessibility-statement')).toEqual([
      'The standard',
      'What we have tested',
      'What we have not tested',
      'What does not work well yet',
      'Tell us about a problem',
    ]);
  });

  it('is a short text', () => {
    expect(legalText('accessibility-statement').trim().split(' ').length).toBeLessThan(500);
  });
});

describe('The legal texts', () => {
  it.each(['terms-of-service', 'privacy-policy'])('name the club and how to reach it in %s', (page) => {
    for (const fact of ['companyName', 'email', 'phone', 'address', 'openHours', 'grievanceOfficer'])
      expect(legalText(page)).toContain(`{{${fact}}}`);
  });

  it('name every fact that site.json has for them', () => {
    const both = legalText('terms-of-service') + legalText('privacy-policy');
    for (const fact of LEGAL_FACTS) expect(both).toContain(`{{${fact}}}`);
  });

  it('have the support hours of the specification', () => {
    const { supportOpens, supportCloses } = content('site').legal;
    expect([supportOpens, supportCloses], prescribed(9)).toEqual(['09:00', '21:00']);
  });
});
