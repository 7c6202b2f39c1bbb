/** The browser inside another app: a WebView of Android or iOS, where nobody can print or save a file. */
const IN_APP = /; wv\)|FBA[NV]\/|Instagram|^(?=.*(iPhone|iPad))(?!.*Safari\/)/;

/**
 * Prints the page by the buttons with `data-print`. Where the browser cannot print, they are hidden; inside
 * another app the sentence with `data-in-app` says what to do.
 */
export function initPrintButtons(): void {
  const isInApp = IN_APP.test(navigator.userAgent);
  const canPrint = 'print' in window && !isInApp;
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    button.hidden = !canPrint;
    button.addEventListener('click', () => print());
  }
  for (const sentence of document.querySelectorAll<HTMLElement>('[data-in-app]')) sentence.hidden = !isInApp;
}
