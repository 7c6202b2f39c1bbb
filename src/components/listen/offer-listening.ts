import { href } from '../../content-model/urls.ts';

/**
 * Shows the Listen button if the device has a voice for the language of the page. When it is pressed, its
 * script is loaded, which then handles the button.
 */
export function offerListening(): void {
  // In-app browsers have no voices. Browsers without cascade layers show the page without its styles.
  if (!('speechSynthesis' in window && 'CSSLayerBlockRule' in window)) return;
  const { lang } = document.documentElement;
  const showButton = () => {
    const hasVoice = speechSynthesis.getVoices().some((voice) => voice.lang.startsWith(lang.slice(0, 2)));
    const button = document.querySelector<HTMLElement>('[data-listen]');
    if (!button || !hasVoice) return;
    button.hidden = false;
    button.onclick = () => {
      // On iOS nothing is spoken later unless something is spoken during a press.
      speechSynthesis.speak(new SpeechSynthesisUtterance());
      void import(/* @vite-ignore */ href(`/listen.${lang}.js`));
    };
  };
  // Asked for the first time, Chrome begins to look for voices.
  showButton();
  speechSynthesis.onvoiceschanged = showButton;
  addEventListener('DOMContentLoaded', showButton);
}
