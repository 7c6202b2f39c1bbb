/**
 * Handles clicks that need no island: a link in the sidebar closes it, and a button with `data-print` prints
 * the page.
 */
export function handleClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('[popover] a');
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
    if ((target as Element).closest('[data-print]')) print();
  });
}
