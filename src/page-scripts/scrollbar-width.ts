/**
 * Sets `--scrollbar-width` before an overlay opens and hides the scrollbar of the page. A gutter of CSS would
 * leave a strip beside the overlay and its backdrop.
 */
export function measureScrollbar(): void {
  const { documentElement: page } = document;
  const measure = ({ newState }: ToggleEvent) => {
    if (newState === 'open')
      page.style.setProperty('--scrollbar-width', `${innerWidth - page.clientWidth}px`);
  };
  // The event does not bubble.
  document.addEventListener('beforetoggle', measure, { capture: true });
}
