/**
 * Closes the sidebar when one of its links is clicked, before and after its island is hydrated. In browsers
 * without popovers (before Chrome 114, Safari 17 and Firefox 125) it also opens the sidebar, as a modal dialog.
 */
export function openAndCloseSidebar(): void {
  const hasPopovers = 'popover' in HTMLElement.prototype;
  // React stops the propagation of a click on an island that it is hydrating.
  document.addEventListener('click', handleClick, { capture: true });

  function handleClick({ target, clientX }: MouseEvent): void {
    const part = target as Element;
    const sidebar = document.querySelector<HTMLDialogElement>('.sidebar');
    const isLink = part.closest('.sidebar a') !== null;
    if (hasPopovers) {
      if (isLink) sidebar?.hidePopover();
    } else if (part.closest('.navbar-menu')) {
      sidebar?.showModal();
    } else {
      const isOnBackdrop = part === sidebar && clientX < sidebar.getBoundingClientRect().left;
      if (isLink || isOnBackdrop || part.closest('.sidebar-close')) sidebar?.close();
    }
  }
}
