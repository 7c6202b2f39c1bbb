import { useStore } from '@nanostores/react';
import { href } from '../../lib/href.ts';
import { isPlainClick } from '../../lib/plain-click.ts';
import { pathTo, sectionOf, type Section } from '../../lib/sections.ts';
import type { NavigationItem } from '../../schemas/navigation.ts';
import { $currentSection, chooseSection } from './navigation.store.ts';

interface Props {
  items: NavigationItem[];
  /** The current section until the visitor chooses another one or scrolls. */
  entrySection: Section | null;
  /** Called after a click on a link. */
  onChoose?: () => void;
}

/** The navigation items as links; the current one has `aria-current`. */
export function NavigationLinks({ items, entrySection, onChoose }: Props) {
  const current = useStore($currentSection, { ssr: 'initial' }) ?? entrySection;
  return (
    <ul className="navigation-links">
      {items.map(({ label, section: id }) => {
        const section = sectionOf(id);
        return (
          <li key={id}>
            <a
              href={href(pathTo(id))}
              suppressHydrationWarning
              aria-current={section !== current ? undefined : section === 'trips' ? 'page' : 'true'}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                if (section) chooseSection(section);
                onChoose?.();
              }}
            >
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
