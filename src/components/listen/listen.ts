import type { Words } from '#content-model/content.ts';
import { sentencesOf } from './sentences.ts';

/** WebKit loses what is spoken right after `cancel()`: https://bugs.webkit.org/show_bug.cgi?id=238189 */
const BEFORE_MS = 100;
/** A voice that needs longer for a sentence, and this for each of its characters, is not working. */
const [ANSWER_MS, CHARACTER_MS] = [8000, 250];

/**
 * Reads the page aloud, now and when the Listen button is pressed again.
 * @param settings the words of the bar, and the URL of its styles
 */
export function initListening(settings: Words['listen'] & { styles: string }): void {
  const button = document.querySelector<HTMLElement>('[data-listen]');
  const sentences = sentencesOf(document.querySelector('main') ?? document.body, settings);
  const language = document.documentElement.lang.slice(0, 2);
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.startsWith(language));
  const voice = voices.find(({ lang }) => lang.includes('IN')) ?? voices[0] ?? null;
  let at = 0;
  let timer = 0;
  /** Undefined while nothing is spoken. */
  let utterance: SpeechSynthesisUtterance | undefined;
  let wakeLock: Promise<WakeLockSentinel | undefined> | undefined;

  const bar = create('section', { className: 'listen-bar' });
  bar.setAttribute('aria-label', settings.listen);
  const message = create('p', { textContent: settings.failed });
  message.setAttribute('role', 'alert');
  const control = (textContent: string, onclick: () => void) =>
    create('button', { className: 'button', textContent, onclick });
  const pause = control(settings.pause, () => (utterance ? rest() : goOn()));
  const back = control(settings.back, () => speak(sentences[at - 1]?.part ?? 0));
  const stop = control(settings.stop, close);
  bar.append(
    create('link', { rel: 'stylesheet', href: settings.styles, media: 'screen' }),
    pause,
    back,
    stop,
  );
  if (button) button.onclick = start;
  // A telephone call also hides the page.
  addEventListener('visibilitychange', close);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[popovertarget], [commandfor]')) close();
  });
  start();

  function start(): void {
    document.body.append(bar);
    pause.focus({ preventScroll: true });
    // A dark screen would hide the page.
    wakeLock = (navigator.wakeLock as WakeLock | undefined)?.request('screen').catch(() => undefined);
    goOn();
  }

  /** Continues where it stopped, or from the part in view if that was scrolled out of view. */
  function goOn(): void {
    const inView = sentences.find(({ block }) => block.getBoundingClientRect().bottom > innerHeight / 3);
    speak(isInView(sentences[at]?.block) ? at : (inView?.part ?? 0));
  }

  /** Scrolls to the block, unless the reader has scrolled the one before out of view. */
  function speak(index: number, { follows = true } = {}): void {
    rest();
    at = index;
    const sentence = sentences[at];
    if (!sentence) {
      close();
      return;
    }
    const { text, block, place } = sentence;
    message.remove();
    pause.textContent = settings.pause;
    mark(block);
    const { top, height } = block.getBoundingClientRect();
    const y = top + place * height;
    if (follows && (y < innerHeight / 6 || y > innerHeight / 2)) scrollBy(0, y - innerHeight / 3);
    const spoken = (utterance = Object.assign(new SpeechSynthesisUtterance(text), {
      voice,
      lang: voice?.lang.replace('_', '-') ?? language,
      rate: 0.9,
      onend: () => speak(at + 1, { follows: isInView(block) }),
      onerror: fail,
    }));
    timer = window.setTimeout(() => {
      timer = window.setTimeout(fail, ANSWER_MS + text.length * CHARACTER_MS);
      speechSynthesis.speak(spoken);
    }, BEFORE_MS);
  }

  /** Stops, and repeats the sentence later: on Android the browser's `pause()` also ends it. */
  function rest(): void {
    clearTimeout(timer);
    if (utterance) Object.assign(utterance, { onend: null, onerror: null });
    utterance = undefined;
    speechSynthesis.cancel();
    pause.textContent = settings.goOn;
  }

  function fail(): void {
    rest();
    bar.prepend(message);
  }

  function close(): void {
    rest();
    mark();
    void wakeLock?.then((lock) => lock?.release());
    const hasFocus = bar.contains(document.activeElement);
    bar.remove();
    if (hasFocus) button?.focus({ preventScroll: true });
  }
}

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => Object.assign(document.createElement(name), properties);

function mark(block?: HTMLElement): void {
  delete document.querySelector<HTMLElement>('[data-spoken]')?.dataset['spoken'];
  block?.setAttribute('data-spoken', '');
}

function isInView(block?: HTMLElement): boolean {
  const { top, bottom } = block?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom > 0 && top < innerHeight;
}
