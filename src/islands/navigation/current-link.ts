import { useEffect, type RefObject } from 'react';
import { sectionOf, type Section } from '#content-model/section-ids.ts';
import { $currentSection, chooseSection } from './navigation.store.ts';

type ModifierKeys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The `aria-current` of a link to a section: the trips are a page, the others are parts of one. */
export function ariaCurrent(
  section: Section | undefined,
  current: Section | null,
): 'page' | 'true' | undefined {
  if (!section || section !== current) return undefined;
  return section === 'trips' ? 'page' : 'true';
}

/** False for a click with a modifier key, for which the browser opens a new tab or downloads the link. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}

/**
 * Marks the link of the current section among the static links of a navigation, and makes the section of a
 * clicked link the current one.
 * @param entrySection the current section until the visitor chooses another one or scrolls
 */
export function useCurrentLink(
  navigation: RefObject<HTMLElement | null>,
  entrySection: Section | null,
): void {
  useEffect(() => {
    const element = navigation.current;
    if (!element) return;
    const choose = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const section = link && sectionOfLink(link);
      if (section && isPlainClick(event)) chooseSection(section);
    };
    element.addEventListener('click', choose);
    const unsubscribe = $currentSection.subscribe((section) => {
      for (const link of element.querySelectorAll('a')) {
        const value = ariaCurrent(sectionOfLink(link), section ?? entrySection);
        if (value) link.setAttribute('aria-current', value);
        else link.removeAttribute('aria-current');
      }
    });
    return () => {
      element.removeEventListener('click', choose);
      unsubscribe();
    };
  }, [navigation, entrySection]);
}

/** A link without a fragment leads to the trips page. */
function sectionOfLink({ hash }: HTMLAnchorElement): Section | undefined {
  return sectionOf(hash.slice(1) || 'trips');
}
