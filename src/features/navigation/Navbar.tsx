import { useStore } from '@nanostores/react';
import { Menu } from 'lucide-react';
import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { island } from '../../hydration/island.tsx';
import { Text } from '../../components/Text.tsx';
import { href } from '../../lib/href.ts';
import { isPlainClick } from '../../lib/plain-click.ts';
import type { Section } from '../../lib/sections.ts';
import type { NavigationItem } from '../../schemas/navigation.ts';
import { showBackToTop } from './back-to-top.ts';
import { $scrolled, chooseSection } from './navigation.store.ts';
import { NavigationLinks } from './NavigationLinks.tsx';

interface Props {
  items: NavigationItem[];
  entrySection: Section | null;
  label: string;
  menuButton: string;
  sidebarId: string;
  /** The logo and the name of the club. */
  children?: ReactNode;
  /** Further controls in the bar. */
  tools?: ReactNode;
}

/** The navigation bar at the top of every page. */
export const Navbar = island(function Navbar(props: Props) {
  const { items, entrySection, label, menuButton, sidebarId, children, tools } = props;
  const scrolled = useStore($scrolled, { ssr: () => false });

  useEffect(showBackToTop, []);

  function goToTop(event: MouseEvent) {
    if (entrySection !== '_landing' || !isPlainClick(event)) return;
    event.preventDefault();
    chooseSection('_landing');
    if (location.hash) history.pushState(null, '', href('/'));
    window.scrollTo({ top: 0 });
  }

  return (
    <div className="navbar" data-scrolled={scrolled}>
      <a className="navbar-brand" href={href('/')} onClick={goToTop}>
        {children}
      </a>
      <nav className="navbar-links" aria-label={label}>
        <NavigationLinks items={items} entrySection={entrySection} />
      </nav>
      <div className="navbar-tools">{tools}</div>
      <button type="button" className="navbar-menu" popoverTarget={sidebarId} popoverTargetAction="show">
        <Menu aria-hidden size={28} />
        <Text>{menuButton}</Text>
      </button>
    </div>
  );
});
