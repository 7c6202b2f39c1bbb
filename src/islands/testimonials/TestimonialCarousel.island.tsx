import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { island } from '../hydration/island.tsx';
import { Text } from '../../components/Text.tsx';
import { fill } from '../../content-model/fill.ts';
import type { Words } from '../../content-model/content.ts';
import { createCarousel, type Carousel } from './carousel.ts';
import {
  $pauses,
  $realIndex,
  $rotating,
  setFocused,
  setHovered,
  showsOneAtATime,
  startCarousel,
  togglePause,
} from './testimonials.store.ts';

interface Props {
  count: number;
  texts: Words['carousel'];
  /** The slides: static HTML that can be scrolled without JavaScript. */
  children?: ReactNode;
}

/** The controls of the testimonial carousel around its static slides. */
export const TestimonialCarousel = island(function TestimonialCarousel({ count, texts, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const carousel = useRef<Carousel>(null);
  const realIndex = useStore($realIndex, { ssr: 'initial' });
  const rotating = useStore($rotating, { ssr: () => true });
  const { byVisitor } = useStore($pauses, { ssr: 'initial' });

  useEffect(() => {
    const slides = root.current?.querySelector<HTMLElement>('.swiper');
    if (!slides) return;
    startCarousel(count, matchMedia('(prefers-reduced-motion: reduce)').matches);
    const running = createCarousel(slides, count);
    carousel.current = running;
    return () => running.destroy();
  }, [count]);

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- it handles pointer and focus events of the controls inside it
    <div
      ref={root}
      className={showsOneAtATime(count) ? 'carousel few' : 'carousel'}
      role="group"
      aria-roledescription={texts.carouselKind}
      aria-label={texts.label}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <div className="carousel-controls">
        <button type="button" className="carousel-pause" onClick={togglePause}>
          <Text>{byVisitor ? texts.play : texts.pause}</Text>
        </button>
        <button type="button" onClick={() => carousel.current?.previous()}>
          <Text>{texts.previous}</Text>
        </button>
        <button type="button" onClick={() => carousel.current?.next()}>
          <Text>{texts.next}</Text>
        </button>
      </div>
      <div className="carousel-bullets">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className="carousel-bullet"
            aria-label={fill(texts.choose, { number: index + 1 })}
            aria-current={index === realIndex ? 'true' : undefined}
            onClick={() => carousel.current?.show(index)}
          />
        ))}
      </div>
      <div className="carousel-slides" aria-live={rotating ? 'off' : 'polite'}>
        {children}
      </div>
    </div>
  );
});
