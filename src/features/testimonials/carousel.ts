import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { $activeTestimonial, $rotating, showSlide } from './testimonials.store.ts';

/** The breakpoints of the carousel, by viewport width in CSS pixels (specification, section 9). */
const BREAKPOINTS = {
  480: { slidesPerView: 1, spaceBetween: 10 },
  768: { slidesPerView: 2, spaceBetween: 25 },
  1024: { slidesPerView: 3, spaceBetween: 30 },
};

/** What the controls can ask of a running carousel. */
export interface Carousel {
  previous: () => void;
  next: () => void;
  /** Shows a slide by its real index, from 0. */
  show: (realIndex: number) => void;
  destroy: () => void;
}

/** Turns a list of slides, already laid out by CSS, into the looping carousel of specification, section 9. */
export function createCarousel(element: HTMLElement): Carousel {
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    loop: true,
    // A press during a turn counts too.
    loopPreventsSliding: false,
    slidesPerView: 1,
    spaceBetween: 30,
    breakpoints: BREAKPOINTS,
    // Not waiting for a transition: one that a resize cuts off never ends, and the carousel would stand still
    // for good.
    autoplay: { delay: 2000, disableOnInteraction: false, waitForTransition: false },
    on: { realIndexChange: ({ realIndex }) => showSlide(realIndex) },
  });

  element.removeAttribute('tabindex');

  const stopListening = [
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
      for (const stop of stopListening) stop();
      swiper.destroy();
    },
  };
}
