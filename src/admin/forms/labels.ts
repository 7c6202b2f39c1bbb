import type { ContentPath } from '#content-model/schemas/content-files.ts';
import { LANGUAGES } from '#content-model/languages.ts';

/** The groups of forms by the folder of their files in `content/`; '' is `content/` itself. */
export const GROUPS = {
  '': { name: 'site', label: 'Every page', icon: 'public' },
  landing: { name: 'landing', label: 'Home page', icon: 'home' },
  trips: { name: 'trips', label: 'Trips page', icon: 'luggage' },
};

/** What each file is called in the forms, and the page that shows it, without the first slash. */
export const FORMS: Record<ContentPath, { label: string; page: string }> = {
  site: { label: 'Name, company, address, telephone', page: '#_contact' },
  navigation: { label: 'Links of the menu and the footer', page: '' },
  pages: { label: 'Titles in search results, and the page for wrong addresses', page: '' },
  theme: { label: 'Colours', page: '' },
  words: { label: 'Small words: buttons, labels, headings', page: '' },

  'landing/hero': { label: 'Top of the page, with the video', page: '#_landing' },
  'landing/about': { label: 'Who we are', page: '#_about' },
  'landing/offerings': { label: 'Our offerings', page: '#_offering' },
  'landing/impact': { label: 'Our impact (the four figures)', page: '#_stats' },
  'landing/sessions': { label: 'Popular sessions', page: '#_popular' },
  'landing/feedbacks': { label: 'Testimonials', page: '#_feedbacks' },
  'landing/mentors': { label: 'Mentors', page: '#_mentors' },
  'landing/contact': { label: 'Contact us', page: '#_contact' },

  'trips/hero': { label: 'Top of the page', page: 'trips' },
  'trips/packages': { label: 'Words on every trip card', page: 'trips#packages' },
  'trips/difference': { label: 'What makes us different', page: 'trips' },
  'trips/reviews': { label: 'Reviews of members', page: 'trips' },
  'trips/levels': { label: 'How much walking: levels and questions', page: 'trips' },
  'trips/every-trip': { label: 'What is true of every trip', page: 'trips' },
};

/** The labels of fields and choices whose names are no plain words. */
const LABELS: Partial<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(LANGUAGES).map(([code, { name }]) => [code, name])),
  cost: 'Price in rupees',
  gst: 'GST',
  placeholders: 'Still invented',
  few: 'Few seats left',
  full: 'Waiting list',
};

/** The label of a field from its name: `imageDescription` becomes `Image description`. */
export function labelOf(name: string): string {
  return LABELS[name] ?? capitalized(name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase());
}

/** The label of one entry of a list: `Items` becomes `Item`, `Facilities` becomes `Facility`. */
export function singularOf(label: string): string {
  return label.endsWith('s') ? label.replace(/ies$/, 'y').replace(/s$/, '') : 'Entry';
}

/** The label of a choice: `calendar-heart` becomes `Calendar heart`, `_about` becomes `About`. */
export function choiceLabel(value: string): string {
  return LABELS[value] ?? capitalized(value.replace(/^_/, '').replaceAll('-', ' '));
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
