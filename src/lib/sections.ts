import { TRIPS_PATH } from './pages.ts';

/** The eight sections of the landing page by their ids, from top to bottom (specification, section 2). */
export const LANDING_SECTIONS = [
  '_landing',
  '_about',
  '_offering',
  '_stats',
  '_popular',
  '_feedbacks',
  '_mentors',
  '_contact',
] as const;

/** The footer's name for the offerings section. */
export const OFFERINGS_ALIAS = '_offerings';

/** Every id that leads to a section of the landing page. */
export const SECTION_IDS = [...LANDING_SECTIONS, OFFERINGS_ALIAS] as const;

/** The two ids, the bar's and the sidebar's, that lead to the trips page. */
export const TRIPS_IDS = ['trips', '_trips'] as const;

/** A section that can be the current one. */
export type Section = (typeof LANDING_SECTIONS)[number] | 'trips';

/** Any name under which the navigation speaks of a section. */
export type SectionId = (typeof SECTION_IDS)[number] | (typeof TRIPS_IDS)[number];

/** The section that an id means, or undefined for an id that is none of ours. */
export function sectionOf(id: string): Section | undefined {
  if ((TRIPS_IDS as readonly string[]).includes(id)) return 'trips';
  if (id === OFFERINGS_ALIAS) return '_offering';
  return LANDING_SECTIONS.find((section) => section === id);
}

/** The path that leads to an id, from wherever on the site the reader is. */
export function pathTo(id: SectionId): `/${string}` {
  const section = sectionOf(id);
  return section === 'trips' ? TRIPS_PATH : `/#${section}`;
}
