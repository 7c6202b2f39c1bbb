/** Shows the list of trips that is meant for readers without JavaScript, should the island of the list fail. */
export function showListOnFailure(section: HTMLElement): void {
  section.addEventListener('astro:hydration-error', () => {
    const list = section.querySelector('noscript');
    list?.insertAdjacentHTML('afterend', list.textContent);
    list?.remove();
  });
}
