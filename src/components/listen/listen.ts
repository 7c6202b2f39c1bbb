import { sentencesOf } from './sentences.ts';

type Words = Record<'listen' | 'pause' | 'goOn' | 'back' | 'stop' | 'failed', string>;

/** WebKit loses what is spoken right after `cancel()`: https://bugs.webkit.org/show_bug.cgi?id=238189 */
const BEFORE_MS = 100;
/** A voice that needs longer for a sentence, and this for each of its characters, is not working. */
const [ANSWER_MS, CHARACTER_MS] = [8000, 250];

/** Reads the page aloud from the part in view on, now and when the button is pressed again. */
export function initListening(button: HTMLElement, words: Words, styles: string): void {
  const listen = () => document.querySelector('.listen-bar') ?? startListening(button, words, styles);
  button.addEventListener('click', listen);
  listen();
}

function startListening(button: HTMLElement, words: Words, styles: string): void {
  const sentences = sentencesOf(document.querySelector('main') ?? document.body);
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  let at = sentences.find(({ block }) => block.getBoundingClientRect().bottom > top)?.part ?? 0;
  let utterance: SpeechSynthesisUtterance | undefined;
  let [timer, follows] = [0, true];
  const control = (textContent: string, onclick: () => void) =>
    Object.assign(document.createElement('button'), { className: 'button', textContent, onclick });
  const pause = control(words.pause, () => (utterance ? rest() : speak(at)));
  const back = control(words.back, () => speak(sentences[at - 1]?.part ?? 0));
  const stop = control(words.stop, close);
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: styles,
    media: 'screen',
  });
  const bar = Object.assign(document.createElement('section'), { className: 'listen-bar' });
  bar.setAttribute('aria-label', words.listen);
  bar.append(link, pause, back, stop);
  document.body.append(bar);
  pause.focus({ preventScroll: true });
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty('--listen-bar', `${bar.offsetHeight}px`)).observe(bar);
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
    if (utterance) Object.assign(utterance, { onend: null, onerror: null });
    utterance = undefined;
    speechSynthesis.cancel();
    pause.textContent = words.goOn;
  }

  function speak(index: number) {
    rest();
    at = index;
    const sentence = sentences[at];
    if (!sentence) {
      close();
      return;
    }
    const { text, lang, block, part, place } = sentence;
    pause.textContent = words.pause;
    mark(block);
    // It stays in view until the reader scrolls, and from the next part on again.
    follows ||= at === part;
    const { top: blockTop, height } = block.getBoundingClientRect();
    const y = blockTop + place * height;
    if (follows && (y < top || y > innerHeight / 2)) scrollBy(0, y - innerHeight / 3);
    const voices = speechSynthesis.getVoices().map((voice) => ({ voice, tag: voice.lang.replace('_', '-') }));
    const code = lang.slice(0, 2);
    const found = [`${code}-IN`, code].flatMap((start) =>
      voices.filter(({ tag }) => tag.startsWith(start)),
    )[0];
    const next = { onend: () => speak(at + 1), onerror: fail };
    const voice = { voice: found?.voice ?? null, lang: found?.tag ?? lang, rate: 0.9 };
    const spoken = (utterance = Object.assign(new SpeechSynthesisUtterance(text), voice, next));
    timer = window.setTimeout(() => {
      timer = window.setTimeout(fail, ANSWER_MS + text.length * CHARACTER_MS);
      speechSynthesis.speak(spoken);
    }, BEFORE_MS);
  }

  function mark(block?: HTMLElement) {
    delete document.querySelector<HTMLElement>('[data-spoken]')?.dataset['spoken'];
    block?.setAttribute('data-spoken', '');
    block?.closest('details')?.setAttribute('open', '');
  }

  function fail() {
    rest();
    bar.setAttribute('role', 'alert');
    bar.replaceChildren(link, words.failed, stop);
    stop.focus({ preventScroll: true });
  }

  function close() {
    rest();
    mark();
    listeners.abort();
    void wakeLock?.then((lock) => lock?.release());
    const hasFocus = bar.contains(document.activeElement);
    bar.remove();
    if (hasFocus) button.focus({ preventScroll: true });
  }
}
