/** Under this name the browser remembers the text size; nothing else is stored. */
export const TEXT_SIZE_KEY = 'text-size';

/**
 * Applies the remembered text size before the first paint, and lets every `data-text-size-button` choose another (in percent), from
 * the moment it can be seen. Written into the page's head as text, like `enterPage`.
 */
export function keepTextSize(key: string): void {
  const root = document.documentElement;
  const mark = () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-text-size-button]')) {
      const holds = button.dataset['textSizeButton'] === root.dataset['textSize'];
      button.setAttribute('aria-pressed', String(holds));
    }
  };
  root.dataset['textSize'] = '100';
  try {
    root.dataset['textSize'] = localStorage.getItem(key) ?? '100';
  } catch {
    // Where nothing may be remembered a size holds for its page.
  }
  addEventListener('DOMContentLoaded', mark);
  addEventListener('click', ({ target }) => {
    const size = (target as Element).closest<HTMLElement>('[data-text-size-button]')?.dataset[
      'textSizeButton'
    ];
    if (!size) return;
    root.dataset['textSize'] = size;
    mark();
    try {
      localStorage.setItem(key, size);
    } catch {
      // As above.
    }
  });
}
