/**
 * Plays the site's own video over its poster, with a button that pauses it. The poster stays until the video
 * plays, and for good where it cannot.
 */
export function playFileVideo(frame: HTMLElement): void {
  const [poster, template] = frame.children as unknown as [HTMLAnchorElement, HTMLTemplateElement];
  frame.addEventListener('promo-video:play', (event) => {
    event.preventDefault();
    if (!frame.querySelector('video')) addVideo(frame, poster, template);
    // Where the browser refuses to play by itself, the poster waits for a click.
    frame.querySelector('video')?.play().catch(Boolean);
  });
}

function addVideo(frame: HTMLElement, poster: HTMLElement, { content }: HTMLTemplateElement): void {
  const copy = content.cloneNode(true) as DocumentFragment;
  const [video, button] = copy.children as unknown as [HTMLVideoElement, HTMLButtonElement];
  frame.append(copy);
  // The attribute does not count in a copied element.
  video.muted = true;
  video.onplaying = () => {
    frame.dataset['video'] = 'playing';
    if (poster === document.activeElement) button.focus({ preventScroll: true });
    poster.inert = true;
  };
  video.onpause = () => (frame.dataset['video'] = 'paused');
  button.onclick = () => (video.paused ? video.play() : video.pause());
  // The browser tries one source after the other.
  video.lastElementChild?.addEventListener('error', () => {
    video.onpause = null;
    video.remove();
    button.remove();
  });
}
