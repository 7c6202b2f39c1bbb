import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { content, englishWords } from './content.ts';
import { LEGAL_FACTS } from '../../src/content-model/legal/legal-facts.ts';

/** What a failure says, before the words themselves. */
const PRESCRIBED = 'The specification prescribes these words; change it first';

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
  const link = (item: { label: string; section?: string | undefined; page?: string | undefined }) =>
    `${item.label} ${item.section ?? item.page}`;

  it.each<[what: string, found: unknown, words: string]>([
    ['the tagline', content('site').tagline, 'India ka sabse khush parivaar'],
    ['the bar', bar.map(link), BAR],
    [
      'the headings of the footer',
      [navigation.linksHeading, navigation.contactHeading],
      'USEFUL LINKS | CONTACT US',
    ],
    ['the links of the footer', footer.map(link), FOOTER],
    ['the heading of the landing page', hero.heading, 'INDIA KA SABSE KHUSH PARIVAAR'],
    ['the store buttons', [stores.googlePlay.big, stores.appStore.big], 'Google Play | App Store'],
    ['who we are', content('landing/about').title, 'Who We Are'],
    ['the heading of the offerings', offerings.title, 'Our Offerings'],
    ['the heading of the impact figures', content('landing/impact').title, 'Our Impact'],
    ['the heading of the sessions', sessions.title, 'Popular Sessions'],
    ['the heading of the feedbacks', content('landing/feedbacks').title, 'Happy Feedbacks'],
    ['the heading of the mentors', content('landing/mentors').title, 'Know Your Mentors'],
    ['the heading of the contact', content('landing/contact').title, 'Contact Us'],
    [
      'the offerings',
      titles(offerings.items),
      'Interactive Live Sessions & Learning Workshops | Community Trips | Offline Meetups',
    ],
    ['the popular sessions', titles(sessions.items), 'Tambola | Laughter Yoga | Antakshari'],
    ['the heading of the trips page', content('trips/hero').heading, 'Explore the world'],
    ['the button of the trips page', content('trips/hero').button, 'Explore Packages'],
    ['the heading over the trips', packages.title, 'Discover Our Senior-Friendly Trips'],
    ['the features', titles(content('trips/difference').features), FEATURES],
    ['the heading over the reviews', content('trips/reviews').title, 'What Our Members Say'],
    ['the facilities', packages.facilities, FACILITIES],
    ['the button of a trip', packages.requestCallback, 'Request a callback'],
    ['the button of a custom trip', packages.requestCustomTrip, 'Request for Custom trip'],
    ['the heading of the form', callback.heading, 'Please Enter your Name and Phone'],
    [
      'the fields of the form',
      [callback.name, callback.mobileNumber, callback.tripTo],
      'Name* | Mobile Number* | Trip to*',
    ],
    ['the button of the form', callback.submit, 'Submit'],
    ['the success text', callback.success, 'Message Received successfully!'],
    ['the failure text, which is not shown', callback.failure, ''],
    ['the headings of the terms', headings('terms-of-service'), TERMS],
    ['the duration of a trip', trips.duration, '{days} days/{nights} nights'],
    [
      'the impact figures',
      content('landing/impact').stats.map(({ value, text, icon }) => `${value} ${text} ${icon}`),
      STATS,
    ],
    ['the stars of the testimonials', content('landing/feedbacks').stars, '5'],
    ['the stars of the reviews', content('trips/reviews').items.map(({ stars }) => stars), '5 | 5 | 4'],
    ['the opening hours', content('site').contact.openHours.display, 'Monday to Friday, 9:00AM to 05:00PM'],
  ])('has the words that the specification prescribes: %s', (_, found, words) => {
    expect(joined(found), PRESCRIBED).toBe(words);
  });

  it.each<[what: string, found: string | undefined, words: RegExp]>([
    ['seniors of 50 and over', content('trips/hero').sentence, /group tours.*seniors 50\+/],
    ['the vision of the club', about.vision, /initiative.*vision.*happiest community of senior/],
    ['the mission of the club', about.mission, /empower.*live interactive sessions, community trips/],
    ['the rest of the mission', about.mission, /offline meets and learning workshops/],
    ['what the live sessions are for', offerings.items[0]?.description, /fun, fitness and learning/i],
    ['what tambola is', sessions.items[0]?.description, /virtual housie with numbers 1 to 90/i],
    [
      'the place of the club',
      Object.values(content('site').contact.address).join(' '),
      /Lajpat Nagar II,? New Delhi 110024/,
    ],
  ])('says what the specification prescribes: %s', (_, found, words) => {
    expect(found, PRESCRIBED).toMatch(words);
  });
});

describe('The terms', () => {
  it.each([
    ['the minimum age', /50 years of age or older/],
    ['minors', /under 18/],
    ['one account per person', /one active account/],
    ['the one-time code', /one-time code/],
    ['the mobile number by which users register', /register and log in with your mobile number/],
    ['the cycle of 30 days from payment', /monthly cycle is 30 days from payment/],
    ['non-cancellable contributions', /non-cancellable/],
    ['no refunds', /non-refundable, except where the law gives you a refund/],
    ['a free trial', /free-trial/],
    ['when a complaint is answered', /within 48 hours, and settle it within one month/],
    ['the support hours', /\{\{supportOpens\}\} to \{\{supportCloses\}\}/],
    ['suspension and termination', /suspend or terminate/],
    ['the sessions', /audio and audio-visual sessions of wellness, meditation, education and entertainment/],
  ])('say %s', (_, words) => {
    expect(legalText('terms-of-service'), PRESCRIBED).toMatch(words);
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
      'If you travel with us',
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
    expect(legalText('privacy-policy').split(' ').length, PRESCRIBED).toBeGreaterThan(1200);
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
    expect([supportOpens, supportCloses], PRESCRIBED).toEqual(['09:00', '21:00']);
  });
});
