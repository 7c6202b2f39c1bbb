import { pathTo, sectionOf, type SectionId } from '../../src/lib/sections.ts';
import { content } from './content.ts';

const { bar, sidebar } = content('navigation');

/** The first navigation item that a test accepts: its label and where it leads. */
function firstItem(items: typeof bar, accepts: (id: SectionId) => boolean) {
  const item = items.find(({ section }) => accepts(section));
  if (!item) throw new Error('content/navigation.json has no such item.');
  return { label: item.label, section: sectionOf(item.section), path: pathTo(item.section) };
}

const isTrips = (id: SectionId) => sectionOf(id) === 'trips';
const isSection = (id: SectionId) => !isTrips(id) && id !== '_landing';

/** The first item of the bar that leads to a section of the landing page below its top. */
export const sectionItem = firstItem(bar, isSection);

/** The first item of the sidebar that leads to such a section. */
export const sidebarSectionItem = firstItem(sidebar, isSection);

/** The item of the bar that leads to the trips page. */
export const tripsItem = firstItem(bar, isTrips);
