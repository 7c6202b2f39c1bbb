import { animateValue, inView } from 'motion';
import { useEffect, useRef } from 'react';
import { island } from '#islands/hydration/island.tsx';

const DURATION_MS = 1200;

interface Props {
  /** The final value. */
  target: number;
}

/**
 * A number that counts once from 0 to its target in 1.2 s, ease-in-out, when it scrolls into view
 * (specification, "Constants"). The text is always the target, for copying, search and assistive technology;
 * CSS draws `data-counting` in its place. A number in the viewport at hydration does not count.
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
    <span className="counter large-number">
      <span ref={shown} aria-hidden />
      <span suppressHydrationWarning>{`${target}+`}</span>
    </span>
  );
});

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/** Animates when the element scrolls into view. The returned function and printing show the target. */
function countOnceInView(element: HTMLElement, target: number): () => void {
  const show = (value: number) => (element.dataset['counting'] = `${Math.round(value)}+`);
  const showTarget = () => delete element.dataset['counting'];
  let animation: { stop: () => void } | undefined;
  const stopObserving = inView(element, () => {
    show(0);
    animation = animateValue({
      keyframes: [0, target],
      duration: DURATION_MS,
      ease: 'easeInOut',
      onUpdate: show,
      onComplete: showTarget,
    });
  });
  const end = () => {
    stopObserving();
    animation?.stop();
    showTarget();
  };
  window.addEventListener('beforeprint', end, { once: true });
  return end;
}
