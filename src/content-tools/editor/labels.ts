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
