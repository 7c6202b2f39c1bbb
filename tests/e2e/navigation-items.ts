import { DEFAULT_LANGUAGE, pathIn, type Language } from '../../src/lib/languages.ts';
import { pathTo, sectionOf, type SectionId } from '../../src/lib/sections.ts';
import { content } from './fixture-content.ts';

const isTrips = (id: SectionId) => sectionOf(id) === 'trips';
const isSection = (id: SectionId) => !isTrips(id) && id !== '_landing';

/** The first navigation item that a test accepts: its label and where it leads. */
function firstItem(list: 'bar' | 'sidebar', accepts: (id: SectionId) => boolean, language: Language) {
  const item = content('navigation', language)[list].find(({ section }) => accepts(section));
  if (!item) throw new Error('content/navigation.json has no such item.');
  const path = pathIn(language, pathTo(item.section));
  return { label: item.label, section: sectionOf(item.section), path };
}

/** The first item of the bar that leads to a section of the landing page below its top. */
export const sectionItem = (language: Language = DEFAULT_LANGUAGE) => firstItem('bar', isSection, language);

/** The first item of the sidebar that leads to such a section. */
export const sidebarSectionItem = (language: Language = DEFAULT_LANGUAGE) =>
  firstItem('sidebar', isSection, language);

/** The item of the bar that leads to the trips page. */
export const tripsItem = (language: Language = DEFAULT_LANGUAGE) => firstItem('bar', isTrips, language);
