/*
 * The inline script after the Listen button. The button is visible if the device has a voice for the language
 * of the page. The first press loads the script that handles it.
 */
const button = document.querySelector<HTMLElement>('[data-listen]');
// In-app browsers have no voices.
if (button && 'speechSynthesis' in window) {
  const language = document.documentElement.lang.slice(0, 2);
  const showButton = () => {
    const hasVoice = speechSynthesis.getVoices().some(({ lang }) => lang.startsWith(language));
    button.style.visibility = hasVoice ? '' : 'hidden';
  };
  // It keeps its place, because voices may come after the first paint.
  button.hidden = false;
  showButton();
  speechSynthesis.onvoiceschanged = showButton;
  button.onclick = () => {
    // iOS only speaks later if something was spoken during a press.
    speechSynthesis.speak(new SpeechSynthesisUtterance());
    // A button whose script cannot be loaded is hidden.
    import(/* @vite-ignore */ button.dataset['listen'] ?? '').catch(() => (button.hidden = true));
  };
}
