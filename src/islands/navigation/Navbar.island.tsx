import { useStore } from '@nanostores/react';
import { Menu } from 'lucide-react';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { island } from '#islands/hydration/island.tsx';
import { Text } from '#components/Text.tsx';
import type { Section } from '#content-model/section-ids.ts';
import { isPlainClick, useCurrentLink } from './current-link.ts';
import { $backToTopVisible, $scrolled, chooseSection } from './navigation.store.ts';

interface Props {
  /** The path of the landing page. */
  home: string;
  /** The current section until the visitor chooses another one or scrolls. */
  entrySection: Section | null;
  label: string;
  menuButton: string;
  sidebarId: string;
  /** The logo and the name of the club. */
  children?: ReactNode;
  links?: ReactNode;
  /** Further controls in the bar. */
  tools?: ReactNode;
}

export const Navbar = island(function Navbar(props: Props) {
  const { home, entrySection, label, menuButton, sidebarId, children, links, tools } = props;
  const navigation = useRef<HTMLElement>(null);
  const scrolled = useStore($scrolled, { ssr: () => false });

  useCurrentLink(navigation, entrySection);
  useEffect(showBackToTop, []);

  function goToTop(event: MouseEvent) {
    if (entrySection !== '_landing' || !isPlainClick(event)) return;
    event.preventDefault();
    chooseSection('_landing');
    if (location.hash) history.pushState(null, '', home);
    window.scrollTo({ top: 0 });
  }

  return (
    <div className="navbar" data-scrolled={scrolled}>
      <a className="target navbar-brand" href={home} onClick={goToTop}>
        {children}
      </a>
      <nav ref={navigation} className="navbar-links" aria-label={label}>
        {links}
      </nav>
      <div className="navbar-tools">{tools}</div>
      <button
        type="button"
        className="target navbar-menu"
        popoverTarget={sidebarId}
        popoverTargetAction="show"
      >
        <Menu aria-hidden size={28} />
        <Text>{menuButton}</Text>
      </button>
    </div>
  );
});

/** Shows and hides the back-to-top button as the page is scrolled, until the returned function is called. */
function showBackToTop(): () => void {
  const button = document.querySelector<HTMLElement>('[data-back-to-top]');
  return $backToTopVisible.subscribe((visible) => {
    button?.toggleAttribute('data-ready', true);
    button?.toggleAttribute('hidden', !visible);
  });
}
