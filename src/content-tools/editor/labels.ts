import type { ContentPath } from '../../content-model/schemas/content-files.ts';

/** A group of files in the editor. */
interface Group {
  name: string;
  label: string;
  /** The name of a Material Symbol. */
  icon: string;
  description: string;
}

/** The groups by the folder of the files in `content/`; '' is `content/` itself. */
export const GROUPS = {
  '': {
    name: 'site',
    label: 'Every page',
    icon: 'public',
    description: 'What several pages show: the name of the club, its contact details, and links.',
  },
  landing: {
    name: 'landing',
    label: 'Home page',
    icon: 'home',
    description: 'The sections of the home page, from top to bottom.',
  },
  trips: {
    name: 'trips',
    label: 'Trips page',
    icon: 'flight_takeoff',
    description: 'The trips, and the sections of the trips page from top to bottom.',
  },
} satisfies Record<string, Group>;

/** What each file is called in the editor. */
export const FILE_LABELS: Record<ContentPath, string> = {
  site: 'Name, company, address, telephone',
  navigation: 'Links of the menu and the footer',
  pages: 'Titles in search results, and the page for wrong addresses',

  'landing/hero': 'Top of the page, with the video',
  'landing/about': 'Who we are',
  'landing/offerings': 'Our offerings',
  'landing/impact': 'Our impact (the four figures)',
  'landing/sessions': 'Popular sessions',
  'landing/feedbacks': 'Testimonials',
  'landing/mentors': 'Mentors',
  'landing/contact': 'Contact us',

  'trips/hero': 'Top of the page',
  'trips/packages': 'Words on every trip card',
  'trips/difference': 'What makes us different',
  'trips/reviews': 'Reviews of members',
  'trips/callback': 'The form for a callback',
  'trips/upcoming': 'The list of trips',
};

/** Returns the label of a field from its name: `imageDescription` becomes `Image description`. */
export function labelOf(name: string): string {
  return capitalized(name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase());
}

/** Returns the label of one entry of a list: `Items` becomes `Item`, `Facilities` becomes `Facility`. */
export function singularOf(label: string): string {
  return label.endsWith('s') ? label.replace(/ies$/, 'y').replace(/s$/, '') : 'Entry';
}

/**
 * Returns the label of a choice: `calendar-heart` becomes `Calendar heart`, `_about` becomes
 * `About (_about)`.
 */
export function choiceLabel(value: string | number): string {
  const words = capitalized(String(value).replace(/^_/, '').replaceAll('-', ' '));
  return String(value).startsWith('_') ? `${words} (${value})` : words;
}

/** Returns the message of a schema as sentences. Its first line is the problem, its second one the fix. */
export function sentences(message: string): string {
  const [problem = '', fix = ''] = message.split('\n');
  return [`It ${problem}.`, fix].join(' ').trim();
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
