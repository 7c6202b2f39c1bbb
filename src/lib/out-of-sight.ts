/**
 * Lets what is out of sight rest (styles/out-of-sight.css) while the page keeps its size. Whatever changes the size, such as a turned
 * phone, a larger text or a list that comes, wakes everything, so that each part is measured anew: so often at most that a browser
 * which measures wrongly comes to rest, too. Written into the islands' runtime as text.
 */
export function restOutOfSight(): void {
  const { dataset } = document.documentElement;
  let rests = 50;
  let size = { width: 0, height: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => (dataset['resting'] = '');
  const measure = () => {
    delete dataset['resting'];
    clearTimeout(timer);
    if (rests-- > 0) timer = setTimeout(rest, 200);
  };
  const sizes = new ResizeObserver((entries) => {
    for (const { contentRect: now } of entries) {
      // A zoomed page is remembered to a fraction of a pixel.
      if (Math.hypot(now.width - size.width, now.height - size.height) < 1) continue;
      size = now;
      // Not while sizes are being told: that would change them once more.
      requestAnimationFrame(measure);
    }
  });
  for (const main of document.querySelectorAll('main')) sizes.observe(main);
}
