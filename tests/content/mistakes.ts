import { all, remove, set, swap, write, type Edit } from './edits.ts';

/** A mistake of an editor in a file, what the check must say, and how many messages it gives. */
export type Mistake = [file: string, edit: Edit, says: RegExp, count?: number];

const SITE = 'content/site.json';
const NAVIGATION = 'content/navigation.json';
const THEME = 'content/theme.json';
const WORDS = 'content/words.json';
const HERO = 'content/landing/hero.json';
const ABOUT = 'content/landing/about.json';
const FEEDBACKS = 'content/landing/feedbacks.json';
const MENTORS = 'content/landing/mentors.json';
const IMPACT = 'content/landing/impact.json';
const PACKAGES = 'content/trips/packages.json';
const REVIEWS = 'content/trips/reviews.json';
const LAMPS = 'content/upcoming/lamps.json';
const HILLS = 'content/upcoming/tea-hills-in-the-mist.json';
const EVERY_TRIP = 'content/trips/every-trip.json';
const BOOKING = 'content/legal/booking-conditions.md';
const TERMS = 'content/legal/terms-of-service.md';
const HI_TERMS = 'content/legal/terms-of-service.hi.md';

const colours = (changed: Record<string, string>) => (text: string) =>
  Object.entries(changed).reduce((all, [name, colour]) => String(set(`colours.${name}`, colour)(all)), text);
const WHITE = { page: '#FFFFFF', tint: '#FFFFFF', sun: '#FFFFFF' };
const DARK = {
  ...{ page: '#000000', tint: '#000000', sun: '#000000' },
  ...{ text: '#FFFFFF', button: '#FFFFFF', link: '#FFFFFF', accent: '#FFFFFF', footer: '#FFFFFF' },
};
/** Matches messages about each of these colours, which words on another colour cannot have. */
const notOn = (other: string, ...names: string[]) =>
  new RegExp(names.map((name) => `colours, ${name}\n.*contrast.*"?${other}`).join('[^]*'));
const PLAY = 'https://play.google.com/store/apps/details?id=in.club.';
const legal = (words: string) =>
  write(`---\ntitle: A\ndescription: B\nupdated: 2026-11-20\n---\n\n${words}\n`);
const paragraph = (words: string) => swap('## Support', `${words}\n\n## Support`);
const cost = (written: string) => swap('"cost": 28500', `"cost": ${written}`);
const title = (written: string) => swap('"en": "Lamps on the Ganga"', written);
const heading = (written: string) => swap('## Eligibility', written);
const link = (written: string) => swap('(/privacy-policy)', written);
const word = (written: string) => swap('"en": "{stars} out of 5 stars"', written);
/** A trip without a page, whose days are described. */
const card = set('page', undefined);
const access = (en: string, hi = en) => set('page.rooms.access', { en, hi });
const price = (name: string, value: unknown) => set(`page.price.${name}`, value);

/** The syntax of JSON: the line, its text, and how it may be meant. */
export const syntax: Mistake[] = [
  [
    LAMPS,
    swap('Ganga",', 'Ganga"'),
    /line 3\n.*"Lamps on the Ganga" or.*\n.*like this: "en": "Lamps on the Ganga",$/m,
  ],
  [LAMPS, title('"en": Lamps'), /mistake in "en": Lamps, or.*\n.*like this: "en": "Lamps",/],
  [LAMPS, title('"en": “Lamps”'), /“Lamps”, or.*\n.*like this: "en": "Lamps",/],
  [LAMPS, title("'en': 'Lamps'"), /like this: "en": "Lamps",/],
  [LAMPS, title('"en" "Lamps"'), /like this: "en": "Lamps",/],
  [LAMPS, title('"en": "Lamps'), /like this: "en": "Lamps",/],
  [LAMPS, title('"en": "The "Lamps""'), /like this: "en": "The \\"Lamps\\"",/],
  [LAMPS, title('"en":# "Lamps"'), /"en":# "Lamps", or.*\n.*Compare its quotes/],
  [
    LAMPS,
    title('"en": "Lamps\n  on the Ganga"'),
    /Write the whole text on one line: "en": "Lamps on the Ganga",/,
  ],
  [LAMPS, title('// old\n"en": "Lamps"'), /mistake in \/\/ old/],
  [LAMPS, cost('28,500'), /mistake in "cost": 28,500, or.*\n.*the digits 0 to 9: "cost": 28500,/],
  [LAMPS, cost('२८,५००'), /mistake in "cost": २८,५००, or.*\n.*digits 0 to 9: "cost": 28500,/],
  [LAMPS, swap('28500,', '28500'), /mistake in "cost": 28500 or.*\n.*like this: "cost": 28500,$/m],
  [LAMPS, swap(/"lastDay": "(.*)"/, '"lastDay": 2057-01-19'), /like this: "lastDay": "2057-01-19",/],
  [LAMPS, swap(/\},(?=\s*\{)/, ''), /There is a mistake in/],
  [LAMPS, swap(/\}\s*$/, ''), /There is a mistake in/],
  [LAMPS, swap(/\}\s*$/, '}\nhello'), /mistake in hello or/],
  [SITE, swap(/"stores"[^]*/, '"sto'), /There is a mistake in/],
  [ABOUT, write('['.repeat(20_000)), /There is a mistake in/],
  [ABOUT, remove, /about\.json\n.*is missing.*\n.*Restore it/],
  [ABOUT, write('\n'), /is empty/],
  [ABOUT, (text) => `\uFEFF${text}`, /not saved as UTF-8.*\n.*without "BOM"/],
  [ABOUT, (text) => Buffer.from(text.replace('One', 'Oné'), 'latin1'), /not saved as UTF-8/],
  [ABOUT, swap('{', '{\n<<<<<<< yours'), /line 2\n.*two versions of the same lines/],
  [HERO, swap('"heading"', '"sentence": {"en": "x"},\n"heading"'), /line \d+: sentence\n.*is here twice/],
];

/** Names, kinds and sizes of values. */
export const values: Mistake[] = [
  [SITE, set('name', 'Khush'), /Write \{ "en": "Khush" \}/],
  [SITE, set('tagline', undefined), /is missing.*\n.*Add a line for "tagline".*The tagline/],
  [SITE, all(set('name', undefined), set('tagline', undefined)), /: name\n[^]*: tagline\n/, 2],
  [SITE, swap('"tagline"', '"taglin"'), /taglin\n.*not a known name.*\n.*Did you mean "tagline"\?/],
  [HERO, set('colour', 'red'), /not a known name.*\n.*Delete it. The names here are .*heading/],
  [
    ABOUT,
    set('title', 'Who We Are'),
    /title\n.*is the text "Who We Are".*\n.*Write \{ "en": "Who We Are" \}/,
  ],
  [
    ABOUT,
    set('title', { hi: 'हम' }),
    /title, en\n.*is missing.*\n.*Add a line for "en".*heading of the section/,
  ],
  [
    ABOUT,
    set('title', { en: 'Who We Are', hn: 'हम' }),
    /title, hn\n.*not a known name.*\n.*Did you mean "hi"/,
  ],
  [ABOUT, set('title.mr', 'आम्ही'), /title, mr\n.*not a known name.*\n.*The names here are en, hi/],
  [ABOUT, set('title.en', 12), /title, en\n.*must be a text.*\n.*"12"/],
  [ABOUT, set('title.hi', null), /title, hi\n.*is empty \(null\), but must be a text/],
  [ABOUT, set('title.en', '  '), /is empty.*\n.*Write some words/],
  [ABOUT, set('title.hi', 'ा'.repeat(24)), /title, hi\n.*at most 22 characters.*\n.*Remove 2 characters/],
  [FEEDBACKS, set('items.0.text.en', 'So<br>nice'), /contains <br>.*\n.*plain words/],
  ...['<BR>', '</b>', '<!-->', '&amp;', '**', '__', '](', '{', '}', '\\'].map((sign): Mistake => [
    FEEDBACKS,
    set('items.0.text.en', `So ${sign} nice`),
    new RegExp(`contains ${RegExp.escape(JSON.stringify(sign).slice(1, -1))}, which`),
  ]),
  [FEEDBACKS, set('items.0.text.en', 'So\nnice'), /contains \\n/],
  [FEEDBACKS, set('items.0.text.en', 'So\tnice'), /contains \\t/],
  [NAVIGATION, set('footer.0', null), /footer, entry 1\n.*must be a block/],
  [NAVIGATION, set('bar.0.section', '_mentor'), /"_mentor", which is not known.*\n.*"_mentors"/],
  [
    NAVIGATION,
    set('footer', {}),
    /footer\n.*is a block between \{ and \}, but must be a list between \[ and \]/,
  ],
  [IMPACT, set('stats.0.icon', 'laughing'), /which is not known.*\n.*"laugh"/],
  [IMPACT, set('stats.0', undefined), /exactly 4 entries, but has 3.*\n.*Add 1/],
  [PACKAGES, set('facilities.0', undefined), /exactly 5 facilities, but has 4/],
  [MENTORS, set('items', []), /items\n.*is empty.*\n.*at least one entry/],
  [REVIEWS, set('items.0.stars', 6), /items, entry 1, stars\n.*from 1 to 5/],
  [REVIEWS, set('items.0.stars', '5'), /must be a number|whole number.*\n.*without quotes: 5/],
  [SITE, set('placeholders', 'none'), /placeholders\n.*the text "none", but must be a list/],
  [THEME, colours({ sun: 'gold' }), /colours, sun\n.*six digits.*\n.*"#A3240F"/],
  [THEME, colours({ sun: '#FC0' }), /colours, sun\n.*six digits/],
  [
    THEME,
    colours({ button: '#F2A71B' }),
    /contrast of 1\.\d to 1: .* on "page" .*words need 7 to 1.*\n.*darker or lighter/,
  ],
  // #595959 has a contrast of 7 to 1 on white, #5A5A5A has less.
  [
    THEME,
    colours({ ...WHITE, link: '#5A5A5A' }),
    /colours, link\n.*contrast of 6\.8 to 1: #5A5A5A on "page"/,
  ],
  // The sixth is the green of the success message, on which the words have the colour of the page.
  [THEME, colours({ page: '#777777' }), notOn('page', 'text', 'button', 'link', 'accent', 'footer'), 6],
  [THEME, colours({ tint: '#777777' }), notOn('tint', 'text', 'link', 'accent'), 3],
  [THEME, colours({ sun: '#777777' }), notOn('sun', 'text')],
  // White words need something dark, and cards and buttons have white of their own.
  [
    THEME,
    colours(DARK),
    /text\n.*cards[^]*button\n.*cards[^]*link\n.*cards[^]*accent\n.*cards[^]*page\n.*green/,
    5,
  ],
  [SITE, set('contact.phones.0', '+91 98765 4321'), /is not a telephone number.*\n.*\+91 98765 43210/],
  [SITE, set('contact.phones.1', '+91 9811123456'), /is the same number as the first one/],
  [SITE, set('contact.email', 'hello@club'), /is not an email address/],
  [SITE, set('contact.openHours.closes', '08:00'), /must be later than "opens"/],
  [SITE, set('contact.openHours.opens', '9 AM'), /24-hour format/],
  [SITE, set('contact.openHours.closes', '24:00'), /24-hour format/],
  [SITE, set('contact.openHours.closes', '09:00'), /must be later than "opens"/],
  [SITE, set('contact.openHours.days', []), /is empty.*\n.*at least one day/],
  [SITE, set('contact.openHours.days.0', 'Mon'), /"Mon", which is not known/],
  [SITE, set('contact.phones.2', '+91 98765 43210'), /exactly 2 telephone numbers, but has 3.*\n.*Remove 1/],
  [SITE, set('contact.email', `${'x'.repeat(38)}@club.in`), /at most 45 characters/],
  [SITE, set('contact.address.pinCode', '110 024'), /six digits of the PIN code/],
  [SITE, set('contact.address.pinCode', '1100245'), /six digits of the PIN code/],
  [SITE, set('stores.googlePlay', 'https://golden.in'), /not the address of an app on play\.google\.com/],
  [SITE, set('stores.googlePlay', 'https://play.google.com/store/apps'), /not the address of an app/],
  [SITE, set('stores.googlePlay', (PLAY + 'x'.repeat(91)).slice(0, 91)), /at most 90 characters/],
  [SITE, set('stores.appStore', 'https://apps.apple.com/in/app/khush'), /not the address of an app on apps/],
  [SITE, set('legal.requestDays', 18_000), /requestDays\n.*must be from 1 to 365/],
  [SITE, set('security.expires', '2027-02-30'), /expires\n.*date that exists/],
  [HERO, set('video.youtubeId', 'https://vimeo.com/347119375'), /is not the address of a video on YouTube/],
  [HERO, set('video.youtubeId', 'dQw4w9WgXc'), /is not the address of a video on YouTube/],
  [HERO, set('video.youtubeId', 'dQw4w9WgXcR'), /is not the address of a video on YouTube/],
];

/** Trips. */
export const trips: Mistake[] = [
  [LAMPS, set('cost', '₹28,500'), /must be a.* number.*\n.*without quotes: 28500/],
  [LAMPS, set('cost', '2 lakh'), /one whole number, with digits only/],
  [LAMPS, set('cost', 28500.5), /is 28500\.5, but must be a whole number/],
  [LAMPS, set('cost', 285), /from 500 to 1000000 rupees.*\n.*number of digits/],
  [LAMPS, set('firstDay', '57-01-14'), /year-month-day.*\n.*2027-02-14/],
  [LAMPS, set('firstDay', '2057-02-31'), /date that exists/],
  [LAMPS, set('firstDay', '1957-02-10'), /a year from 2000 to 2099/],
  [LAMPS, all(card, set('lastDay', '2057-03-17')), /lastDay\n.*is more than 60 days after "firstDay"/],
  [LAMPS, all(card, set('lastDay', '2057-01-14')), /lastDay\n.*is before "firstDay"/],
  [LAMPS, set('lastDay', '2057-01-20'), /page, days\n.*has 5 days, and the trip lasts 6 days/],
  [LAMPS, set('page.days.1.morning', undefined), /days, entry 2, morning\n.*is missing, and so are/],
  [LAMPS, set('page.days.0.stairs', 9999), /stairs\n.*0 to 1500/],
  [LAMPS, set('seats', 'ful'), /seats\n.*not known.*\n.*"full"\?/],
  [LAMPS, swap('"place"', '"plce"'), /start, plce\n.*not a known name.*\n.*"place"\?/],
  [LAMPS, set('page.groupMost', 140), /groupMost\n.*must be from 1 to 60/],
  // 28,500 rupees and 5 % are 29,925, and one instalment is 10,000.
  [LAMPS, price('deposit', 19_926), /deposit\n.*are 29926 rupees, more than the whole price of 29925/],
  [LAMPS, all(price('gst.included', true), price('deposit', 18_501)), /the whole price of 28500/],
  [LAMPS, price('restDaysBefore', 61), /restDaysBefore\n.*is 61, and an instalment is due later, 60 days/],
  // 28,500 rupees and 5 % are 29,925, of which 20 % are 5,985.
  [
    LAMPS,
    all(access('Up to ₹5,985 (20 %).'), set('cost', 29_500)),
    /access, en\n.*has ₹5,985.*\n.*wrong one/,
    2,
  ],
  [
    LAMPS,
    access('Alone for ₹6000, in half for ₹3,500.'),
    /line \d+: page, rooms, access, en\n.*has ₹3,500/,
    2,
  ],
  [LAMPS, access('Until 31 days before.', '31 दिन पहले तक।'), /has 31 days before[^]*has 31 दिन पहले/, 2],
  [HILLS, set('cities.en', 'Munnar, for ₹38,500'), /cities, en\n.*has ₹38,500/],
  [EVERY_TRIP, swap('20%', '25%'), /every-trip.*changes, en\n.*has 25%, and neither/],
  [BOOKING, swap('20%', '25%'), /every-trip.*changes, en\n.*has 20%, and neither/],
  [LAMPS, price('included', []), /included\n.*is empty/],
  [LAMPS, price('cancellation.2.keptPercent', 101), /keptPercent\n.*from 0 to 100/],
  [LAMPS, price('cancellation.2.daysBefore', 1), /cancellation\n.*from the most days before the trip to 0/],
  [LAMPS, price('cancellation.0.keptPercent', 100), /cancellation\n.*keeps less from those who cancel later/],
  [LAMPS, price('cancellation.0.keptPercent', 20), /cancellation\n.*from those who cancel later, or as much/],
  [LAMPS, price('cancellation.1.daysBefore', 90), /cancellation\n.*from the most days before the trip to 0/],
  [
    HILLS,
    set('title.en', 'Lamps on  the Ganga '),
    /tea-hills.*title, en\n.*is also the title of content\/upcoming\/lamps\.json/,
  ],
  ['content/upcoming/upcoming.json', write('{'), /is that of another page/, 2],
  ['content/upcoming/-goa.json', write('{'), /address of a page|mistake/, 2],
  [
    'content/upcoming/2057/goa.json',
    write('{'),
    /address of a page.*\n.*directly into this folder|mistake/,
    2,
  ],
  ['content/upcoming/Goa Beaches.json', write('{'), /address of a page.*\n.*tea-hills\.json|mistake/, 2],
];

/** Both languages of a text, and the words of the interface. */
export const languages: Mistake[] = [
  [
    LAMPS,
    set('page.days.0.evening.hi', '8 बजे खाना।'),
    /evening, hi\n.*has the number 8, and the English text has 7/,
  ],
  [LAMPS, set('page.days.0.evening.hi', '७ बजे खाना।'), /number ७ in Devanagari digits.*\n.*0 to 9: 7$/m],
  [
    SITE,
    set('company.registeredAddress.hi', '21 रिंग रोड, नई दिल्ली 110024'),
    /number 21, and the English text has 12/,
  ],
  [WORDS, word('"en": "{star} out of 5 stars"'), /stars, en\n.*lacks \{stars\}.*\n.*with its braces/],
  [WORDS, word('"en": "{stars} of {five} stars"'), /contains \{, which.*\n.*plain words and \{stars\} only/],
  [WORDS, word('"en": "{stars stars"'), /lacks \{stars\}/],
  [WORDS, swap('5 में से {stars} सितारे', '5 में से सितारे'), /stars, hi\n.*lacks \{stars\}/],
  [WORDS, set('trips.duration', { en: '{days} days' }), /lacks \{nights\}/],
  [
    WORDS,
    set('callback.submit', undefined),
    /line \d+: callback, submit\n.*is missing.*\n.*Add a line for "submit".*At most 24 characters/,
  ],
  [WORDS, set('video', undefined), /: video\n.*is missing/],
  [WORDS, set('callback.submit.hi', 'भ'.repeat(25)), /at most 24 characters.*\n.*Remove 1 character\./],
  [WORDS, set('navigation.menuButton', 'Menu'), /menuButton\n.*\n.*Write \{ "en": "Menu" \}/],
  [WORDS, set('navigation.menuButton.en', undefined), /menuButton, en\n.*is missing/],
  [
    WORDS,
    swap('"menuButton"', '"menuButon"'),
    /menuButon\n.*not a known name.*\n.*Did you mean "menuButton"/,
  ],
  [WORDS, remove, /words\.json\n.*is missing/],
];

/** Pictures and videos. Other tests cover their bytes. */
export const media: Mistake[] = [
  [
    ABOUT,
    set('image', '../images/seen.svg'),
    /seen\.svg, and there is no such picture\.\n.*"\.\.\/images\/scene\.svg"/,
  ],
  [
    MENTORS,
    set('items.0.image', '../images/mentor-99.svg'),
    /no such picture\.\n.*Put the picture into content\/images/,
  ],
  [SITE, set('logo', ''), /is empty, and there is no such picture/],
  [SITE, set('logo', './images/Logo.svg'), /no such picture.*\n.*"\.\/images\/logo\.svg"/],
  [SITE, set('logo', './images/logo.svg?v=2'), /no such picture/],
  [
    HERO,
    set('video.files.mp4', '../videos/klub.mp4'),
    /klub\.mp4, and there is no such video.*\n.*club\.mp4"\?/,
  ],
  [HERO, set('video.files.mp4', '../videos/club.webm'), /must be the path of a \.mp4 file/],
];

/** Links, and legal texts. */
export const texts: Mistake[] = [
  [
    NAVIGATION,
    set('footer.7.page', '/privacy-polcy'),
    /footer, entry 8, page\n.*no such page.*\n.*\/terms|\/privacy-policy/,
  ],
  [NAVIGATION, set('footer.7.page', '/terms-of-service#fee'), /no heading.*\n.*\/terms-of-service#fees/],
  [NAVIGATION, set('footer.7.page', undefined), /footer, entry 8\n.*either a "section" or a "page"/],
  [NAVIGATION, set('footer.7.section', '_about'), /footer, entry 8\n.*either a "section" or a "page"/],
  [
    NAVIGATION,
    set('footer.7.page', 'privacy-policy'),
    /with a slash.*\n.*Write for example \/privacy-policy/,
  ],
  [TERMS, link('(/privacy-polcy)'), /line \d+: A link\n.*no such page.*\n.*Did you mean \/privacy-policy\?/],
  [TERMS, link('(privacy-policy.md)'), /no such page.*\n.*Did you mean \/privacy-policy\?/],
  [TERMS, link('(#fee)'), /no heading with that anchor.*\n.*Did you mean #fees\?/],
  [TERMS, link('(/trips/lamp)'), /no such page.*\n.*Did you mean \/trips\/lamps/],
  [TERMS, link('(www.google.com/x)'), /no such page.*\n.*https:\/\/www\.google\.com\/x/],
  [TERMS, link('(http://google.com)'), /no address.*\n.*begins with https:\/\//],
  [TERMS, link('(http://localhost:4321/trips)'), /no address.*\n.*begins with a slash/],
  [TERMS, link('()'), /leads to nothing/],
  [TERMS, link('(/{{email}})'), /cannot be part of an address/, 2],
  [HI_TERMS, swap('(/hi/trips)', '(/hi/trip)'), /leads to \/hi\/trip, and this site has no such page/],
  [TERMS, link('(/privacy policy)'), /without a space in its address/],
  [TERMS, swap('[Privacy policy](/', '[Privacy policy] (/'), /has brackets that make no link/],
  [TERMS, swap(/title: .*\n/, ''), /title\n.*is missing.*\n.*The title of the page/],
  [TERMS, swap('updated:', 'update:'), /Did you mean "updated"/],
  [
    TERMS,
    swap(/updated: .*/, 'updated: 20 November 2026'),
    /line 4: updated\n.*date that exists.*\n.*2027-02-14/,
  ],
  [TERMS, swap(/title: .*/, 'title: 2026-01-01'), /read as a date, but must be a text.*\n.*"2026-01-01"/],
  [TERMS, swap(/title: .*/, 'title: Terms: the whole'), /line 2\n.*cannot be read.*\n.*between quotes/],
  [TERMS, swap('description:', 'title: A\ndescription:'), /line 3: title\n.*is here twice/],
  [TERMS, swap(/^---[^]*?\n---\n/, ''), /does not begin with its title/],
  [TERMS, heading('# Eligibility'), /single #.*\n.*Write ## Eligibility/],
  [TERMS, heading('##Eligibility'), /without a space after the #/],
  [TERMS, heading('## 1. Eligibility'), /heading with a number/],
  [TERMS, heading('## IV. Eligibility'), /heading with a number/],
  [TERMS, heading('## (ii) Eligibility'), /heading with a number/],
  [TERMS, heading('#### Eligibility'), /skips a level/],
  [TERMS, paragraph('![A stamp](../images/about.svg)'), /picture, which cannot be part of a legal text/],
  [TERMS, paragraph('<a href="/trips">Trips</a>'), /This line has HTML: <a href="\/trips">/],
  [TERMS, paragraph('Write to {{emial}}.'), /\{\{emial\}\}\n.*not a fact.*\n.*Did you mean \{\{email\}\}/],
  [TERMS, paragraph('Write to {email}.'), /braces without a fact/],
  [TERMS, remove, /terms-of-service\.md\n.*is missing|translates no text|no such page/, 0],
  [
    HI_TERMS,
    swap('## मदद\n', ''),
    /has 3 headings that begin with ##, and the English text has 4.*\n.*numbers them/,
  ],
  [
    HI_TERMS,
    swap('50 साल', '60 साल'),
    /line 10: The part ## कौन.*\n.*has the number 60, and the English text has 50/,
  ],
  [HI_TERMS, swap('50 साल', '५० साल'), /number ५० in Devanagari/],
  [HI_TERMS, swap('## मदद', '## १. मदद'), /heading with a number/],
  [HI_TERMS, swap(/description: .*/, 'description: १२ शर्तें'), /description\n.*number १२ in Devanagari/],
  [HI_TERMS, swap('{{phone}} पर', 'हमें'), /The part ## मदद\n.*lacks \{\{phone\}\}/],
  ['content/legal/Refund Policy.md', legal('## A'), /address of a page.*\n.*refund-policy\.md/],
  ...['trips', 'index', '404', 'admin', 'en'].map((name): Mistake => [
    `content/legal/${name}.md`,
    legal('## A'),
    /is that of another page/,
  ]),
  ['content/legal/old/refunds.md', legal('## A'), /address of a page.*\n.*directly into this folder/],
  ['content/legal/-refunds.md', legal('## A'), /address of a page/],
  ['content/legal/terms.txt', write('Words'), /ends in \.md/, 0],
  ['content/legal/refund.hi.md', legal('## अ'), /translates no text of content\/legal/],
  ['content/legal/refund.md', legal('Words'), /has no heading.*\n.*## Eligibility/],
];

/** Notes, which only a person can judge. */
export const notes: Mistake[] = [
  [
    HILLS,
    // 548 days after the day of these tests are 2 June.
    all(set('firstDay', '2058-06-03'), set('lastDay', '2058-06-07')),
    /firstDay\n.*18 months.*\n.*year is right/,
  ],
  [SITE, set('security.expires', '2056-11-30'), /expires\n.*is over\.\n.*mail/],
];

/** Valid edits. */
export const right: [file: string, edit: Edit][] = [
  [HERO, set('video.youtubeId', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3')],
  [HERO, set('video.youtubeId', 'https://youtu.be/dQw4w9WgXcQ?si=abcdefghijklmnop')],
  [LAMPS, set('page.days.0.evening.hi', 'सात बजे खाना।')],
  [
    LAMPS,
    all(
      set('page.days.0.evening.en', 'From 07:30 to 17:00, Rs 1,000 or 1,25,000.'),
      set('page.days.0.evening.hi', 'सुबह 7:30 से शाम 5 बजे तक, 1000 या 125000 रुपये।'),
    ),
  ],
  [LAMPS, set('title.hi', undefined)],
  [LAMPS, set('page.days.0.afternoon', undefined)],
  [LAMPS, set('page', undefined)],
  [LAMPS, price('cancellation', undefined)],
  [
    LAMPS,
    access('₹29,925, then ₹14,925, 30 days before; at most 20% (₹5,985); alone ₹3,000, half of ₹6,000.'),
  ],
  [LAMPS, access('A porter takes 300 rupees, 10 percent less in winter.')],
  [LAMPS, price('deposit', 19_925)],
  [LAMPS, price('restDaysBefore', 60)],
  [LAMPS, all(card, set('lastDay', '2057-03-16'))],
  [LAMPS, all(card, set('lastDay', '2057-01-15'))],
  [SITE, all(set('contact.openHours.opens', '00:00'), set('contact.openHours.closes', '23:59'))],
  [SITE, set('stores.googlePlay', `${PLAY.replace('id=', 'hl=hi&id=')}x`)],
  [THEME, colours({ ...WHITE, link: '#595959', sun: '#fffffe' })],
  [LAMPS, set('placeholders', ['the trip is invented'])],
  ['content/legal/terms-of-service.hi.md', remove],
  // As a browser copies the address of a heading.
  [HI_TERMS, swap('(/hi/trips)', encodeURI('(/hi/terms-of-service#मदद)'))],
  [TERMS, link('(tel:+911123456789)')],
  [TERMS, link('(tel:18001234567)')],
  [TERMS, link('(mailto:namaste@club.example)')],
  [
    'content/legal/refunds.md',
    legal('## Refunds\n\nSee [it](#refunds), [trips](/trips#packages) and [us](/#_about).'),
  ],
  ['content/upcoming/.lamps.json.swp', write('x')],
  ['content/upcoming/~$lamps.json', write('x')],
];
