import { LANDING_SECTIONS, type Section } from '../../lib/sections.ts';

/** The reader reads about here: this share of the viewport below its top edge. */
const READING_LINE = 0.4;

const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

interface SectionWatcher {
  /** Called when the reader moves the page by hand, not by choosing a link. */
  onReaderScrolls: () => void;
  /** Called at once and at every scroll with the section under the reading line. */
  onSection: (section: Section) => void;
}

/** Watches which section of the landing page is being read; gives a function that ends the watch. */
export function watchSections({ onReaderScrolls, onSection }: SectionWatcher): () => void {
  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  const readSection = () => {
    const section = sectionAt(window.innerHeight * READING_LINE);
    if (section) onSection(section);
  };

  window.addEventListener('wheel', onReaderScrolls, options);
  window.addEventListener('touchmove', onReaderScrolls, options);
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (SCROLL_KEYS.has(key)) onReaderScrolls();
    },
    options,
  );
  window.addEventListener('scroll', readSection, options);
  readSection();
  return () => ended.abort();
}

function sectionAt(y: number): Section | undefined {
  return LANDING_SECTIONS.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= y;
  });
}
