/** Plays a video file, with a pause button, in front of its poster, which shows until the video plays. */
export function playFileVideo(frame: HTMLElement): void {
  const [poster, template] = frame.children as unknown as [HTMLAnchorElement, HTMLTemplateElement];
  frame.addEventListener('promo-video:play', (event) => {
    event.preventDefault();
    const video = frame.querySelector('video') ?? addVideo(frame, poster, template);
    play(video);
  });
}

/** A browser may block autoplay, and a pause ends a start. The poster or the button then plays the video. */
function play(video: HTMLVideoElement): void {
  video.play().catch(Boolean);
}

function addVideo(frame: HTMLElement, poster: HTMLElement, { content }: HTMLTemplateElement) {
  const copy = content.cloneNode(true) as DocumentFragment;
  const [video, button] = copy.children as unknown as [HTMLVideoElement, HTMLButtonElement];
  frame.append(copy);
  // The `muted` attribute has no effect on a cloned element.
  video.muted = true;
  video.onplaying = () => {
    frame.dataset['video'] = 'playing';
    if (poster === document.activeElement) button.focus({ preventScroll: true });
    poster.inert = true;
  };
  video.onpause = () => (frame.dataset['video'] = 'paused');
  button.onclick = () => (video.paused ? play(video) : video.pause());
  // An error of the last source means that no source can be played.
  video.lastElementChild?.addEventListener('error', () => {
    video.onpause = null;
    video.remove();
    button.remove();
  });
  return video;
}
