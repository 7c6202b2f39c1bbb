/** Closes the sidebar when one of its links is clicked, before and after its island is hydrated. */
export function closeSidebarByLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('[popover] a');
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
