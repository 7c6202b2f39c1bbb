import { pathTo, sectionOf, type SectionId } from '../../src/lib/sections.ts';
import { content } from './content.ts';

const { bar } = content('navigation');

/** An item of the bar whose target a test accepts. */
function barItem(isWanted: (id: SectionId) => boolean) {
  const item = bar.find(({ section }) => isWanted(section));
  if (!item) throw new Error('The bar in content/navigation.json has no such item.');
  return { label: item.label, section: sectionOf(item.section), path: pathTo(item.section) };
}

/** The first item of the bar that leads to a section of the landing page below its top. */
export const sectionItem = barItem((id) => sectionOf(id) !== 'trips' && id !== '_landing');

/** The item of the bar that leads to the trips page. */
export const tripsItem = barItem((id) => sectionOf(id) === 'trips');
