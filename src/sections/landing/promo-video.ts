/**
 * Puts the embedded film in its poster's place: by itself once the page has loaded and is idle, or when the poster is pressed
 * where motion or data are to be saved (decision 9).
 */
export function startPromoVideo(frame: HTMLElement): void {
  frame.addEventListener('click', (event) => {
    // Asked here, not imported: what shares a module with another script would be a file to fetch before the first touch.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    attach(frame);
  });
  if (saves()) return;
  const whenIdle = () => idle(() => attach(frame));
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

function attach(frame: HTMLElement): void {
  if (frame.querySelector('iframe')) return;
  const film = document.createElement('iframe');
  film.src = frame.dataset['video'] ?? '';
  film.title = frame.dataset['videoTitle'] ?? '';
  film.width = '600';
  film.height = '350';
  film.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
  // Without a referrer YouTube refuses to play.
  film.referrerPolicy = 'strict-origin-when-cross-origin';
  const poster = frame.querySelector('a');
  const pressed = poster === document.activeElement;
  poster?.setAttribute('inert', '');
  frame.append(film);
  if (pressed) film.focus({ preventScroll: true });
}

function saves(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    connection?.saveData === true ||
    matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}

/** Safari knows no idle callback. */
function idle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 1000);
}
