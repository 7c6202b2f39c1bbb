import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { $activeTestimonial, $rotating, setRealIndex, showsOneAtATime } from './testimonials.store.ts';

/** Returns the breakpoints of the carousel, by viewport width in CSS pixels (specification, "Constants"). */
function breakpoints(count: number) {
  return {
    480: { slidesPerView: 1, spaceBetween: 10 },
    768: { slidesPerView: showsOneAtATime(count) ? 1 : 2, spaceBetween: 25 },
    1024: { slidesPerView: showsOneAtATime(count) ? 1 : 3, spaceBetween: 30 },
  };
}

/** The methods of a running carousel. */
export interface Carousel {
  /** Goes back by one slide. */
  previous: () => void;
  /** Advances by one slide. */
  next: () => void;
  /** Goes to the slide with a real index, from 0. */
  show: (realIndex: number) => void;
  destroy: () => void;
}

/** Initializes Swiper on `count` slides that CSS has already laid out (specification, "Constants"). */
export function createCarousel(element: HTMLElement, count: number): Carousel {
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    loop: true,
    // A click during a transition also moves the carousel.
    loopPreventsSliding: false,
    slidesPerView: 1,
    spaceBetween: 30,
    breakpoints: breakpoints(count),
    // With `waitForTransition` autoplay would stop when a resize interrupts a transition, because the
    // transition then never ends.
    autoplay: { delay: 2000, disableOnInteraction: false, waitForTransition: false },
    on: { realIndexChange: ({ realIndex }) => setRealIndex(realIndex) },
  });

  element.removeAttribute('tabindex');

  const unsubscribe = [
    $rotating.subscribe((rotating) => {
      if (rotating) swiper.autoplay.start();
      else swiper.autoplay.stop();
    }),
    $activeTestimonial.subscribe((active) => {
      for (const slide of element.querySelectorAll<HTMLElement>('[data-testimonial]')) {
        slide.toggleAttribute('data-active', Number(slide.dataset['testimonial']) === active);
      }
    }),
  ];

  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    show: (realIndex) => swiper.slideToLoop(realIndex),
    destroy() {
      for (const stop of unsubscribe) stop();
      swiper.destroy();
    },
  };
}
