import { LANDING_SECTIONS, type Section } from '../../lib/sections.ts';

/**
 * The reader reads about here: this share of the viewport below its top edge, but not deeper than that many
 * CSS pixels.
 */
const READING_LINE = 0.4;
const DEEPEST_READING_LINE_PX = 320;

const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

interface SectionWatcher {
  /** Called when the page is moved by anything but the choice of a link. */
  onReaderScrolls: () => void;
  /** Called at once and at every scroll with the section under the reading line. */
  onSection: (section: Section) => void;
}

interface SectionSpy {
  /** Looks now which section is being read. */
  read: () => void;
  stop: () => void;
}

/** Watches which section of the landing page is being read. */
export function watchSections({ onReaderScrolls, onSection }: SectionWatcher): SectionSpy {
  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  const read = () => {
    const section = sectionAt(Math.min(window.innerHeight * READING_LINE, DEEPEST_READING_LINE_PX));
    if (section) onSection(section);
  };
  // The scroll that a choice began ends with `scrollend`; one that begins after it is the reader's own,
  // whatever moves it.
  let atRest = false;

  window.addEventListener('wheel', onReaderScrolls, options);
  window.addEventListener('touchmove', onReaderScrolls, options);
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (SCROLL_KEYS.has(key)) onReaderScrolls();
    },
    options,
  );
  window.addEventListener('click', () => (atRest = false), options);
  window.addEventListener('scrollend', () => (atRest = true), options);
  window.addEventListener(
    'scroll',
    () => {
      if (atRest) onReaderScrolls();
      read();
    },
    options,
  );
  read();
  return { read, stop: () => ended.abort() };
}

function sectionAt(y: number): Section | undefined {
  return LANDING_SECTIONS.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= y;
  });
}
