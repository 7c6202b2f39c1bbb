import { animateValue, inView } from 'motion';
import { useEffect, useRef } from 'react';
import { island } from '../../hydration/island.tsx';

const DURATION_MS = 1200;

interface Props {
  /** The figure that is counted to. */
  target: number;
}

/**
 * A figure that counts from 0 to its target over 1.2 s, ease-in-out, once, when it scrolls into view
 * (specification, section 9). The target stands in the HTML, and assistive technology hears nothing else. A
 * figure that the reader sees already when this script comes stays as it is.
 */
export const Counter = island(function Counter({ target }: Props) {
  const shown = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = shown.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (isInViewport(element)) return;
    return countOnceInView(element, target);
  }, [target]);

  return (
    <span className="counter">
      <span ref={shown} aria-hidden suppressHydrationWarning>{`${target}+`}</span>
      <span suppressHydrationWarning>{`${target}+`}</span>
    </span>
  );
});

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/**
 * Until it counts, the element keeps its figure. Returns the function that ends the counting at the target.
 */
function countOnceInView(element: HTMLElement, target: number): () => void {
  const show = (value: number) => {
    const figure = String(Math.round(value));
    element.textContent = `${figure}+`;
    // Half of the missing digits: the figure stays centred without a new layout.
    element.style.translate = `${(String(target).length - figure.length) / 2}ch`;
  };
  let animation: { stop: () => void } | undefined;
  const stopWatching = inView(element, () => {
    show(0);
    animation = animateValue({
      keyframes: [0, target],
      duration: DURATION_MS,
      ease: 'easeInOut',
      onUpdate: show,
    });
  });
  const end = () => {
    stopWatching();
    animation?.stop();
    show(target);
  };
  window.addEventListener('beforeprint', end);
  return () => {
    window.removeEventListener('beforeprint', end);
    end();
  };
}
