import { animateValue, inView } from 'motion';
import { useEffect, useRef } from 'react';
import { island } from '../../components/island.tsx';

const DURATION_MS = 1200;

interface Props {
  /** The figure that is counted to. */
  target: number;
}

/**
 * A figure that counts from 0 to its target over 1.2 s, ease-in-out, once, when it scrolls into view (specification, section 9).
 * The target stands in the HTML, and assistive technology hears nothing else.
 */
export const Counter = island(function Counter({ target }: Props) {
  const shown = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = shown.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const show = (value: number) => {
      const figure = String(Math.round(value));
      element.textContent = `${figure}+`;
      // Half of the digits still missing: the figure stands in the middle without being laid out anew.
      element.style.translate = `${(String(target).length - figure.length) / 2}ch`;
    };
    let animation: { stop: () => void } | undefined;
    show(0);
    const stopWatching = inView(element, () => {
      animation = animateValue({
        keyframes: [0, target],
        duration: DURATION_MS,
        ease: 'easeInOut',
        onUpdate: show,
      });
    });
    return () => {
      stopWatching();
      animation?.stop();
      show(target);
    };
  }, [target]);

  return (
    <span className="counter">
      <span ref={shown} aria-hidden>{`${target}+`}</span>
      <span>{`${target}+`}</span>
    </span>
  );
});
