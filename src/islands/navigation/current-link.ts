import { useEffect, type RefObject } from 'react';
import { isPlainClick } from './plain-click.ts';
import { sectionOf, type Section } from '../../content-model/section-ids.ts';
import { $currentSection, chooseSection } from './navigation.store.ts';

/** Returns the `aria-current` of a link to a section: the trips are a page, the others are parts of one. */
export function ariaCurrent(
  section: Section | undefined,
  current: Section | null,
): 'page' | 'true' | undefined {
  if (!section || section !== current) return undefined;
  return section === 'trips' ? 'page' : 'true';
}

/**
 * Marks the link of the current section among the static links of a navigation, and makes the section of a
 * clicked link the current one.
 * @param entrySection the current section until the visitor chooses another one or scrolls
 * @param onChoose is called after a click on a link
 */
export function useCurrentLink(
  navigation: RefObject<HTMLElement | null>,
  entrySection: Section | null,
  onChoose?: () => void,
): void {
  useEffect(() => {
    const links = [...(navigation.current?.querySelectorAll('a') ?? [])];
    const controller = new AbortController();
    for (const link of links) {
      const choose = (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        const section = sectionOfLink(link);
        if (section) chooseSection(section);
        onChoose?.();
      };
      link.addEventListener('click', choose, { signal: controller.signal });
    }
    const unsubscribe = $currentSection.subscribe((section) => {
      for (const link of links) {
        const value = ariaCurrent(sectionOfLink(link), section ?? entrySection);
        if (value) link.setAttribute('aria-current', value);
        else link.removeAttribute('aria-current');
      }
    });
    return () => {
      controller.abort();
      unsubscribe();
    };
  }, [navigation, entrySection, onChoose]);
}

/** A link without a fragment leads to the trips page. */
function sectionOfLink({ hash }: HTMLAnchorElement): Section | undefined {
  return sectionOf(hash.slice(1) || 'trips');
}
