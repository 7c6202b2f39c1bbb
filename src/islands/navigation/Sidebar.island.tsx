import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { island } from '../hydration/island.tsx';
import { Text } from '../../components/Text.tsx';
import type { Section } from '../../content-model/section-ids.ts';
import { useCurrentLink } from './current-link.ts';
import { $sidebarOpen, closeSidebar, openSidebar } from './navigation.store.ts';

interface Props {
  id: string;
  /** The current section until the visitor chooses another one or scrolls. */
  entrySection: Section | null;
  label: string;
  closeButton: string;
  /** The link to the page in another language. */
  first?: ReactNode;
  /** The list of links. */
  links?: ReactNode;
  /** Further controls in the sidebar. */
  children?: ReactNode;
}

/**
 * The links of the navigation on small screens, in a panel that slides in. It is a popover, so it opens and
 * closes without JavaScript. The island makes the page behind it inert and closes it when an item is chosen.
 */
export const Sidebar = island(function Sidebar(props: Props) {
  const { id, entrySection, label, closeButton, first, links, children } = props;
  const popover = useRef<HTMLDivElement>(null);
  const navigation = useRef<HTMLElement>(null);
  const open = useStore($sidebarOpen, { ssr: 'initial' });

  useCurrentLink(navigation, entrySection, closeSidebar);

  useEffect(() => {
    if (popover.current?.matches(':popover-open')) openSidebar();
  }, []);

  useEffect(() => {
    // Reads the store and not `open`: the effect above may just have changed it.
    if (!$sidebarOpen.get()) popover.current?.hidePopover();
    // The browser restyles and repaints the whole page, so the sidebar is painted first.
    return afterNextPaint(() => setPageInert(popover.current, $sidebarOpen.get()));
  }, [open]);

  return (
    <div
      ref={popover}
      id={id}
      className="sidebar"
      popover="auto"
      role="dialog"
      aria-label={label}
      onBeforeToggle={({ newState }) => newState === 'closed' && enableMenuButton(id)}
      onToggle={({ newState }) => (newState === 'open' ? openSidebar() : closeSidebar())}
    >
      <button type="button" className="sidebar-close" popoverTarget={id} popoverTargetAction="hide" autoFocus>
        <X aria-hidden size={28} />
        <Text>{closeButton}</Text>
      </button>
      {first}
      <nav ref={navigation} aria-label={label}>
        {links}
      </nav>
      {children}
    </div>
  );
});

/** The header is interactive before the sidebar closes, so that the focus can return to the menu button. */
function enableMenuButton(sidebarId: string): void {
  document.querySelector(`[popovertarget="${sidebarId}"]`)?.closest('[inert]')?.removeAttribute('inert');
}

/** Makes everything inert but the part of the page that contains the sidebar. */
function setPageInert(sidebar: HTMLElement | null, inert: boolean): void {
  for (const part of document.body.children)
    if (!part.contains(sidebar)) part.toggleAttribute('inert', inert);
}

/** Calls a function in a task after the next paint. Returns a function that cancels the call. */
function afterNextPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
