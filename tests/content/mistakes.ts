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
  swap,
  write,
} from './edits.ts';
import type { Edit } from './edits.ts';

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
const HI_REVIEWS = 'content/hi/trips/reviews.json';
const HI_TERMS = 'content/hi/legal/terms-of-service.md';

const MENU = { label: 'Home', section: '_landing' };
const legal = (words: string) => `---\ntitle: A\ndescription: B\nupdated: 2026-11-20\n---\n\n${words}\n`;
const paragraph = (words: string) => swap('## Contact', `${words}\n\n## Contact`);
const cost = (written: string) => swap(/"cost": 28500/, `"cost": ${written}`);

/** Each mistake is made in English content. */
export const mistakes: Mistake[] = [
  // The pages of trips.
  error(UPCOMING, set('trips.0.page', 'lamp'), /lamp, and there is no file.*[^]*is the page of no trip/, 2),
  error(UPCOMING, set('trips.1.page', 'lamps'), /is also the page of "Evening Lamps"/),
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
  error(LAMPS, swap('deposit: 5000', 'deposit: 50000'), /50000 rupees, more than the whole price of 28500/),
  error(LAMPS, swap('We go', '## We go'), /short letter/),
  note(
    UPCOMING,
    all(set('trips.0.page', undefined), also(LAMPS, rename('tea.md')), set('trips.3.page', 'tea')),
    /"Evening Lamps" has no page/,
    0,
  ),
  // The signs of JSON: the line, what stands there, and how it may be meant.
  error(SITE, swap('"phones": [', '"phones":'), /There is a mistake in/),
  error(
    UPCOMING,
    swap(/("location": "Kutch"),/, '$1'),
    /mistake in "location": "Kutch" or.*\n.*"location": "Kutch",$/m,
  ),
  error(
    UPCOMING,
    swap('"location": "Kutch"', '"location": Kutch'),
    /mistake in "location": Kutch, or.*\n.*"location": "Kutch",/,
  ),
  error(
    UPCOMING,
    swap('"location": "Kutch"', '"location": “Kutch”'),
    /“Kutch”, or.*\n.*meant like this: "location": "Kutch",/,
  ),
  error(
    UPCOMING,
    swap('"location": "Kutch"', "'location': 'Kutch'"),
    /'Kutch', or.*\n.*meant like this: "location": "Kutch",/,
  ),
  error(UPCOMING, swap('"location": "Kutch"', '"location" "Kutch"'), /meant like this: "location": "Kutch",/),
  error(UPCOMING, swap('"location": "Kutch"', '"location": "Kutch'), /meant like this: "location": "Kutch",/),
  error(
    UPCOMING,
    swap('"location": "Kutch"', '"location": "The "Rann""'),
    /meant like this: "location": "The \\"Rann\\"",/,
  ),
  error(
    UPCOMING,
    swap('"location": "Kutch"', '"location":# "Kutch"'),
    /mistake in "location":# "Kutch", or.*\n.*Compare its quotes/,
  ),
  error(UPCOMING, swap(/("cities": "Jaipur"),/, '$1,,'), /mistake in "cities": "Jaipur",,/),
  error(UPCOMING, swap(/\},(?=\s*\{)/, ''), /There is a mistake in/),
  error(UPCOMING, swap(/\},(?=\s*\{)/, '}},'), /There is a mistake in/),
  error(UPCOMING, swap(/^\{/, ''), /There is a mistake in/),
  error(UPCOMING, swap(/\}\s*$/, ''), /There is a mistake in/),
  error(UPCOMING, swap(/\}\s*$/, '}\nhello'), /line \d+\n.*mistake in hello or/),
  error(UPCOMING, swap('"location": "Kutch"', '// old\n"location": "Kutch"'), /mistake in \/\/ old/),
  error(UPCOMING, swap('"Pink City"', '"Pink\nCity"'), /There is a mistake in/),
  error(UPCOMING, cost('28,500'), /mistake in "cost": 28,500, or.*\n.*a number has only digits/),
  error(UPCOMING, cost('₹28500'), /mistake in "cost": ₹28500/),
  error(UPCOMING, swap(/"lastDay": "(.*)"/, '"lastDay": $1'), /meant like this: "lastDay": "[\d-]+",?$/m),
  error(SITE, swap(/"stores"[^]*/, '"sto'), /There is a mistake in/),

  // Names and kinds of values.
  error(
    SITE,
    set('tagline', undefined),
    /tagline\n.*is missing.*\n.*Add a line for "tagline".*The tagline under/,
  ),
  error(SITE, swap('"tagline"', '"taglin"'), /taglin\n.*not a known name.*\n.*Did you mean "tagline"\?/),
  error(HERO, set('colour', 'red'), /not a known name.*\n.*Delete it. The names here are .*heading/),
  error(
    HERO,
    swap('"heading"', '"sentence": "x",\n  "heading"'),
    /sentence\n.*is here twice, first on line \d+/,
  ),
  error(HERO, set('heading', 12), /must be a text.*\n.*"12"/),
  error(HERO, set('heading', '  '), /is empty.*\n.*Write some words/),
  error(
    HERO,
    set('video.play', 'x'.repeat(32)),
    /video, play\n.*at most 20 characters.*\n.*Remove 12 characters/,
  ),
  error(FEEDBACKS, set('controls', []), /is a list between \[ and \], but must be a block between \{ and \}/),
  error(NAVIGATION, set('footer.links.0', null), /must be a block/),
  error(NAVIGATION, set('textSize.sizes.0.percent', {}), /is "\{\}", which is not known.*\n.*Write one of/),
  error(SITE, set('placeholders', ['contact.mail']), /no such field.*\n.*"contact\.email"/),
  error(UPCOMING, set('trips.0.cost', '₹28,500'), /must be a number.*\n.*without quotes: 28500/),
  error(UPCOMING, set('trips.0.cost', 'Rs. 1,02,500/-'), /without quotes: 102500/),
  error(UPCOMING, set('trips.0.cost', '२८५००'), /without quotes: 28500/),
  error(UPCOMING, set('trips.0.cost', '1.5 lakh'), /one whole number, with digits only/),
  error(UPCOMING, set('trips.0.cost', 28500.5), /is 28500\.5, but must be a whole number/),
  error(UPCOMING, set('trips.0.cost', 285), /from 500 to 1000000 rupees.*\n.*number of digits/),
  error(UPCOMING, set('trips.0.cost', -5), /from 500 to 1000000 rupees/),
  error(UPCOMING, set('trips.0.covers', []), /is empty/),
  error(REVIEWS, set('items.0.stars', 6), /items, entry 1, stars\n.*from 1 to 5/),
  error(REVIEWS, set('items.0.stars', 4.5), /is 4\.5, but must be a whole number/),
  error(MENTORS, copyValue('items.0.id', 'items.1.id'), /the same as in entry 1.*\n.*"id"/),
  error(MENTORS, set('items.0', undefined), /exactly 12 entries, but has 11.*\n.*Add 1/),
  error(MENTORS, copyValue('items.0', 'items.12'), /items\n.*exactly 12 entries, but has 13.*\n.*Remove 1/),
  error(PACKAGES, set('facilities.0', undefined), /exactly 5 facilities, but has 4/),
  error(NAVIGATION, set('bar.0.section', '_mentor'), /"_mentor", which is not known.*\n.*"_mentors"/),
  error(NAVIGATION, all(set('bar', [MENU, MENU])), /bar, entry 2, section\n.*the same as in entry 1/),
  error(IMPACT, set('stats.0.icon', 'laughing'), /which is not known.*\n.*"laugh"/),

  // Days.
  error(UPCOMING, set('trips.0.firstDay', '27-02-14'), /year-month-day.*\n.*2027-02-14/),
  error(UPCOMING, set('trips.0.firstDay', '14/02/2027'), /year-month-day/),
  error(UPCOMING, set('trips.0.firstDay', '2027-02-31'), /date that exists/),
  error(UPCOMING, set('trips.0.firstDay', '0227-02-10'), /a year from 2000 to 2099/),
  error(UPCOMING, set('trips.0.firstDay', '2001-02-10'), /more than two months after/),
  error(UPCOMING, set('trips.0.lastDay', '2020-01-01'), /is before "firstDay"/),
  error(UPCOMING, set('trips.0.firstDay', 46433), /is 46433, a date as Excel stores it\.\n.*"2027-02-15"/),
  error(UPCOMING, set('trips.0.firstDay', '46433'), /is 46433, a date as Excel stores it\.\n.*"2027-02-15"/),
  note(
    UPCOMING,
    all(set('trips.0.firstDay', '2098-02-10'), set('trips.0.lastDay', '2098-02-14')),
    /year is right/,
  ),
  note(
    UPCOMING,
    all(set('trips.0.firstDay', '2020-02-10'), set('trips.0.lastDay', '2020-02-14')),
    /was over on 2020/,
  ),

  // Words in braces and markup.
  error(FEEDBACKS, set('starsLabel', '{star} stars'), /unknown word \{star\}.*\n.*\{stars\}/),
  error(FEEDBACKS, set('starsLabel', '{stars stars'), /brace without its partner/),
  error(FEEDBACKS, set('starsLabel', 'five stars'), /lacks \{stars\}/),
  error(FEEDBACKS, set('starsLabel', '{सितारे} stars'), /unknown word \{सितारे\}.*\n.*\{stars\}/),
  error(FEEDBACKS, set('items.0.text', 'So<br>nice'), /contains <br>.*\n.*plain words/),
  error(FEEDBACKS, set('items.0.text', 'So&nbsp;nice'), /contains &nbsp;/),
  error(FEEDBACKS, set('items.0.text', 'So **nice**'), /contains \*\*/),
  error(FEEDBACKS, set('items.0.text', 'So\tnice'), /contains \\t/),
  error(FEEDBACKS, set('items.0.text', 'So\nnice'), /contains \\n/),
  error(ABOUT, set('imageDescription', 'about.jpg'), /name of a file.*\n.*Describe/),

  // Characters that only look right.
  error(FEEDBACKS, set('items.0.text', 'So\u00adnice'), /a soft hyphen/),
  error(FEEDBACKS, set('items.0.text', 'So\u200bnice'), /a zero-width space/),
  error(SITE, set('contact.phones.0', '+91 44 2345\u20116789'), /a non-breaking hyphen \(U\+2011\)/),
  error(FEEDBACKS, set('items.0.text', 'donâ€™t hurry'), /garbled, as in donâ€™t/),
  error(FEEDBACKS, set('items.0.text', '????? ????'), /has \?\?\? on this line: letters that were lost/),

  // Telephone, mail, hours, address, stores, video.
  error(SITE, set('contact.phones.0', 'call us'), /is not a telephone number.*\n.*\+91 98765 43210/),
  error(SITE, set('contact.phones.0', '+91 98765 4321'), /is not a telephone number/),
  error(SITE, set('contact.phones.0', '+९१ ९८७'), /is not a telephone number/),
  error(SITE, copyValue('contact.phones.0', 'contact.phones.1'), /same number as the first/),
  error(SITE, set('contact.email', 'office.golden.in'), /not an email address.*\n.*hello@club\.example/),
  error(SITE, set('contact.email', 'office @golden.in'), /has a blank in it.*\n.*Delete the blank/),
  note(
    SITE,
    set('contact.email', 'golden@gmial.com'),
    /mail address at gmial\.com: is this meant\?\n.*gmail\.com/,
  ),
  note(SITE, set('contact.email', 'golden@yahoo.con'), /Did you mean yahoo\.com/),
  error(SITE, set('contact.openHours.opens', '9:30'), /24-hour format/),
  error(SITE, set('contact.openHours.opens', '04:30'), /other times than "opens"/),
  error(SITE, set('contact.openHours.days.1', 'Monday'), /has a day twice/),
  note(SITE, set('contact.openHours.days', ['Monday', 'Tuesday']), /names other days than "days"/),
  note(
    SITE,
    set('contact.openHours.display', 'Mon - Sat, 10:30AM to 06:45PM'),
    /names other days than "days"/,
  ),
  error(
    SITE,
    set('stores.googlePlay', 'http://play.google.com/store/apps/details?id=a'),
    /begins with https:/,
  ),
  error(SITE, set('stores.googlePlay', 'https://play.google.com/ store'), /has a blank in it/),
  error(SITE, copyValue('stores.appStore', 'stores.googlePlay'), /not an address of play\.google\.com/),
  error(
    SITE,
    set('stores.googlePlay', 'https://play.google.com/store/search?q=golden'),
    /is not the page of an app.*\n.*not a search/,
  ),
  error(
    SITE,
    set('stores.appStore', 'https://apps.apple.com/in/developer/golden'),
    /is not the page of an app/,
  ),
  error(
    HERO,
    set('video.youtubeId', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1'),
    /Keep only these: dQw4w9WgXcQ$/m,
  ),
  error(HERO, set('video.youtubeId', 'https://www.youtube.com/@golden'), /is not the address of a video/),
  error(HERO, set('video.youtubeId', 'golden-film'), /only the 11 characters that name the video/),

  // Pictures and videos, whose bytes the tests of files try.
  error(HERO, set('video.image', '../images/no-such-picture.svg'), /video, image\n.*no such picture/),
  error(SITE, set('logo', ''), /is empty.*\n.*"\.\/images\/about\.svg"/),
  error(SITE, set('logo', './images'), /no such picture/),
  error(SITE, set('logo', '/images/logo.svg'), /no such picture/),
  error(SITE, set('logo', 'https://golden.in/a.jpg'), /no such picture/),
  error(SITE, set('logo', './images\\logo.svg'), /no such picture/),
  error(SITE, set('logo', './images/logo.svg?v=2'), /no such picture/),
  error(SITE, set('logo', './images/logo.svg '), /no such picture/),
  error(SITE, set('sharing.image', './images/ornament-toran.svg'), /WhatsApp.*\n.*JPEG or PNG/),
  error('content/images/ornament-toran.svg', remove, /This file is missing.*\n.*site needs this file/),
  note(
    MENTORS,
    copyValue('items.0.image', 'items.1.image'),
    /items, entry 2, image\n.*the same as in entry 1/,
    2,
  ),
  note(
    MENTORS,
    copyValue('items.0.imageDescription', 'items.1.imageDescription'),
    /same as in entry 1: is this meant/,
  ),

  // Links of menus.
  error(
    NAVIGATION,
    set('footer.links.0', { page: '/privacy-polcy', label: 'A' }),
    /no such page.*\n.*\/privacy-policy/,
  ),
  error(
    NAVIGATION,
    set('footer.links.0', { page: '/terms-of-service#contct', label: 'A' }),
    /no heading.*\n.*#contact/,
  ),
  error(
    NAVIGATION,
    set('footer.links.0', { page: 'privacy-policy', label: 'A' }),
    /with a slash.*\n.*Write \/privacy-policy/,
  ),
  error(
    NAVIGATION,
    set('footer.links.0', { page: 'http://localhost:4321/privacy-policy', label: 'A' }),
    /Write \/privacy-policy$/m,
  ),
  error(
    NAVIGATION,
    set('footer.links.0', { page: '/Privacy policy', label: 'A' }),
    /Write \/privacy-policy$/m,
  ),
  note(
    NAVIGATION,
    all(
      set('bar', [MENU]),
      set('footer.links', [MENU]),
      set('sidebar', [{ ...MENU, section: '_about' }]),
      also(PAGES, set('notFound.links.0', MENU)),
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
  note(ABOUT, set('vision', 'Lorem ipsum dolor sit amet'), /has "Lorem ipsum" where the real text belongs/),
  note(ABOUT, set('vision', 'TBD'), /has "TBD"/),
  note(ABOUT, set('vision', 'asdf'), /has "asdf"/),
  note(ABOUT, set('title', 'Test'), /has "Test"/),
  note(ABOUT, set('imageDescription', 'Photo'), /has "Photo"/),
  note(SITE, set('legal.grievanceOfficer', 'xxx'), /has "xxx"/),
  note(
    ABOUT,
    set('vision', 'See deploy-1--golden.netlify.app for more'),
    /names deploy-1--golden\.netlify\.app/,
  ),
  note(SITE, set('contact.email', 'office@golden.example'), /looks like an example.*\n.*placeholders/),
  note(SITE, set('company.name', 'Golden Example Private Limited'), /looks like an example/),
  note(SITE, set('contact.phones.0', '+91 00000 00001'), /looks like an example/),
  note(
    SITE,
    set('stores.appStore', 'https://apps.apple.com/in/app/golden/id0000000000'),
    /looks like an example/,
  ),
  note(SITE, set('placeholders', ['contact.email']), /says that "contact\.email" is invented: is it still\?/),
  note(
    PAGES,
    all(set('landing.title', 'Khush Parivaar: welcome'), also(SITE, set('name', 'Happy Evenings'))),
    /has the name "Khush Parivaar", and the name in site\.json is "Happy Evenings"/,
    0,
  ),
  note(ABOUT, set('vision', 'बुज़ुर्गों का सबसे खुश परिवार हो हम'), /letters of Hindi: is this meant/),
  note(UPCOMING, set('trips.0.cost', 285000), /is 285000 rupees, .*far more .*\n.*number of digits/),
  note(UPCOMING, set('trips.0.cost', 2850), /is 2850 rupees, .*far less/),
  note(
    UPCOMING,
    all(copyValue('trips.0', 'trips.4'), set('trips.4.title', 'Evening Lamp')),
    /almost the same trip as "Evening Lamps"/,
  ),
  error(UPCOMING, copyValue('trips.0', 'trips.4'), /trips, entry 5, title\n.*the same as in entry 1/),

  // Files.
  error(CONTACT, remove, /contact\.json\n.*is missing.*\n.*Restore it/),
  error(CONTACT, makeFolder, /This is a folder/),
  error(CONTACT, write('\n'), /is empty/),
  error(
    CONTACT,
    save('with a BOM', (text) => `\uFEFF${text}`),
    /invisible character.*\n.*UTF-8/,
  ),
  error(
    CONTACT,
    save('in UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
    /saved as UTF-16/,
  ),
  error(
    CONTACT,
    save('in UTF-16 without BOM', (text) => Buffer.from(text, 'utf16le')),
    /saved as UTF-16/,
  ),
  error(
    CONTACT,
    save('in Latin-1', (text) => Buffer.from(text.replace(': "', ': "é'), 'latin1')),
    /not saved as UTF-8/,
  ),
  error(
    CONTACT,
    save('as an old Mac does', (text) => text.replaceAll('\n', '\r')),
    /line ends of old Macs.*\n.*"LF"/,
  ),
  error(CONTACT, write('PK\x03\x04'), /is a Word document/),
  error(CONTACT, write('{\\rtf1 }'), /formatted text \(RTF\)/),
  error(CONTACT, write('<html><body>'), /web page \(HTML\)/),
  error(CONTACT, swap('{', '{\n<<<<<<< yours'), /two versions of the same lines/),
  error(CONTACT, copyFrom(ABOUT), /not a known name|is missing/, 9),
  note('content/sitee.json', write('{}'), /not used anywhere.*\n.*delete it/),
  note('content/images/old.svg', write('<svg/>'), /not used anywhere.*\n.*Write its name/),

  // The beginning of legal texts.
  error(TERMS, swap(/title: .*\n/, ''), /title\n.*is missing.*\n.*The title of the page/),
  error(TERMS, swap(/updated: .*/, 'updated: 20 November 2026'), /date that exists.*\n.*2027-02-14/),
  error(TERMS, swap(/updated: .*/, 'updated: 2026-02-31'), /date that exists/),
  error(TERMS, swap(/updated: .*/, 'updated: 46433'), /as Excel stores it/),
  error(TERMS, swap('updated:', 'update:'), /Did you mean "updated"/),
  error(
    TERMS,
    swap(/title: .*/, 'title: 2026-01-01'),
    /read as a date, but must be a text.*\n.*"2026-01-01"/,
  ),
  error(TERMS, swap(/title: .*/, 'title: Terms: the whole'), /cannot be read.*\n.*between quotes/),
  error(TERMS, swap(/title: .*/, 'title: Refunds # new'), /cut off before the #/),
  error(TERMS, swap(/(title: .*)/, '$1\n$1'), /a line between the two --- that cannot be read/),
  error(TERMS, swap('title', '\ttitle'), /cannot be read.*\n.*without a tab/),
  error(TERMS, swap(/^---[^]*?\n---\n/, ''), /does not begin with its title/),
  note(TERMS, swap(/updated: .*/, 'updated: 2099-01-31'), /in the future/),
  note(TERMS, swap(/title: .*/, 'title: Test'), /where the real text belongs/),

  // Markdown.
  error(TERMS, swap('## Contact', '# Contact\n\n## Contact'), /single #.*\n.*Write ## Contact/),
  error(TERMS, swap('## Eligibility', '##Eligibility'), /without a space after the #/),
  error(TERMS, swap('## Eligibility', '## 1. Eligibility'), /heading with a number/),
  error(TERMS, swap('## Eligibility', '#### Eligibility'), /skips a level/),
  error(TERMS, swap('## Eligibility', '## !!!'), /heading without letters/),
  error(TERMS, swap('## Eligibility', 'Eligibility\n---'), /line of = or - under a text/),
  error(TERMS, swap('## Eligibility', '##\u00a0Eligibility'), /a no-break space \(U\+00A0\) after: ##/),
  note(TERMS, swap('## Eligibility', '**Eligibility**'), /line of bold words alone: is it a heading\?/),
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
  error(TERMS, swap('{{email}}', '{{emial}}'), /not a fact.*\n.*Did you mean \{\{email\}\}/),
  error(TERMS, swap('{{email}}', '{{ईमेल}}'), /\{\{ईमेल\}\}\n.*not a fact.*\n.*You can use/),
  error(TERMS, swap('{{email}}', '{{email}'), /braces without a fact.*\n.*\{\{email\}\}/),
  error(TERMS, swap('{{email}}', '{email}'), /braces without a fact/),
  error(TERMS, swap('{{email}}', '[us](mailto:{{email}})'), /cannot be part of an address/),
  note(TERMS, swap('{{email}}', 'office@golden-evenings.in'), /has a fact of site\.json.*\n.*\{\{email\}\}/),
  note(TERMS, paragraph('Call +91 4466000000.'), /has a fact of site\.json.*\n.*\{\{phone\}\}/),
  note(TERMS, paragraph('Lorem ipsum dolor.'), /"Lorem ipsum" where the real text belongs/),
  note(TERMS, paragraph('See [us](https://www.golden.example).'), /has an example/),
  note(TERMS, paragraph('Write to office@gmial.com.'), /mail address at gmial\.com/),
  note(TERMS, paragraph('यह शर्त सबके लिए है।'), /letters of Hindi: is this meant/),

  // Links of legal texts.
  error(
    TERMS,
    swap('(/privacy-policy)', '(/privacy-polcy)'),
    /no such page.*\n.*Did you mean \/privacy-policy\?/,
  ),
  error(
    TERMS,
    swap('(/privacy-policy)', '(privacy-policy.md)'),
    /no such page.*\n.*Did you mean \/privacy-policy\?/,
  ),
  error(TERMS, swap('(#contact)', '(#contacts)'), /no heading with that anchor.*\n.*Did you mean #contact\?/),
  error(
    TERMS,
    swap('(/privacy-policy)', '(/privacy-policy#cookys-and-storage)'),
    /no heading.*\n.*#cookies-and-storage/,
  ),
  error(
    TERMS,
    swap('(/privacy-policy)', '(www.google.com/x)'),
    /no such page.*\n.*https:\/\/www\.google\.com\/x/,
  ),
  error(
    TERMS,
    swap('(/privacy-policy)', '(http://google.com)'),
    /not encrypted.*\n.*\(https:\/\/google\.com\)/,
  ),
  error(
    TERMS,
    paragraph('See www.khush.org for more.'),
    /leads to http:\/\/www\.khush\.org.*\n.*\[words\]\(https:\/\/www\.khush\.org\)/,
  ),
  error(
    TERMS,
    swap('(/privacy-policy)', '(http://localhost:4321/privacy-policy)'),
    /your own computer.*\n.*: \/privacy-policy$/m,
  ),
  error(TERMS, swap('(/privacy-policy)', '(/privacy policy)'), /blank in its address/),
  error(TERMS, swap('(/privacy-policy)', '(https:/google.com)'), /no address that browsers/),
  error(TERMS, swap('(/privacy-policy)', '(mailto:golden.in)'), /no address that browsers/),
  error(TERMS, swap('(/privacy-policy)', '()'), /has no address/),
  error(TERMS, swap('[this](/privacy-policy)', '(this)[/privacy-policy]'), /has brackets that make no link/),
  error(TERMS, swap('[this](/', '[this] (/'), /has brackets that make no link/),
  error(TERMS, swap('(/privacy-policy)', '(/privacy-policy'), /has brackets that make no link/),
  error(TERMS, swap('[this]', 'this]'), /has brackets that make no link/),
  note(TERMS, paragraph('See https://golden.vercel.app/a'), /names golden\.vercel\.app/),

  // Files of legal texts.
  error(TERMS, remove, /terms-of-service\.md\n.*is missing/),
  error(TERMS, write(''), /is empty/),
  error(TERMS, rename('terms.txt'), /is missing|is not Markdown/, 2),
  error(
    'content/legal/Refund Policy.md',
    write(legal('## A')),
    /cannot be part of a web address.*\n.*refund-policy\.md/,
  ),
  error('content/legal/trips.md', write(legal('## A')), /name of another page/),
  note('content/legal/refund-policy.md', write(legal('## A')), /no link leads to.*\n.*\/refund-policy/),
];

/** Each mistake is made in content of two languages. */
export const mistakesInHindi: Mistake[] = [
  error(
    HI_ABOUT,
    copyFrom(ABOUT),
    /is written in English, but it is the file for Hindi\.\n.*restore this one/,
  ),
  error(ABOUT, copyFrom(HI_ABOUT), /is written in Hindi, but it is the file for English/),
  error(HI_TERMS, copyFrom(TERMS), /is written in English, but it is the file for Hindi/),
  note(HI_ABOUT, set('title', 'Who We Are'), /title\n.*letters of English: is this meant\?\n.*Unicode/),
  note(HI_ABOUT, set('title', "[kq'k ifjokj"), /letters of English: is this meant\?\n.*Kruti Dev/),
  note(
    HI_TERMS,
    swap('- आप भारत में रहते हैं।', '- You live in India, we hope, and you are happy.'),
    /letters of English/,
  ),
  error(
    HI_REVIEWS,
    set('items.0.stars', 5),
    /items, entry 1, stars\n.*not a known name here\.\n.*name, feedback/,
  ),
  error(HI_REVIEWS, set('starsLabel', 'सितारे'), /lacks \{stars\}/),
  error(HI_REVIEWS, set('starsLabel', '{सितारे}'), /unknown word \{सितारे\}/),
  error(HI_REVIEWS, set('title', '{stars} राय'), /unknown word \{stars\}/),
  error(HI_REVIEWS, set('title', 'ा'.repeat(61)), /too long: at most 60 characters/),
  error(
    HI_REVIEWS,
    set('items.3', { id: 99, name: 'राय' }),
    /is 99, and no entry of the English list has this id\.\n.*Delete this entry/,
  ),
  error(
    HI_LAMPS,
    swap('  - place: वाराणसी\n    morning: वाराणसी\n', ''),
    /days\n.*has 4 entries, but the English list has 5/,
  ),
  note(HI_LAMPS, swap('    morning: वाराणसी\n', ''), /lacks words.*\n.*days, entry 1, morning/),
  error('content/hi/navigation.json', set('bar', [{ label: 'होम' }]), /bar, entry 1, section\n.*is missing/),
  error(
    'content/hi/trips/packages.json',
    set('facilities.0', undefined),
    /has 4 entries, but the English list has 5/,
  ),
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
    all(also(UPCOMING, set('trips.0.title', 'Lamps'))),
    /trips, entry 1, trip\n.*\n.*Write the new title after "trip": "Lamps"/,
  ),
  error(HI_UPCOMING, copyValue('trips.0', 'trips.4'), /trips, entry 5, trip\n.*the same as in entry 1/),
  note(
    HI_UPCOMING,
    set('trips.0', undefined),
    /Still to be translated: trips, entry 1, title; trips, entry 1, location/,
  ),
  note(HI_REVIEWS, set('title', undefined), /lacks the translation of 1 text.*\n.*: title\.$/m),
  note(HI_REVIEWS, remove, /lacks the translation of \d+ texts/),
  error(HI_SITE, set('sharing.image', '../images/none.png'), /no such picture/),
  note(
    HI_SITE,
    set('contact.openHours.display', 'सोमवार से शनिवार, {opens} से {closes}'),
    /names other days than "days"/,
  ),
  note(HI_SITE, set('company.registeredAddress', 'मकान 00, नई दिल्ली'), /looks like an example/),
  note(
    'content/hi/pages.json',
    all(set('landing.title', 'खुश परिवार'), also(SITE, set('name', 'Happy Evenings'))),
    /has the name "खुश परिवार", and the name in site\.json is "Happy Evenings"/,
    0,
  ),
  note(HI_ABOUT, set('title', 'टेस्ट'), /has "टेस्ट"/),
  note(
    HI_TERMS,
    swap(/updated: .*/, 'updated: 2020-01-31'),
    /is of 2020-01-31, and the English text has changed/,
  ),
  note(HI_TERMS, rename('terms.md'), /does not exist|translates no text/, 2),
  note(
    HI_TERMS,
    swap(/## पात्रता[^]*?(?=## अनुरोध)/, ''),
    /differs from the English text.*Here: 3 parts\. There: 4 parts/,
  ),
  note(HI_TERMS, swap('- आप भारत में रहते हैं।\n', ''), /Here: list entries: 1\. There: list entries: 2/),
  note(
    HI_TERMS,
    swap(/(## पात्रता[^]*?)(## अनुरोध[^]*?)(?=## संपर्क)/, '$2$1'),
    /differs from the English text from this line on/,
  ),
  note(
    HI_TERMS,
    swap('{{requestDays}}', '180'),
    /Here: facts in braces: none\. There: facts in braces: requestDays/,
  ),
  note(HI_TERMS, swap('48', '72'), /Here: numbers: 72\. There: numbers: 48/),
  error(
    HI_TERMS,
    swap('(/hi/privacy-policy)', '(/hi/trip)'),
    /leads to \/hi\/trip, and this site has no such page/,
  ),
  note(
    HI_TERMS,
    swap('(/hi/privacy-policy)', '(/privacy-policy)'),
    /a page in another language: is this meant/,
  ),
  note(
    TERMS,
    swap('(/privacy-policy)', '(/hi/privacy-policy)'),
    /leads to \/hi\/privacy-policy, a page in another language/,
  ),
];
