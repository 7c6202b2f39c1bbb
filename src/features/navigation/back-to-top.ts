import { $backToTopVisible } from './navigation.store.ts';

/** Shows and hides the back-to-top button as the page is scrolled. Returns a function that stops this. */
export function showBackToTop(): () => void {
  const button = document.querySelector<HTMLElement>('[data-back-to-top]');
  return $backToTopVisible.subscribe((visible) => {
    button?.toggleAttribute('data-ready', true);
    button?.toggleAttribute('hidden', !visible);
  });
}
