import {
  all,
  also,
  copyFrom,
  copyValue,
  makeFolder,
  remove,
  rename,
  save,
  set,
  setter,
  swap,
  write,
} from './edits.ts';
import type { Edit } from './edits.ts';
import { YEAR } from './standard.ts';

/** A mistake of an editor, and what the check must say about it. */
export interface Mistake {
  file: string;
  edit: Edit;
  severity: 'error' | 'note';
  says: RegExp;
  /** The number of messages; 0 if it depends on the content. */
  count: number;
}

type Entry = (file: string, edit: Edit, says: RegExp, count?: number) => Mistake;
const error: Entry = (file, edit, says, count = 1) => ({ file, edit, says, count, severity: 'error' });
const note: Entry = (file, edit, says, count = 1) => ({ file, edit, says, count, severity: 'note' });

const SITE = 'content/site.json';
const NAVIGATION = 'content/navigation.json';
const PAGES = 'content/pages.json';
const THEME = 'content/theme.json';
const HERO = 'content/landing/hero.json';
const ABOUT = 'content/landing/about.json';
const CONTACT = 'content/landing/contact.json';
const FEEDBACKS = 'content/landing/feedbacks.json';
const MENTORS = 'content/landing/mentors.json';
const IMPACT = 'content/landing/impact.json';
const UPCOMING = 'content/trips/upcoming.json';
const PACKAGES = 'content/trips/packages.json';
const REVIEWS = 'content/trips/reviews.json';
const TERMS = 'content/legal/terms-of-service.md';
const PRIVACY = 'content/legal/privacy-policy.md';
const LAMPS = 'content/trips/pages/lamps.md';
const HI_LAMPS = 'content/hi/trips/pages/lamps.md';
const HI_SITE = 'content/hi/site.json';
const HI_ABOUT = 'content/hi/landing/about.json';
const HI_UPCOMING = 'content/hi/trips/upcoming.json';
const HI_PACKAGES = 'content/hi/trips/packages.json';
const HI_REVIEWS = 'content/hi/trips/reviews.json';
const HI_TERMS = 'content/hi/legal/terms-of-service.md';

/** Colours with enough contrast. */
const COLOURS = {
  page: '#FFFFFF',
  tint: '#DDEEFF',
  text: '#112233',
  button: '#003366',
  link: '#004400',
  accent: '#440044',
  footer: '#001133',
  frame: '#3377BB',
  sun: '#AADDFF',
};
const colours = (changed: Partial<typeof COLOURS>) => set('colours', { ...COLOURS, ...changed });

const MENU = { label: 'Home', section: '_landing' };
const legal = (words: string) => `---\ntitle: A\ndescription: B\nupdated: 2026-11-20\n---\n\n${words}\n`;
const paragraph = (words: string) => swap('## Contact', `${words}\n\n## Contact`);
const cost = (written: string) => swap(/"cost": 28500/, `"cost": ${written}`);
const location = (written: string) => swap('"location": "Kutch"', written);
const setCost = setter('trips.0.cost');
const firstDay = setter('trips.0.firstDay');
const feedback = setter('items.0.text');
const vision = setter('vision');
const logo = setter('logo');
const phone = setter('contact.phones.0');
const mail = setter('contact.email');
const googlePlay = setter('stores.googlePlay');
const display = setter('contact.openHours.display');
const appStore = setter('stores.appStore');
const youtubeId = setter('video.youtubeId');
const footerPage = (page: string) => set('footer.links.0', { page, label: 'A' });
const link = (written: string) => swap('(/privacy-policy)', written);
const hindiLink = (written: string) => swap('(/hi/privacy-policy)', written);
const heading = (written: string) => swap('## Eligibility', written);
const fact = (written: string) => swap('{{email}}', written);
const title = (written: string) => swap(/title: .*/, written);
const updated = (written: string) => swap(/updated: .*/, written);

const WITH_BOM = save('with a BOM', (text) => `\uFEFF${text}`);
const UTF_16 = save('in UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'));
const UTF_16_BARE = save('in UTF-16 without BOM', (text) => Buffer.from(text, 'utf16le'));
const LATIN_1 = save('in Latin-1', (text) => Buffer.from(text.replace(': "', ': "é'), 'latin1'));
const OLD_MAC = save('as an old Mac does', (text) => text.replaceAll('\n', '\r'));

/** Each mistake is made in English content. */
export const mistakes: Mistake[] = [
  // The pages of trips.
  error(UPCOMING, set('trips.0.page', 'lamp'), /lamp, and there is no file.*[^]*is the page of no trip/, 2),
  error(UPCOMING, set('trips.1.page', 'lamps'), /is also the page of "Evening Lamps"/, 2),
  error(UPCOMING, swap('-14"', '-15"'), /lamps\.md, line 2: days\n.*has 5 days, and the trip lasts 6 days/),
  error(LAMPS, swap('    morning: Varanasi\n', ''), /days, entry 1, morning\n.*is missing, and so are/),
  error(
    LAMPS,
    swap('morning: Varanasi\n', 'morning: A\n    stairs: 9999\n'),
    /line 5: .*stairs\n.*0 to 1500/,
  ),
  error(
    LAMPS,
    swap('morning: Varanasi\n', 'morning: A\n    walkingMinutes: 600\n    driveMinutes: 400\n'),
    /days, entry 1\n.*more than 15 hours/,
  ),
  error(LAMPS, swap('deposit: 2000', 'deposit: 50000'), /50000 rupees, more than the whole price of 28500/),
  error(LAMPS, swap('We go', '## We go'), /short letter/),
  note(UPCOMING, all(set('trips.0.page', undefined), also(LAMPS, remove)), /"Evening Lamps" has no page/),
  // The signs of JSON: the line, what stands there, and how it may be meant.
  error(SITE, swap('"phones": [', '"phones":'), /There is a mistake in/),
  error(UPCOMING, swap(/("location": "Kutch"),/, '$1'), /"location": "Kutch" or.*\n.*"location": "Kutch",$/m),
  error(UPCOMING, location('"location": Kutch'), /"location": Kutch, or.*\n.*"location": "Kutch",/),
  error(UPCOMING, location('"location": “Kutch”'), /“Kutch”, or.*\n.*meant like this: "location": "Kutch",/),
  error(UPCOMING, location("'location': 'Kutch'"), /'Kutch', or.*\n.*meant like this: "location": "Kutch",/),
  error(UPCOMING, location('"location" "Kutch"'), /meant like this: "location": "Kutch",/),
  error(UPCOMING, location('"location": "Kutch'), /meant like this: "location": "Kutch",/),
  error(UPCOMING, location('"location": "The "Rann""'), /meant like this: "location": "The \\"Rann\\"",/),
  error(UPCOMING, location('"location":# "Kutch"'), /"location":# "Kutch", or.*\n.*Compare its quotes/),
  error(UPCOMING, swap(/("cities": "Jaipur"),/, '$1,,'), /mistake in "cities": "Jaipur",,/),
  error(UPCOMING, swap(/\},(?=\s*\{)/, ''), /There is a mistake in/),
  error(UPCOMING, swap(/\},(?=\s*\{)/, '}},'), /There is a mistake in/),
  error(UPCOMING, swap(/^\{/, ''), /There is a mistake in/),
  error(UPCOMING, swap(/\}\s*$/, ''), /There is a mistake in/),
  error(UPCOMING, swap(/\}\s*$/, '}\nhello'), /line \d+\n.*mistake in hello or/),
  error(UPCOMING, location('// old\n"location": "Kutch"'), /mistake in \/\/ old/),
  error(UPCOMING, swap('"Pink City"', '"Pink\nCity"'), /There is a mistake in/),
  error(UPCOMING, cost('28,500'), /mistake in "cost": 28,500, or.*\n.*a number has only digits/),
  error(UPCOMING, cost('₹28500'), /mistake in "cost": ₹28500/),
  error(UPCOMING, swap(/"lastDay": "(.*)"/, '"lastDay": $1'), /meant like this: "lastDay": "[\d-]+",?$/m),
  error(SITE, swap(/"stores"[^]*/, '"sto'), /There is a mistake in/),

  // Names and kinds of values.
  error(SITE, set('tagline', undefined), /is missing.*\n.*Add a line for "tagline".*The tagline/),
  error(SITE, swap('"tagline"', '"taglin"'), /taglin\n.*not a known name.*\n.*Did you mean "tagline"\?/),
  error(HERO, set('colour', 'red'), /not a known name.*\n.*Delete it. The names here are .*heading/),
  error(HERO, swap('"heading"', '"sentence": "x",\n"heading"'), /is here twice, first on line \d+/),
  error(HERO, set('heading', 12), /must be a text.*\n.*"12"/),
  error(HERO, set('heading', '  '), /is empty.*\n.*Write some words/),
  error(HERO, set('video.play', 'x'.repeat(32)), /at most 20 characters.*\n.*Remove 12 characters/),
  error(FEEDBACKS, set('controls', []), /is a list between \[ and \], but must be a block between \{ and \}/),
  error(NAVIGATION, set('footer.links.0', null), /must be a block/),
  error(NAVIGATION, set('textSize.sizes.0.percent', {}), /is "\{\}", which is not known.*\n.*Write one of/),
  error(SITE, set('placeholders', ['contact.mail']), /no such field.*\n.*"contact\.email"/),
  error(UPCOMING, setCost('₹28,500'), /must be a number.*\n.*without quotes: 28500/),
  error(UPCOMING, setCost('Rs. 1,02,500/-'), /without quotes: 102500/),
  error(UPCOMING, setCost('२८५००'), /without quotes: 28500/),
  error(UPCOMING, setCost('1.5 lakh'), /one whole number, with digits only/),
  error(UPCOMING, setCost(28500.5), /is 28500\.5, but must be a whole number/),
  error(UPCOMING, setCost(285), /from 500 to 1000000 rupees.*\n.*number of digits/),
  error(UPCOMING, setCost(-5), /from 500 to 1000000 rupees/),
  error(UPCOMING, set('trips.0.covers', []), /is empty/),
  error(REVIEWS, set('items.0.stars', 6), /items, entry 1, stars\n.*from 1 to 5/),
  error(REVIEWS, set('items.0.stars', 4.5), /is 4\.5, but must be a whole number/),
  error(MENTORS, copyValue('items.0.id', 'items.1.id'), /the same as in entry 1.*\n.*"id"/),
  error(MENTORS, set('items', []), /items\n.*is empty.*\n.*at least one entry/),
  error(IMPACT, set('stats.0', undefined), /exactly 4 entries, but has 3.*\n.*Add 1/),
  error(IMPACT, copyValue('stats.0', 'stats.4'), /stats\n.*exactly 4 entries, but has 5.*\n.*Remove 1/),
  error(PACKAGES, set('facilities.0', undefined), /exactly 5 facilities, but has 4/),
  error(NAVIGATION, set('bar.0.section', '_mentor'), /"_mentor", which is not known.*\n.*"_mentors"/),
  error(NAVIGATION, all(set('bar', [MENU, MENU])), /bar, entry 2, section\n.*the same as in entry 1/),
  error(IMPACT, set('stats.0.icon', 'laughing'), /which is not known.*\n.*"laugh"/),

  // Days.
  error(UPCOMING, firstDay('27-02-14'), /year-month-day.*\n.*2027-02-14/),
  error(UPCOMING, firstDay('14/02/2027'), /year-month-day/),
  error(UPCOMING, firstDay('2027-02-31'), /date that exists/),
  error(UPCOMING, firstDay('0227-02-10'), /a year from 2000 to 2099/),
  error(UPCOMING, set('trips.0.lastDay', `${YEAR}-04-15`), /more than two months after/),
  error(UPCOMING, set('trips.0.lastDay', '2020-01-01'), /is before "firstDay"/),
  error(UPCOMING, firstDay(46433), /is 46433, a date as Excel stores it\.\n.*"2027-02-15"/),
  error(UPCOMING, firstDay('46433'), /is 46433, a date as Excel stores it\.\n.*"2027-02-15"/),
  note(UPCOMING, all(firstDay('2098-02-10'), set('trips.0.lastDay', '2098-02-14')), /year is right/),
  note(UPCOMING, all(firstDay('2020-02-10'), set('trips.0.lastDay', '2020-02-14')), /was over on 2020/),

  // Colours.
  error(THEME, colours({ sun: 'gold' }), /colours, sun\n.*six digits.*\n.*"#A3240F"/),
  error(
    THEME,
    colours({ text: '#4D6070' }),
    /colours, text\n.*contrast of 6\.5 to 1: #4D6070 on "page" \(#FFFFFF\), and words need 7 to 1.*\n.*"text": "#\w{6}"\.$/m,
  ),
  error(THEME, colours({ tint: '#5588AA' }), /colours, \w+\n.* on "tint".*\n.*"tint": "#\w{6}"/, 0),
  error(THEME, colours({ button: '#F2A71B' }), /on "page" \(#FFFFFF\).*\n.*"button": "#\w{6}"/),
  error(THEME, colours({ page: '#000000', text: '#777777' }), /text\n.*\n.*Choose two other colours/, 0),

  // Words in braces and markup.
  error(FEEDBACKS, set('starsLabel', '{star} stars'), /unknown word \{star\}.*\n.*\{stars\}/),
  error(FEEDBACKS, set('starsLabel', '{stars stars'), /brace without its partner/),
  error(FEEDBACKS, set('starsLabel', 'five stars'), /lacks \{stars\}/),
  error(FEEDBACKS, set('starsLabel', '{सितारे} stars'), /unknown word \{सितारे\}.*\n.*\{stars\}/),
  error(FEEDBACKS, feedback('So<br>nice'), /contains <br>.*\n.*plain words/),
  error(FEEDBACKS, feedback('So&nbsp;nice'), /contains &nbsp;/),
  error(FEEDBACKS, feedback('So **nice**'), /contains \*\*/),
  error(FEEDBACKS, feedback('So\tnice'), /contains \\t/),
  error(FEEDBACKS, feedback('So\nnice'), /contains \\n/),
  error(ABOUT, set('imageDescription', 'about.jpg'), /name of a file.*\n.*Describe/),

  // Characters that only look right.
  error(FEEDBACKS, feedback('So\u00adnice'), /a soft hyphen/),
  error(FEEDBACKS, feedback('So\u200bnice'), /a zero-width space/),
  error(SITE, phone('+91 44 2345\u20116789'), /a non-breaking hyphen \(U\+2011\)/),
  error(FEEDBACKS, feedback('donâ€™t hurry'), /garbled, as in donâ€™t/),
  error(FEEDBACKS, feedback('????? ????'), /has \?\?\? on this line: letters that were lost/),

  // Telephone, mail, hours, address, stores, video.
  error(SITE, phone('call us'), /is not a telephone number.*\n.*\+91 98765 43210/),
  error(SITE, phone('+91 98765 4321'), /is not a telephone number/),
  error(SITE, phone('+९१ ९८७'), /is not a telephone number/),
  error(SITE, copyValue('contact.phones.0', 'contact.phones.1'), /same number as the first/),
  error(SITE, mail('office.golden.in'), /not an email address.*\n.*hello@club\.example/),
  error(SITE, mail('office @golden.in'), /has a blank in it.*\n.*Delete the blank/),
  note(SITE, mail('golden@gmial.com'), /mail address at gmial\.com: is this meant\?\n.*gmail\.com/),
  note(SITE, mail('golden@yahoo.con'), /Did you mean yahoo\.com/),
  error(SITE, set('contact.openHours.opens', '9:30'), /24-hour format/),
  error(SITE, set('contact.openHours.opens', '04:30'), /other times than "opens"/),
  error(SITE, set('contact.openHours.days.1', 'Monday'), /has a day twice/),
  note(SITE, set('contact.openHours.days', ['Monday', 'Tuesday']), /other days than "days"/),
  note(SITE, display('Mon - Sat, 10:30AM to 06:45PM'), /other days than "days"/),
  error(SITE, googlePlay('http://play.google.com/store/apps/details?id=a'), /begins with https:/),
  error(SITE, googlePlay('https://play.google.com/ store'), /has a blank in it/),
  error(SITE, copyValue('stores.appStore', 'stores.googlePlay'), /not an address of play\.google\.com/),
  error(SITE, googlePlay('https://play.google.com/store/search?q=a'), /page of an app.*\n.*not a search/),
  error(SITE, appStore('https://apps.apple.com/in/developer/golden'), /is not the page of an app/),
  error(HERO, youtubeId('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1'), /Keep only these: dQw4w9WgXcQ$/m),
  error(HERO, youtubeId('https://www.youtube.com/@golden'), /is not the address of a video/),
  error(HERO, youtubeId('golden-film'), /only the 11 characters that name the video/),

  // Pictures and videos, whose bytes the tests of files try.
  error(HERO, set('video.image', '../images/no-such-picture.svg'), /video, image\n.*no such picture/),
  error(SITE, logo(''), /is empty.*\n.*"\.\/images\/about\.svg"/),
  error(SITE, logo('./images'), /no such picture/),
  error(SITE, logo('/images/logo.svg'), /no such picture/),
  error(SITE, logo('https://golden.in/a.jpg'), /no such picture/),
  error(SITE, logo('./images\\logo.svg'), /no such picture/),
  error(SITE, logo('./images/logo.svg?v=2'), /no such picture/),
  error(SITE, logo('./images/logo.svg '), /no such picture/),
  error(SITE, set('sharing.image', './images/ornament-toran.svg'), /WhatsApp.*\n.*JPEG or PNG/),
  error('content/images/ornament-toran.svg', remove, /This file is missing.*\n.*site needs this file/),
  note(MENTORS, copyValue('items.0.image', 'items.1.image'), /entry 2, image\n.*same as in entry 1/, 2),
  note(MENTORS, copyValue('items.0.imageDescription', 'items.1.imageDescription'), /same as in entry 1/),

  // Links of menus.
  error(NAVIGATION, footerPage('/privacy-polcy'), /no such page.*\n.*\/privacy-policy/),
  error(NAVIGATION, footerPage('/terms-of-service#contct'), /no heading.*\n.*#contact/),
  error(NAVIGATION, footerPage('privacy-policy'), /with a slash.*\n.*Write \/privacy-policy/),
  error(NAVIGATION, footerPage('http://localhost:4321/privacy-policy'), /Write \/privacy-policy$/m),
  error(NAVIGATION, footerPage('/Privacy policy'), /Write \/privacy-policy$/m),
  note(
    NAVIGATION,
    all(
      ...['bar', 'footer.links'].map((menu) => set(menu, [MENU])),
      ...[set('sidebar', [{ ...MENU, section: '_about' }]), also(PAGES, set('notFound.links.0', MENU))],
    ),
    /sidebar, entry 1, label\n.*lead to _landing elsewhere/,
  ),
  note(
    NAVIGATION,
    set('footer.links', [
      { page: '/terms-of-service', label: 'Golden rules' },
      { page: '/privacy-policy', label: 'Golden Rules' },
    ]),
    /lead to \/terms-of-service elsewhere|is this meant/,
    2,
  ),

  // Words that nobody meant.
  note(ABOUT, vision('Lorem ipsum dolor sit amet'), /has "Lorem ipsum" where the real text belongs/),
  note(ABOUT, vision('TBD'), /has "TBD"/),
  note(ABOUT, vision('asdf'), /has "asdf"/),
  note(ABOUT, set('title', 'Test'), /has "Test"/),
  note(ABOUT, set('imageDescription', 'Photo'), /has "Photo"/),
  note(SITE, set('legal.grievanceOfficer', 'xxx'), /has "xxx"/),
  note(ABOUT, vision('See deploy-1--golden.netlify.app for more'), /names deploy-1--golden\.netlify\.app/),
  note(SITE, mail('office@golden.example'), /looks like an example.*\n.*placeholders/),
  note(SITE, set('company.name', 'Golden Example Private Limited'), /looks like an example/),
  note(SITE, phone('+91 00000 00001'), /looks like an example/),
  note(SITE, appStore('https://apps.apple.com/in/app/a/id0000000000'), /looks like an example/),
  note(SITE, set('placeholders', ['contact.email']), /says that "contact\.email" is invented: is it still\?/),
  note(
    PAGES,
    all(set('landing.title', 'Khush Parivaar: welcome'), also(SITE, set('name', 'Happy Evenings'))),
    /has the name "Khush Parivaar", and the name in site\.json is "Happy Evenings"/,
    0,
  ),
  note(ABOUT, vision('बुज़ुर्गों का सबसे खुश परिवार हो हम'), /letters of Hindi: is this meant/),
  note(UPCOMING, setCost(285000), /is 285000 rupees, .*far more .*\n.*number of digits/),
  note(UPCOMING, setCost(2850), /is 2850 rupees, .*far less/),
  note(
    UPCOMING,
    all(
      copyValue('trips.0', 'trips.4'),
      set('trips.4.title', 'Evening Lamp'),
      set('trips.4.page', undefined),
    ),
    /almost the same trip as "Evening Lamps"/,
    2,
  ),
  error(UPCOMING, copyValue('trips.0', 'trips.4'), /trips, entry 5, title\n.*the same as in entry 1/),

  // Files.
  error(CONTACT, remove, /contact\.json\n.*is missing.*\n.*Restore it/),
  error(CONTACT, makeFolder, /This is a folder/),
  error(CONTACT, write('\n'), /is empty/),
  error(CONTACT, WITH_BOM, /invisible character.*\n.*UTF-8/),
  error(CONTACT, UTF_16, /saved as UTF-16/),
  error(CONTACT, UTF_16_BARE, /saved as UTF-16/),
  error(CONTACT, LATIN_1, /not saved as UTF-8/),
  error(CONTACT, OLD_MAC, /line ends of old Macs.*\n.*"LF"/),
  error(CONTACT, write('PK\x03\x04'), /is a Word document/),
  error(CONTACT, write('{\\rtf1 }'), /formatted text \(RTF\)/),
  error(CONTACT, write('<html><body>'), /web page \(HTML\)/),
  error(CONTACT, swap('{', '{\n<<<<<<< yours'), /two versions of the same lines/),
  error(CONTACT, copyFrom(ABOUT), /not a known name|is missing/, 9),
  note('content/sitee.json', write('{}'), /not used anywhere.*\n.*delete it/),
  note('content/images/old.svg', write('<svg/>'), /not used anywhere.*\n.*Write its name/),

  // The beginning of legal texts.
  error(TERMS, swap(/title: .*\n/, ''), /title\n.*is missing.*\n.*The title of the page/),
  error(TERMS, updated('updated: 20 November 2026'), /date that exists.*\n.*2027-02-14/),
  error(TERMS, updated('updated: 2026-02-31'), /date that exists/),
  error(SITE, set('security.expires', '2027-02-30'), /expires\n.*date that exists/),
  note(SITE, set('security.expires', '2020-01-31'), /expires\n.*is over\.\n.*read/),
  error(TERMS, swap('updated:', 'placeholders: none\nupdated:'), /the text "none", but must be a list/),
  error(TERMS, updated('updated: 46433'), /as Excel stores it/),
  error(TERMS, swap('updated:', 'update:'), /Did you mean "updated"/),
  error(TERMS, title('title: 2026-01-01'), /read as a date, but must be a text.*\n.*"2026-01-01"/),
  error(TERMS, title('title: Terms: the whole'), /cannot be read.*\n.*between quotes/),
  error(TERMS, title('title: Refunds # new'), /cut off before the #/),
  error(TERMS, swap(/(title: .*)/, '$1\n$1'), /a line between the two --- that cannot be read/),
  error(TERMS, swap('title', '\ttitle'), /cannot be read.*\n.*without a tab/),
  error(TERMS, swap(/^---[^]*?\n---\n/, ''), /does not begin with its title/),
  note(TERMS, updated('updated: 2099-01-31'), /in the future/),
  note(TERMS, title('title: Test'), /where the real text belongs/),

  // Markdown.
  error(TERMS, swap('## Contact', '# Contact\n\n## Contact'), /single #.*\n.*Write ## Contact/),
  error(TERMS, heading('##Eligibility'), /without a space after the #/),
  error(TERMS, heading('## 1. Eligibility'), /heading with a number/),
  error(TERMS, heading('#### Eligibility'), /skips a level/),
  error(TERMS, heading('## !!!'), /heading without letters/),
  error(TERMS, heading('Eligibility\n---'), /line of = or - under a text/),
  error(TERMS, heading('##\u00a0Eligibility'), /a no-break space \(U\+00A0\) after: ##/),
  note(TERMS, heading('**Eligibility**'), /line of bold words alone: is it a heading\?/),
  error(PRIVACY, swap('## Cookies and storage', 'Cookies'), /has no heading.*\n.*## Eligibility/),
  error(TERMS, paragraph('• One\n• Two'), /sign that makes no list/),
  error(TERMS, paragraph('-One'), /without a space after it/),
  error(TERMS, paragraph('The fee\t~~~\tRs 500'), /has a tab, as a table from Word/),
  error(TERMS, paragraph('| Fee | Rs |\n| --- | --- |\n| A | 5 |'), /has a table, which is too wide/),
  error(TERMS, paragraph('The fee is ~500~ 400.'), /signs ~, which the page strikes out: 500/),
  error(TERMS, paragraph('Read **the whole ** text.'), /has \*\* without effect/),
  error(TERMS, paragraph('    Indented words.'), /indented, which is shown as code/),
  error(TERMS, paragraph('![A stamp](../images/about.svg)'), /picture, which cannot be part of a legal text/),
  error(TERMS, paragraph('<a href="/trips">Trips</a>'), /This line has HTML: <a href="\/trips">/),
  error(TERMS, paragraph('<script>\nalert(1)\n</script>'), /This line has HTML: <script>/),
  error(TERMS, paragraph('<!-- to do'), /This line has HTML: <!-- to do/),
  error(TERMS, swap('Read', 'Re\u202ead'), /an invisible character \(U\+202E\) after: Re/),
  error(TERMS, fact('{{emial}}'), /not a fact.*\n.*Did you mean \{\{email\}\}/),
  error(TERMS, fact('{{ईमेल}}'), /\{\{ईमेल\}\}\n.*not a fact.*\n.*You can use/),
  error(TERMS, fact('{{email}'), /braces without a fact.*\n.*\{\{email\}\}/),
  error(TERMS, fact('{email}'), /braces without a fact/),
  error(TERMS, fact('[us](mailto:{{email}})'), /cannot be part of an address/),
  note(TERMS, fact('office@golden-evenings.in'), /has a fact of site\.json.*\n.*\{\{email\}\}/),
  note(TERMS, paragraph('Call +91 4466000000.'), /has a fact of site\.json.*\n.*\{\{phone\}\}/),
  note(TERMS, paragraph('Join Khush Parivaar.'), /has a fact of site\.json.*\n.*\{\{clubName\}\}/),
  note(TERMS, paragraph('Lorem ipsum dolor.'), /"Lorem ipsum" where the real text belongs/),
  note(TERMS, paragraph('See [us](https://www.golden.example).'), /has an example/),
  note(TERMS, paragraph('Write to office@gmial.com.'), /mail address at gmial\.com/),
  note(TERMS, paragraph('यह शर्त सबके लिए है।'), /letters of Hindi: is this meant/),

  // Links of legal texts.
  error(TERMS, link('(/privacy-polcy)'), /no such page.*\n.*Did you mean \/privacy-policy\?/),
  error(TERMS, link('(privacy-policy.md)'), /no such page.*\n.*Did you mean \/privacy-policy\?/),
  error(TERMS, swap('(#contact)', '(#contacts)'), /no heading with that anchor.*\n.*Did you mean #contact\?/),
  error(TERMS, link('(/privacy-policy#cookys-and-storage)'), /no heading.*\n.*#cookies-and-storage/),
  error(TERMS, link('(www.google.com/x)'), /no such page.*\n.*https:\/\/www\.google\.com\/x/),
  error(TERMS, link('(http://google.com)'), /not encrypted.*\n.*\(https:\/\/google\.com\)/),
  error(
    TERMS,
    paragraph('See www.khush.org.'),
    /leads to http:\/\/www.*\n.*\[words\]\(https:\/\/www\.khush\.org\)/,
  ),
  error(TERMS, link('(http://localhost:4321/privacy-policy)'), /your own computer.*\n.*: \/privacy-policy$/m),
  error(TERMS, link('(/privacy policy)'), /blank in its address/),
  error(TERMS, link('(https:/google.com)'), /no address that browsers/),
  error(TERMS, link('(mailto:golden.in)'), /no address that browsers/),
  error(TERMS, link('()'), /has no address/),
  error(TERMS, swap('[this](/privacy-policy)', '(this)[/privacy-policy]'), /has brackets that make no link/),
  error(TERMS, swap('[this](/', '[this] (/'), /has brackets that make no link/),
  error(TERMS, link('(/privacy-policy'), /has brackets that make no link/),
  error(TERMS, swap('[this]', 'this]'), /has brackets that make no link/),
  note(TERMS, paragraph('See https://golden.vercel.app/a'), /names golden\.vercel\.app/),

  // Files of legal texts.
  error(TERMS, remove, /terms-of-service\.md\n.*is missing/),
  error(TERMS, write(''), /is empty/),
  error(TERMS, rename('terms.txt'), /is missing|is not Markdown/, 2),
  error('content/legal/Refund Policy.md', write(legal('## A')), /web address.*\n.*refund-policy\.md/),
  error('content/legal/trips.md', write(legal('## A')), /name of another page/),
  note('content/legal/refund-policy.md', write(legal('## A')), /no link leads to.*\n.*\/refund-policy/),
];

/** Each mistake is made in content of two languages. */
export const mistakesInHindi: Mistake[] = [
  error(HI_ABOUT, copyFrom(ABOUT), /is written in English, but it is .* for Hindi\.\n.*restore this one/),
  error(ABOUT, copyFrom(HI_ABOUT), /is written in Hindi, but it is the file for English/),
  error(HI_TERMS, copyFrom(TERMS), /is written in English, but it is the file for Hindi/),
  note(HI_ABOUT, set('title', 'Who We Are'), /title\n.*letters of English: is this meant\?\n.*Unicode/),
  note(HI_ABOUT, set('title', "[kq'k ifjokj"), /letters of English: is this meant\?\n.*Kruti Dev/),
  note(HI_TERMS, swap('आप भारत में रहते हैं।', 'You live in India, and you are happy.'), /letters of English/),
  error(HI_REVIEWS, set('items.0.stars', 5), /not a known name here\.\n.*name, feedback/),
  error(HI_REVIEWS, set('starsLabel', 'सितारे'), /lacks \{stars\}/),
  error(HI_REVIEWS, set('starsLabel', '{सितारे}'), /unknown word \{सितारे\}/),
  error(HI_REVIEWS, set('title', '{stars} राय'), /unknown word \{stars\}/),
  error(HI_REVIEWS, set('title', 'ा'.repeat(61)), /too long: at most 60 characters/),
  error(
    HI_REVIEWS,
    set('items.3', { id: 99, name: 'राय' }),
    /no entry of .* has this id\.\n.*Delete this entry/,
  ),
  error(
    HI_LAMPS,
    swap('  - place: वाराणसी\n    morning: वाराणसी\n', ''),
    /days\n.*has 4 entries, but the English list has 5/,
  ),
  note(HI_LAMPS, swap('    morning: वाराणसी\n', ''), /lacks words.*\n.*days, entry 1, morning/),
  error('content/hi/navigation.json', set('bar', [{ label: 'होम' }]), /bar, entry 1, section\n.*is missing/),
  error(HI_PACKAGES, set('facilities.0', undefined), /has 4 entries, but the English list has 5/),
  note(
    'content/hi/landing/feedbacks.json',
    all(
      also(FEEDBACKS, set('items.0.title', undefined)),
      also('content/hi/landing/feedbacks.json', set('items.0.title', 'शहर')),
    ),
    /translates nothing/,
  ),
  error(
    HI_UPCOMING,
    all(also(UPCOMING, set('trips.0.title', 'A'))),
    /1, trip\n.*\n.*new title after "trip": "A"/,
  ),
  error(HI_UPCOMING, copyValue('trips.0', 'trips.4'), /trips, entry 5, trip\n.*the same as in entry 1/),
  note(HI_UPCOMING, set('trips.0', undefined), /Still to be translated: trips, entry 1, title; trips/),
  note(HI_REVIEWS, set('title', undefined), /lacks the translation of 1 text.*\n.*: title\.$/m),
  note(HI_REVIEWS, remove, /lacks the translation of \d+ texts/),
  error(HI_SITE, set('sharing.image', '../images/none.png'), /no such picture/),
  note(HI_SITE, display('सोमवार से शनिवार, {opens} से {closes}'), /other days than "days"/),
  note(HI_SITE, set('company.registeredAddress', 'मकान 00, नई दिल्ली'), /looks like an example/),
  note(
    'content/hi/pages.json',
    all(set('landing.title', 'खुश परिवार'), also(SITE, set('name', 'Happy Evenings'))),
    /has the name "खुश परिवार", and the name in site\.json is "Happy Evenings"/,
    0,
  ),
  note(HI_ABOUT, set('title', 'टेस्ट'), /has "टेस्ट"/),
  note(HI_TERMS, updated('updated: 2020-01-31'), /is of 2020-01-31, and the English text has changed/),
  note(HI_TERMS, rename('terms.md'), /does not exist|translates no text/, 2),
  note(HI_TERMS, swap(/## पात्रता[^]*?(?=## अनुरोध)/, ''), /Here: 3 parts\. There: 4 parts/),
  note(HI_TERMS, swap('- आप भारत में रहते हैं।\n', ''), /Here: list entries: 1\. There: list entries: 2/),
  note(HI_TERMS, swap(/(## पात्रता[^]*?)(## अनुरोध[^]*?)(?=## संपर्क)/, '$2$1'), /differs from the English/),
  note(HI_TERMS, swap('{{requestDays}}', '180'), /braces: none\. There: facts in braces: requestDays/),
  note(HI_TERMS, swap('48', '72'), /Here: numbers: 72\. There: numbers: 48/),
  error(HI_TERMS, hindiLink('(/hi/trip)'), /leads to \/hi\/trip, and this site has no such page/),
  note(HI_TERMS, hindiLink('(/privacy-policy)'), /a page in another language: is this meant/),
  note(TERMS, link('(/hi/privacy-policy)'), /leads to \/hi\/privacy-policy, a page in another language/),
];
