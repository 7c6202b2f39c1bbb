import { VIDEO_HOST } from '#content-model/video-host.ts';

/** The interval between requests for the state of the player until it responds. */
const POLL_INTERVAL_MS = 250;

/** The player has failed when it sends no message within this time. */
const LOAD_TIMEOUT_MS = 20_000;

/** `playerState` of a video that is playing. */
const PLAYING = 1;

/** A message that a YouTube player sends with `postMessage` when its URL contains `enablejsapi=1`. */
interface PlayerMessage {
  event?: string;
  info?: { playerState?: number } | number | null;
}

/**
 * Embeds the YouTube player behind its poster, which remains visible until the player reports that it is
 * playing (specification, "Video"). When the player reports an error or sends no message, it is removed and
 * the poster is a link to YouTube.
 */
export function playYouTubeVideo(frame: HTMLElement): void {
  frame.addEventListener('promo-video:play', (event) => {
    if (frame.dataset['video'] === 'failed') return;
    event.preventDefault();
    const player = frame.querySelector('iframe');
    // A browser that blocks autoplay may play the video after a click.
    if (player) post(player, { event: 'command', func: 'playVideo', args: [] });
    else embed(frame);
  });
}

function embed(frame: HTMLElement): void {
  const player = document.createElement('iframe');
  player.src = frame.dataset['youtube'] ?? '';
  player.title = frame.dataset['title'] ?? '';
  player.width = '600';
  player.height = '350';
  player.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
  // YouTube does not play without a Referer header.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.inert = true;
  frame.prepend(player);

  const controller = new AbortController();
  const poll = setInterval(() => post(player, { event: 'listening' }), POLL_INTERVAL_MS);
  const end = () => {
    controller.abort();
    clearInterval(poll);
    clearTimeout(timeout);
  };
  const fail = () => {
    end();
    player.remove();
    frame.dataset['video'] = 'failed';
  };
  const timeout = setTimeout(fail, LOAD_TIMEOUT_MS);
  window.addEventListener(
    'message',
    ({ data, origin, source }) => {
      if (origin !== VIDEO_HOST || source !== player.contentWindow) return;
      clearInterval(poll);
      clearTimeout(timeout);
      const { event, info } = parse(data);
      if (event === 'onError') fail();
      else if ((typeof info === 'object' ? info?.playerState : info) === PLAYING) {
        end();
        show(frame, player);
      }
    },
    { signal: controller.signal },
  );
}

function show(frame: HTMLElement, player: HTMLIFrameElement): void {
  const poster = frame.querySelector('a');
  const hadFocus = poster === document.activeElement;
  frame.dataset['video'] = 'playing';
  player.inert = false;
  if (poster) poster.hidden = true;
  if (hadFocus) player.focus({ preventScroll: true });
}

/** Sends a message, which the browser discards until the player has loaded: its origin differs. */
function post(player: HTMLIFrameElement, message: object): void {
  player.contentWindow?.postMessage(JSON.stringify(message), VIDEO_HOST);
}

function parse(data: unknown): PlayerMessage {
  try {
    return (JSON.parse(String(data)) as PlayerMessage | null) ?? {};
  } catch {
    return {};
  }
}
