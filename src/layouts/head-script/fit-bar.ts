/**
 * Sets `data-bar-fits` on the root element when all parts of the navigation bar fit into one line, in the
 * fonts and the text size of this device. Otherwise the menu button replaces them. The parts are measured
 * before the first paint after the header has been parsed, and again when the size of the bar changes or a
 * font has loaded.
 */
export function fitBar(): void {
  const parsing = new MutationObserver(() => {
    const header = document.querySelector('.page-header');
    if (!header || !document.querySelector('main')) return;
    parsing.disconnect();
    // The size of the header depends on the viewport and the text size only, not on what the bar shows.
    new ResizeObserver(measure).observe(header);
    document.fonts.addEventListener('loadingdone', measure);
  });
  parsing.observe(document, { childList: true, subtree: true });
}

function measure(): void {
  const { dataset } = document.documentElement;
  dataset['barFits'] = '';
  const [bar, tools] = document.querySelectorAll('.navbar, .navbar-tools');
  if (!bar || !tools) return;
  const end = bar.getBoundingClientRect().right - parseFloat(getComputedStyle(bar).paddingRight);
  if (tools.getBoundingClientRect().right > end + 1) delete dataset['barFits'];
}
