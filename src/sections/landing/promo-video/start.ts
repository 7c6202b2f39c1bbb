/** How long the start may wait for an idle moment, in milliseconds. */
const MAX_IDLE_WAIT_MS = 5000;

/**
 * Dispatches `promo-video:play` at the frame when the video is to play (decision 9): by itself once the page has loaded
 * and is idle, unless motion or data are to be saved, and when the poster is clicked. A player that takes the event
 * prevents its default, which for a click is to follow the poster's link.
 */
export function startPromoVideo(frame: HTMLElement): void {
  const play = () => !frame.dispatchEvent(new Event('promo-video:play', { cancelable: true }));
  frame.querySelector('a')?.addEventListener('click', (event) => {
    // Written here, not imported: a module shared with another script would be a file to fetch before the first interaction.
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (isPlain && play()) event.preventDefault();
  });
  if (isSaving()) return;
  const whenIdle = () => idle(play);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

function isSaving(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    connection?.saveData === true ||
    matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}

/** Safari has no idle callback. */
function idle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: MAX_IDLE_WAIT_MS });
  else setTimeout(task, 1000);
}
