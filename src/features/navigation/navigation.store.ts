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

/** Whether the current section was chosen, and the page has not been moved otherwise since. */
let chosen = false;

/**
 * Makes a section the current one because the reader chose it; it stays so until the page is moved in another
 * way.
 */
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
  const release = () => (chosen = false);
  const spy = watchSections({
    onReaderScrolls: release,
    onSection: (section) => {
      if (!chosen) $currentSection.set(section);
    },
  });
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener(
    'hashchange',
    () => {
      const section = sectionOf(location.hash.slice(1));
      if (section) chooseSection(section);
      else release();
    },
    { signal },
  );
  // A page that comes back as it was left must not mark the place for which it was left.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      release();
      $currentSection.set(null);
      spy.read();
    },
    { signal },
  );
  return () => {
    spy.stop();
    ended.abort();
  };
});
