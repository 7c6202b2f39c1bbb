/** The key in `localStorage`. The site stores nothing else. */
const STORAGE_KEY = 'text-size';

/** Applies the stored text size, and handles the buttons: `data-text-size-button` is the size in percent. */
export function initTextSize(): void {
  const { dataset } = document.documentElement;
  const updateButtons = () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-text-size-button]')) {
      const isChosen = button.dataset['textSizeButton'] === dataset['textSize'];
      button.setAttribute('aria-pressed', String(isChosen));
    }
  };
  const applyStoredSize = () => {
    try {
      dataset['textSize'] = localStorage.getItem(STORAGE_KEY) ?? '100';
    } catch {
      // When storage is blocked, the size applies to the current page only.
      dataset['textSize'] ??= '100';
    }
    updateButtons();
  };
  applyStoredSize();
  addEventListener('DOMContentLoaded', updateButtons);
  // Another page may have changed the size while this one was in the back-forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && applyStoredSize());
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-text-size-button]');
    const size = button?.dataset['textSizeButton'];
    if (!size) return;
    dataset['textSize'] = size;
    updateButtons();
    try {
      localStorage.setItem(STORAGE_KEY, size);
    } catch {
      // Storage is blocked: the size applies to this page only.
    }
  });
}
