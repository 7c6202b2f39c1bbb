interface Places {
  /** Path of the landing page. */
  home: string;
  /** Path of the trips page. */
  trips: string;
  /** The ids that lead to a section of the landing page. */
  sectionIds: readonly string[];
  /** The ids that lead to the trips page. */
  tripsIds: readonly string[];
}

/**
 * What happens on entry to a page, before its first paint; it is written into the page's head as text, so it may name nothing outside itself.
 *
 * A fresh entry to `/#section` begins at the top and then scrolls there (decision 2): the section is taken out of the address
 * until the page has been shown, or the browser would jump. Back, Forward and reload are left to the browser.
 */
export function enterPage({ home, trips, sectionIds, tripsIds }: Places): void {
  const id = location.hash.slice(1);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // What comes late must not move a reader whose place the browser has restored.
  document.documentElement.toggleAttribute('data-restored', entry?.type !== 'navigate');
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
    // Not before the page has slid in, which moves the section.
    const scrollOnceLaidOut = () => {
      const slides = document.querySelector('main')?.getAnimations() ?? [];
      void Promise.allSettled(slides.map(({ finished }) => finished)).then(scroll);
    };
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame(scrollOnceLaidOut)),
    );
  }
  // Browsers without cross-document view transitions get the entry half of the page change.
  if (!('onpagereveal' in window)) {
    const { classList } = document.documentElement;
    classList.add('entry-animation');
    // A press ends it: a page that is still sliding in would be scrolled to where a section is not.
    addEventListener('click', () => classList.remove('entry-animation'), { capture: true, once: true });
  }
}
