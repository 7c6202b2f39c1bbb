import { atom, computed, onMount } from 'nanostores';
import { sectionOf, type Section } from '../../content-model/section-ids.ts';
import { watchSections } from './section-spy.ts';

const SCROLLED_BEYOND_PX = 100;
const BACK_TO_TOP_FROM_PX = 200;

/** The section that the visitor chose or scrolled to last; null before that. */
export const $currentSection = atom<Section | null>(null);

/** True while the sidebar is open. */
export const $sidebarOpen = atom(false);

/** The vertical scroll position of the page, in CSS pixels. */
export const $scrollY = atom(0);

/** True when the bar has its scrolled look (specification, "Constants"). */
export const $scrolled = computed($scrollY, (y) => y > SCROLLED_BEYOND_PX);

/** True when the back-to-top button is shown (specification, "Constants"). */
export const $backToTopVisible = computed($scrollY, (y) => y >= BACK_TO_TOP_FROM_PX);

/** True after the visitor chose the current section, until they scroll. */
let chosen = false;

/** Sets the current section after the visitor chose it. It stays current until the visitor scrolls. */
export function chooseSection(section: Section): void {
  chosen = true;
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
  const clearChosen = () => (chosen = false);
  const spy = watchSections({
    onUserScroll: clearChosen,
    onSection: (section) => {
      if (!chosen) $currentSection.set(section);
    },
  });
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener(
    'hashchange',
    () => {
      const section = sectionOf(location.hash.slice(1));
      if (section) chooseSection(section);
      else clearChosen();
    },
    { signal },
  );
  // The back/forward cache restores the page with the section whose link the visitor followed to leave it.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      clearChosen();
      $currentSection.set(null);
      spy.read();
    },
    { signal },
  );
  return () => {
    spy.stop();
    controller.abort();
  };
});
