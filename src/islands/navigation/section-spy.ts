import { LANDING_SECTIONS, type Section } from '../../content-model/section-ids.ts';

/**
 * The reading line is this fraction of the viewport height below its top edge, but at most 320 CSS pixels.
 */
const READING_LINE_RATIO = 0.4;
const MAX_READING_LINE_PX = 320;

const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

interface SectionCallbacks {
  /** Called when the visitor scrolls, but not when a navigation link does. */
  onUserScroll: () => void;
  /** Called immediately and on every scroll event with the section at the reading line. */
  onSection: (section: Section) => void;
}

interface SectionSpy {
  /** Calls `onSection` with the section at the reading line. */
  read: () => void;
  /** Removes the event listeners. */
  stop: () => void;
}

/** Observes which section of the landing page is at the reading line. */
export function watchSections({ onUserScroll, onSection }: SectionCallbacks): SectionSpy {
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  const read = () => {
    const section = sectionAt(Math.min(window.innerHeight * READING_LINE_RATIO, MAX_READING_LINE_PX));
    if (section) onSection(section);
  };
  // The scroll that a link started ends with `scrollend`. The visitor causes every scroll after that, also
  // with the scroll bar or assistive technology.
  let scrollEnded = false;

  window.addEventListener('wheel', onUserScroll, options);
  window.addEventListener('touchmove', onUserScroll, options);
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (SCROLL_KEYS.has(key)) onUserScroll();
    },
    options,
  );
  window.addEventListener('click', () => (scrollEnded = false), options);
  window.addEventListener('scrollend', () => (scrollEnded = true), options);
  window.addEventListener(
    'scroll',
    () => {
      if (scrollEnded) onUserScroll();
      read();
    },
    options,
  );
  read();
  return { read, stop: () => controller.abort() };
}

function sectionAt(y: number): Section | undefined {
  return LANDING_SECTIONS.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= y;
  });
}
