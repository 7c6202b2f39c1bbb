import { sentencesOf } from './sentences.ts';

type Words = Record<'listen' | 'pause' | 'goOn' | 'back' | 'stop' | 'failed', string>;

/** The longest times until a voice starts to speak a sentence, and until it has spoken it. */
const [START_MS, END_MS] = [10_000, 60_000];
/** WebKit loses what is spoken right after `cancel()`: https://bugs.webkit.org/show_bug.cgi?id=238189 */
const BEFORE_MS = 100;

/** Starts to read the page aloud, now and whenever the button is pressed again. */
export function initListening(words: Words, styles: string): void {
  const button = document.querySelector<HTMLElement>('[data-listen]');
  if (!button) return;
  button.addEventListener('click', () => listen(button, words, styles));
  listen(button, words, styles);
}

/** Reads the page aloud from the part in view on. The bar that controls it gives the focus back to `opener`. */
function listen(opener: HTMLElement, words: Words, styles: string): void {
  if (document.querySelector('.listen-bar')) return;
  const { body, documentElement: root } = document;
  const sentences = sentencesOf(document.querySelector('main') ?? body);
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  let at = sentences.find(({ block }) => block.getBoundingClientRect().bottom > top)?.part ?? 0;
  let utterance: SpeechSynthesisUtterance | undefined;
  let [timer, follows] = [0, true];
  const control = (textContent: string, onclick: () => void) =>
    Object.assign(document.createElement('button'), { className: 'button', textContent, onclick });
  const pause = control(words.pause, () => (utterance ? rest() : speak(at)));
  const back = control(words.back, () => speak(sentences[at - 1]?.part ?? 0));
  const stop = control(words.stop, close);
  const bar = document.createElement('section');
  bar.className = 'listen-bar';
  bar.setAttribute('aria-label', words.listen);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles, media: 'screen' });
  bar.append(link, pause, back, stop);
  body.append(bar);
  pause.focus({ preventScroll: true });
  new ResizeObserver(() => root.style.setProperty('--listen-bar', `${bar.offsetHeight}px`)).observe(bar);
  // A page is hidden when the screen turns dark.
  const wakeLock = (navigator.wakeLock as WakeLock | undefined)?.request('screen').catch(() => undefined);
  const listeners = new AbortController();
  for (const type of ['visibilitychange', 'click', 'keydown', 'wheel', 'touchmove'])
    addEventListener(type, onEvent, { capture: true, passive: true, signal: listeners.signal });
  speak(at);

  /** Ends when a panel opens or the page is hidden, as it is by a call. */
  function onEvent({ type, target, key = '' }: Event & { key?: string }) {
    const opens = type === 'click' && (target as Element).closest('[popovertarget], [commandfor]');
    if (opens || type === 'visibilitychange' || key === 'Escape') close();
    else if (type !== 'click' && !['Enter', ' ', 'Tab'].includes(key)) follows = false;
  }

  /** Stops within a sentence, which is repeated later: on Android the browser's `pause()` ends it, too. */
  function rest() {
    clearTimeout(timer);
    if (utterance) Object.assign(utterance, { onstart: null, onend: null, onerror: null });
    utterance = undefined;
    speechSynthesis.cancel();
    pause.textContent = words.goOn;
  }

  function speak(index: number) {
    rest();
    at = index;
    const sentence = sentences[at];
    if (!sentence) return close();
    const { text, lang, block, place, part } = sentence;
    pause.textContent = words.pause;
    mark(block);
    // The sentence stays in view until the reader scrolls, and from the next part on again.
    follows ||= at === part;
    const { top: blockTop, height } = block.getBoundingClientRect();
    const y = blockTop + height * place;
    if (follows && (y < top || y > innerHeight / 2)) scrollBy(0, y - innerHeight / 3);
    const events = { onstart: () => failAfter(END_MS), onend: () => speak(at + 1), onerror: fail };
    const spoken = Object.assign(new SpeechSynthesisUtterance(text), voiceFor(lang), events, { rate: 0.9 });
    utterance = spoken;
    timer = window.setTimeout(() => {
      failAfter(START_MS);
      speechSynthesis.speak(spoken);
    }, BEFORE_MS);
  }

  function mark(block?: HTMLElement) {
    delete document.querySelector<HTMLElement>('[data-spoken]')?.dataset['spoken'];
    if (!block) return;
    block.dataset['spoken'] = '';
    block.closest('details')?.setAttribute('open', '');
  }

  function failAfter(time: number) {
    clearTimeout(timer);
    timer = window.setTimeout(fail, time);
  }

  function fail() {
    rest();
    bar.setAttribute('aria-live', 'assertive');
    pause.replaceWith(words.failed);
    back.remove();
    stop.focus({ preventScroll: true });
  }

  function close() {
    rest();
    mark();
    listeners.abort();
    void wakeLock?.then((lock) => lock?.release());
    const hasFocus = bar.contains(document.activeElement);
    bar.remove();
    if (hasFocus) opener.focus({ preventScroll: true });
  }
}

/** The device's voice for a language: that of India, or else another one. */
function voiceFor(tag: string) {
  const code = tag.slice(0, 2);
  const voiceOf = (start: string) =>
    speechSynthesis.getVoices().find(({ lang }) => lang.replace('_', '-').startsWith(start));
  const voice = voiceOf(`${code}-IN`) ?? voiceOf(code) ?? null;
  return { voice, lang: voice?.lang ?? tag };
}
