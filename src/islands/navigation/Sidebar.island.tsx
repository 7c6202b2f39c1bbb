import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { island } from '#islands/hydration/island.tsx';
import { Text } from '#components/Text.tsx';
import type { Section } from '#content-model/section-ids.ts';
import { useCurrentLink } from './current-link.ts';

interface Props {
  id: string;
  /** The current section until the visitor chooses another one or scrolls. */
  entrySection: Section | null;
  label: string;
  closeButton: string;
  /** The link to the page in another language. */
  first?: ReactNode;
  links?: ReactNode;
  /** Further controls in the sidebar. */
  children?: ReactNode;
}

/**
 * The navigation on small screens, a popover that opens and closes without JavaScript. `sidebar.ts` closes it
 * after a click on a link, and opens it as a modal dialog in browsers without popovers. The island makes the
 * page behind the popover inert and marks the current link.
 */
export const Sidebar = island(function Sidebar(props: Props) {
  const { id, entrySection, label, closeButton, first, links, children } = props;
  const popover = useRef<HTMLDialogElement>(null);
  const navigation = useRef<HTMLElement>(null);

  useCurrentLink(navigation, entrySection);

  // The sidebar may have been opened before hydration.
  useEffect(() => {
    if (popover.current) updateInert(popover.current);
  }, []);

  return (
    <dialog
      ref={popover}
      id={id}
      className="sidebar"
      popover="auto"
      aria-label={label}
      onBeforeToggle={({ newState }) => newState === 'closed' && enableMenuButton(id)}
      onToggle={({ currentTarget }) => updateInert(currentTarget)}
    >
      <button
        type="button"
        className="target sidebar-close"
        popoverTarget={id}
        popoverTargetAction="hide"
        autoFocus
      >
        <X aria-hidden size={28} />
        <Text>{closeButton}</Text>
      </button>
      {first}
      <nav ref={navigation} aria-label={label}>
        {links}
      </nav>
      {children}
    </dialog>
  );
});

/** Makes the header interactive before the sidebar closes, so that the menu button can get the focus back. */
function enableMenuButton(sidebarId: string): void {
  document.querySelector(`[popovertarget="${sidebarId}"]`)?.closest('[inert]')?.removeAttribute('inert');
}

/** Makes the page behind the open sidebar inert, which repaints all of it, after the sidebar is painted. */
function updateInert(sidebar: HTMLElement): void {
  // Browsers without popovers do not know the selector.
  const isOpen = 'popover' in sidebar && sidebar.matches(':popover-open');
  const update = () => {
    for (const part of document.body.children)
      if (!part.contains(sidebar)) part.toggleAttribute('inert', isOpen);
  };
  requestAnimationFrame(() => setTimeout(update));
}
