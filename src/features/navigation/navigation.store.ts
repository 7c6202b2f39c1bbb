import { atom, computed, onMount } from 'nanostores';
import { sectionOf, type Section } from '../../lib/sections.ts';
import { watchSections } from './section-spy.ts';

const SCROLLED_BEYOND_PX = 100;
const BACK_TO_TOP_FROM_PX = 200;

/** The section that the reader chose or scrolled to last; null until either happened on this page. */
export const $currentSection = atom<Section | null>(null);

/** Whether the sidebar is open. */
export const $sidebarOpen = atom(false);

/** How far the page is scrolled, in CSS pixels. */
export const $scrollY = atom(0);

/** Whether the bar has its scrolled look (specification, section 9). */
export const $scrolled = computed($scrollY, (y) => y > SCROLLED_BEYOND_PX);

/** Whether the back-to-top button is shown (specification, section 9). */
export const $backToTopVisible = computed($scrollY, (y) => y >= BACK_TO_TOP_FROM_PX);

let chosenByHand = false;

/** Makes a section the current one because the reader chose it; it stays so until the reader scrolls by hand. */
export function chooseSection(section: Section): void {
  chosenByHand = true;
  $currentSection.set(section);
}

/** Opens the sidebar. */
export function openSidebar(): void {
  $sidebarOpen.set(true);
}

/** Closes the sidebar. */
export function closeSidebar(): void {
  $sidebarOpen.set(false);
}

onMount($scrollY, () => {
  if (typeof window === 'undefined') return;
  const read = () => $scrollY.set(window.scrollY);
  read();
  window.addEventListener('scroll', read, { passive: true });
  return () => window.removeEventListener('scroll', read);
});

onMount($currentSection, () => {
  if (typeof window === 'undefined') return;
  const chooseFromAddress = () => {
    const section = sectionOf(location.hash.slice(1));
    if (section) chooseSection(section);
  };
  const stopWatching = watchSections({
    onReaderScrolls: () => (chosenByHand = false),
    onSection: (section) => {
      if (!chosenByHand) $currentSection.set(section);
    },
  });
  window.addEventListener('hashchange', chooseFromAddress);
  return () => {
    stopWatching();
    window.removeEventListener('hashchange', chooseFromAddress);
  };
});
