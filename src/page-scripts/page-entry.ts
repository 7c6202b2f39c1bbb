import { href } from '../lib/href.ts';
import { LANDING_PATH, TRIPS_PATH } from '../lib/pages.ts';
import { SECTION_IDS, TRIPS_IDS } from '../lib/sections.ts';

/**
 * Handles the entry to a page, before its first paint. A fresh entry to `/#section` begins at the top and
 * then scrolls there (decision 2): the section is removed from the address until the page has been shown, or
 * the browser would jump. Back, Forward and reload are left to the browser.
 */
export function enterPage(): void {
  const home = href(LANDING_PATH);
  const id = location.hash.slice(1);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The browser restores the scroll position: content that comes late must not move it.
  document.documentElement.toggleAttribute('data-restored', entry?.type !== 'navigate');
  const atHome = location.pathname === home || `${location.pathname}/` === home;
  const leadToTrips = () => {
    if (atHome && includes(TRIPS_IDS, location.hash.slice(1))) location.replace(href(TRIPS_PATH));
  };
  leadToTrips();
  addEventListener('hashchange', leadToTrips);
  if (atHome && includes(SECTION_IDS, id) && entry?.type === 'navigate') scrollAfterEntry(id);
  // Browsers without cross-document view transitions get the entry half of the page change.
  if (!('onpagereveal' in window)) {
    const { classList } = document.documentElement;
    classList.add('entry-animation');
    // A click ends it: a link would be scrolled to where a section is not while the page is still sliding in.
    addEventListener('click', () => classList.remove('entry-animation'), { capture: true, once: true });
  }
}

function scrollAfterEntry(id: string): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  // A reader who has begun to scroll stays where they are.
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

function includes(ids: readonly string[], id: string): boolean {
  return ids.includes(id);
}
