import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Swiper } from 'swiper';
import { island } from '#islands/hydration/island.tsx';
import { Text } from '#components/Text.tsx';
import { fill } from '#content-model/format.ts';
import type { Words } from '#content-model/content.ts';
import { createCarousel } from './carousel.ts';
import {
  $pauses,
  $realIndex,
  $rotating,
  setPause,
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
  const swiper = useRef<Swiper>(null);
  const realIndex = useStore($realIndex, { ssr: 'initial' });
  const rotating = useStore($rotating, { ssr: () => true });
  const { byVisitor } = useStore($pauses, { ssr: 'initial' });

  useEffect(() => {
    const slides = root.current?.querySelector<HTMLElement>('.swiper');
    if (!slides) return;
    startCarousel(count, { paused: matchMedia('(prefers-reduced-motion: reduce)').matches });
    const carousel = createCarousel(slides, count);
    swiper.current = carousel;
    return () => void carousel.destroy();
  }, [count]);

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- it handles pointer and focus events of the controls inside it
    <div
      ref={root}
      className={showsOneAtATime(count) ? 'grid carousel few' : 'grid carousel'}
      role="group"
      aria-roledescription={texts.carouselKind}
      aria-label={texts.label}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPause('hovered', true)}
      onPointerLeave={() => setPause('hovered', false)}
      onFocus={({ target }) => setPause('focused', target.matches(':focus-visible'))}
      onBlur={({ currentTarget, relatedTarget }) =>
        setPause('focused', currentTarget.contains(relatedTarget))
      }
    >
      <div className="carousel-controls">
        <button type="button" className="carousel-pause" onClick={togglePause}>
          <Text>{byVisitor ? texts.play : texts.pause}</Text>
        </button>
        <button type="button" onClick={() => swiper.current?.slidePrev()}>
          <Text>{texts.previous}</Text>
        </button>
        <button type="button" onClick={() => swiper.current?.slideNext()}>
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
            onClick={() => swiper.current?.slideToLoop(index)}
          />
        ))}
      </div>
      <div className="carousel-slides" aria-live={rotating ? 'off' : 'polite'}>
        {children}
      </div>
    </div>
  );
});
