import { atom, computed, onMount } from 'nanostores';
import { LANDING_SECTIONS, sectionOf, type Section } from '#content-model/section-ids.ts';

const SCROLLED_BEYOND_PX = 100;
const BACK_TO_TOP_FROM_PX = 200;

/** The distance of the reading line from the top edge of the viewport, as a fraction of its height. */
const READING_LINE_RATIO = 0.4;
const MAX_READING_LINE_PX = 320;

const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/** The vertical scroll position of the page, in CSS pixels. */
const $scrollY = atom(0);

/** True when the bar has its scrolled look (specification, "Constants"). */
export const $scrolled = computed($scrollY, (y) => y > SCROLLED_BEYOND_PX);

/** True when the back-to-top button is shown (specification, "Constants"). */
export const $backToTopVisible = computed($scrollY, (y) => y >= BACK_TO_TOP_FROM_PX);

onMount($scrollY, () => {
  if (typeof window === 'undefined') return;
  const read = () => $scrollY.set(window.scrollY);
  read();
  window.addEventListener('scroll', read, { passive: true });
  return () => window.removeEventListener('scroll', read);
});

/** The section that the visitor chose or scrolled to last; null before that. */
export const $currentSection = atom<Section | null>(null);

/** True after the visitor chose the current section, until they scroll. */
let chosen = false;

/** True until the scroll that a link has started ends. */
let linkScrolls = false;

/** Sets the current section after the visitor chose it. It stays current until the visitor scrolls. */
export function chooseSection(section: Section): void {
  chosen = true;
  linkScrolls = needsScroll(section);
  $currentSection.set(section);
}

onMount($currentSection, () => {
  if (typeof window === 'undefined') return;
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  const clearChosen = () => (chosen = false);
  const readSection = () => {
    const section = sectionAtReadingLine();
    if (section && !chosen) $currentSection.set(section);
  };
  readSection();

  // The scroll that a link started ends with `scrollend`. The visitor causes every scroll after that, also
  // with the scroll bar or assistive technology.
  const onScroll = () => {
    if (!linkScrolls) clearChosen();
    readSection();
  };
  window.addEventListener('scrollend', () => (linkScrolls = false), options);
  window.addEventListener('scroll', onScroll, options);
  window.addEventListener('wheel', clearChosen, options);
  window.addEventListener('touchmove', clearChosen, options);
  window.addEventListener('keydown', ({ key }) => SCROLL_KEYS.has(key) && clearChosen(), options);

  const onHashChange = () => {
    const section = sectionOf(location.hash.slice(1));
    if (section) chooseSection(section);
    else clearChosen();
  };
  window.addEventListener('hashchange', onHashChange, options);

  // The back/forward cache restores the page with the section whose link the visitor followed to leave it.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    clearChosen();
    $currentSection.set(null);
    readSection();
  };
  window.addEventListener('pageshow', onPageShow, options);
  return () => controller.abort();
});

/** False for a section to which a link does not scroll: it is in place already, or the page ends. */
function needsScroll(section: Section): boolean {
  const element = document.getElementById(section);
  // The trips are another page.
  if (!element) return true;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  const distance = element.getBoundingClientRect().top - margin;
  const rest = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  return Math.abs(Math.max(-window.scrollY, Math.min(distance, rest))) >= 1;
}

function sectionAtReadingLine(): Section | undefined {
  const y = Math.min(window.innerHeight * READING_LINE_RATIO, MAX_READING_LINE_PX);
  return LANDING_SECTIONS.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= y;
  }).at(-1);
}
