/** Under this name the browser remembers the text size; nothing else is stored. */
export const TEXT_SIZE_KEY = 'text-size';

interface Places {
  /** Path of the landing page. */
  home: string;
  /** Path of the trips page. */
  trips: string;
  /** The ids that lead to a section of the landing page. */
  sectionIds: readonly string[];
  /** The ids that lead to the trips page. */
  tripsIds: readonly string[];
  /** The name under which the text size is remembered. */
  textSizeKey: string;
}

/**
 * What happens on entry to a page, before its first paint; it is written into the page's head as text, so it may name nothing outside itself.
 *
 * The remembered text size is applied. A fresh entry to `/#section` begins at the top and then scrolls there (decision 2): the section is taken out of the address
 * until the page has been shown, or the browser would jump. Back, Forward and reload are left to the browser.
 */
export function enterPage({ home, trips, sectionIds, tripsIds, textSizeKey }: Places): void {
  try {
    document.documentElement.dataset['textSize'] = localStorage.getItem(textSizeKey) ?? '100';
  } catch {
    // Nothing may be remembered here.
  }
  const id = location.hash.slice(1);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const atHome = location.pathname === home || `${location.pathname}/` === home;
  const leadToTrips = () => {
    if (atHome && tripsIds.includes(location.hash.slice(1))) location.replace(trips);
  };
  leadToTrips();
  addEventListener('hashchange', leadToTrips);
  if (atHome && sectionIds.includes(id) && entry?.type === 'navigate') {
    history.replaceState(history.state, '', location.pathname + location.search);
    // A reader who has begun to scroll is left where he is.
    const scroll = () =>
      scrollY === 0 ? location.replace(`#${id}`) : history.replaceState(history.state, '', `#${id}`);
    // Not before the typefaces have come: they move what lies above the section.
    const scrollOnceLaidOut = () => void document.fonts.ready.then(scroll);
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame(scrollOnceLaidOut)),
    );
  }
  // Browsers without cross-document view transitions get the entry half of the page change.
  if (!('onpagereveal' in window)) document.documentElement.classList.add('entry-animation');
}
