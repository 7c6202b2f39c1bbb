/** The part of the frame that is in view when the video starts. */
const MIN_VISIBLE = 0.75;

/**
 * Dispatches `promo-video:play` on the frame when the video should play (specification, "Video"): once the
 * page has loaded and is idle and most of the frame is in view, except with reduced motion or Save-Data, and
 * on a click on the poster. A player that handles the event calls `preventDefault()`. Otherwise the browser
 * follows the link of the poster.
 */
export function startPromoVideo(frame: HTMLElement): void {
  const play = () => !frame.dispatchEvent(new Event('promo-video:play', { cancelable: true }));
  frame.querySelector('a')?.addEventListener('click', (event) => {
    // Does not import `isPlainClick`: a shared module would be a separate file, requested before the first
    // user interaction.
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (isPlain && play()) event.preventDefault();
  });
  if (!isSaving()) addEventListener('load', () => whenIdle(() => whenInView(frame, play)));
}

function isSaving(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    connection?.saveData === true ||
    matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}

/** Runs a task once most of an element is in view: a visitor who does not see the video does not load it. */
function whenInView(element: HTMLElement, task: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry || entry.intersectionRatio < MIN_VISIBLE) return;
      observer.disconnect();
      task();
    },
    { threshold: MIN_VISIBLE },
  );
  observer.observe(element);
}

/** Runs a task when the page is idle, or in the next task in Safari, which has no `requestIdleCallback`. */
function whenIdle(task: () => void): void {
  ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(task);
}
