import { TEXT_SIZE_KEY } from './enter-page.ts';

const root = document.documentElement;

/** Makes a text size (in percent) the page's, and remembers it. */
function choose(percent: string): void {
  root.dataset['textSize'] = percent;
  try {
    localStorage.setItem(TEXT_SIZE_KEY, percent);
  } catch {
    // Where nothing may be remembered the size holds for this page.
  }
  mark();
}

/** Shows on every button whether it is the one that holds. */
function mark(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-text-size-button]')) {
    const holds = button.dataset['textSizeButton'] === (root.dataset['textSize'] ?? '100');
    button.setAttribute('aria-pressed', String(holds));
  }
}

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-text-size-button]');
  if (button?.dataset['textSizeButton']) choose(button.dataset['textSizeButton']);
});
mark();
