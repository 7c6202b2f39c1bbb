/** The key in local storage; nothing else is stored. */
const STORAGE_KEY = 'text-size';

/**
 * Applies the stored text size before the first paint, and lets every `data-text-size-button` choose another
 * one, in percent, as soon as it is shown.
 */
export function keepTextSize(): void {
  const { dataset } = document.documentElement;
  const markButtons = () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-text-size-button]')) {
      const isChosen = button.dataset['textSizeButton'] === dataset['textSize'];
      button.setAttribute('aria-pressed', String(isChosen));
    }
  };
  dataset['textSize'] = '100';
  try {
    dataset['textSize'] = localStorage.getItem(STORAGE_KEY) ?? '100';
  } catch {
    // Where storage is forbidden, a size lasts for its page.
  }
  addEventListener('DOMContentLoaded', markButtons);
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-text-size-button]');
    const size = button?.dataset['textSizeButton'];
    if (!size) return;
    dataset['textSize'] = size;
    markButtons();
    try {
      localStorage.setItem(STORAGE_KEY, size);
    } catch {
      // As above.
    }
  });
}
