/**
 * Closes the sidebar when one of its links is clicked, before and after its island is hydrated. In browsers
 * without popovers (before Chrome 114, Safari 17 and Firefox 125) it also opens the sidebar as a modal
 * dialog, and prevents scrolling behind any dialog, because some of them do not know `:has()`.
 */
export function openAndCloseSidebar(): void {
  // React stops the propagation of a click on an island that it is hydrating.
  const options = { capture: true };
  if ('popover' in HTMLElement.prototype) return document.addEventListener('click', closePopover, options);
  document.addEventListener('click', toggleDialog, options);
  for (const type of ['click', 'close']) document.addEventListener(type, () => setTimeout(lockPage), options);
}

function closePopover({ target }: MouseEvent): void {
  (target as Element).closest('.sidebar a')?.closest<HTMLElement>('.sidebar')?.hidePopover();
}

function toggleDialog({ target, clientX }: MouseEvent): void {
  const part = target as Element;
  const sidebar = document.querySelector<HTMLDialogElement>('.sidebar');
  const isOnBackdrop = part === sidebar && clientX < sidebar.getBoundingClientRect().left;
  if (part.closest('.navbar-menu')) sidebar?.showModal();
  else if (isOnBackdrop || part.closest('.sidebar a, .sidebar-close')) sidebar?.close();
}

function lockPage(): void {
  document.documentElement.style.overflow = document.querySelector('dialog[open]') ? 'hidden' : '';
}
