import { TRIPS_PATH } from './pages.ts';

/** The ids of sections of the landing page begin with this. */
export const SECTION_PREFIX = '_';

/** The ids of the eight sections of the landing page, from top to bottom (specification, "Landing page"). */
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

/** The id of the offerings section in the footer (specification, "Navigation"). */
export const OFFERINGS_ALIAS = '_offerings';

/** All ids that link to a section of the landing page. */
export const SECTION_IDS = [
  ...LANDING_SECTIONS,
  OFFERINGS_ALIAS,
] as const satisfies `${typeof SECTION_PREFIX}${string}`[];

/** The ids that link to the trips page: that of the navigation bar and that of the sidebar. */
export const TRIPS_IDS = ['trips', '_trips'] as const;

export type Section = (typeof LANDING_SECTIONS)[number] | 'trips';

export type SectionId = (typeof SECTION_IDS)[number] | (typeof TRIPS_IDS)[number];

/** Undefined for an unknown id. */
export function sectionOf(id: string): Section | undefined {
  if ((TRIPS_IDS as readonly string[]).includes(id)) return 'trips';
  if (id === OFFERINGS_ALIAS) return '_offering';
  return LANDING_SECTIONS.find((section) => section === id);
}

/** The path of an id, which works on every page. */
export function pathTo(id: SectionId): `/${string}` {
  const section = sectionOf(id);
  return section === 'trips' ? TRIPS_PATH : `/#${section}`;
}
