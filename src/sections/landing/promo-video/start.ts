/**
 * Dispatches `promo-video:play` at the frame when the video is to play (decision 9): by itself once the page
 * has loaded and is idle, unless motion or data are to be saved, and when the poster is clicked. A player
 * that takes the event prevents its default, which for a click is to follow the poster's link.
 */
export function startPromoVideo(frame: HTMLElement): void {
  const play = () => !frame.dispatchEvent(new Event('promo-video:play', { cancelable: true }));
  frame.querySelector('a')?.addEventListener('click', (event) => {
    // Written here, not imported: a module shared with another script would be a file to fetch before the
    // first interaction.
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (isPlain && play()) event.preventDefault();
  });
  if (!isSaving()) addEventListener('load', () => whenIdle(play));
}

function isSaving(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    connection?.saveData === true ||
    matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}

/** Safari has no idle callback: there it is the next task. */
function whenIdle(task: () => void): void {
  ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(task);
}
