import { href } from '#content-model/urls.ts';
import { DEFAULT_LANGUAGE } from '#content-model/languages.ts';
import { TRIPS_PATH } from '#content-model/pages.ts';
import { SECTION_PREFIX, TRIPS_IDS } from '#content-model/section-ids.ts';

/** The longest time that the scroll to a section waits for fonts. */
const FONTS_TIMEOUT_MS = 1000;

/**
 * Handles the scroll position on entry to a page. A navigation to `/#section` starts at the top and then
 * scrolls to the section (specification, "Navigation"): the fragment is removed from the URL until the first
 * paint, so that the browser does not jump to it. For Back, Forward and reload the browser restores the
 * scroll position.
 */
export function handlePageEntry(): void {
  const path = location.pathname.slice(href('/').length - 1).replace(/\/(index\.html)?$/, '');
  // A link to a section, such as `/hi#_about`, would load the page again at `/hi/` or `/hi?from=a-letter`.
  const address = href((path || '/') as `/${string}`);
  if (address !== location.pathname + location.search)
    history.replaceState(history.state, '', address + location.hash);
  // Does not call `languageOf`, which would add the list of languages to every page.
  const [language] = document.documentElement.lang.split('-');
  const prefix = language === DEFAULT_LANGUAGE ? '' : `/${language}`;
  const atHome = path === prefix;
  const id = location.hash.slice(1);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const redirectToTrips = () => {
    const isTrips = (TRIPS_IDS as readonly string[]).includes(location.hash.slice(1));
    if (atHome && isTrips) location.replace(href(`${prefix}${TRIPS_PATH}` as `/${string}`));
  };
  redirectToTrips();
  addEventListener('hashchange', redirectToTrips);
  if (atHome && id.startsWith(SECTION_PREFIX) && entry?.type === 'navigate') scrollAfterEntry(id);
  // Browsers without cross-document view transitions get only the entry animation.
  if (!('onpagereveal' in window)) {
    const { classList } = document.documentElement;
    classList.add('entry-animation');
    // A click ends it: while the page slides in, a link would scroll to a position that is slightly off.
    addEventListener('click', () => classList.remove('entry-animation'), { capture: true, once: true });
  }
}

function scrollAfterEntry(id: string): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  // Does not scroll when the visitor has already scrolled.
  const scroll = () =>
    scrollY === 0 ? location.replace(`#${id}`) : history.replaceState(history.state, '', `#${id}`);
  // Waits for the entry animation and the fonts, because they move the section.
  const scrollOnceLaidOut = () => {
    const animations = document.querySelector('main')?.getAnimations() ?? [];
    const timeout = new Promise((resolve) => setTimeout(resolve, FONTS_TIMEOUT_MS));
    const fonts = Promise.race([document.fonts.ready, timeout]);
    void Promise.allSettled([fonts, ...animations.map(({ finished }) => finished)]).then(scroll);
  };
  addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => requestAnimationFrame(scrollOnceLaidOut)),
  );
}
