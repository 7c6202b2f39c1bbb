import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { $activeTestimonial, $realIndex, $rotating, showsOneAtATime } from './testimonials.store.ts';

/** Initializes Swiper on `count` slides that CSS has already laid out (specification, "Constants"). */
export function createCarousel(element: HTMLElement, count: number): Swiper {
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    loop: true,
    // A click during a transition also moves the carousel.
    loopPreventsSliding: false,
    slidesPerView: 1,
    spaceBetween: 30,
    breakpoints: {
      480: { slidesPerView: 1, spaceBetween: 10 },
      768: { slidesPerView: showsOneAtATime(count) ? 1 : 2, spaceBetween: 25 },
      1024: { slidesPerView: showsOneAtATime(count) ? 1 : 3, spaceBetween: 30 },
    },
    // With `waitForTransition` autoplay would stop when a resize interrupts a transition, because the
    // transition then never ends.
    autoplay: { delay: 2000, disableOnInteraction: false, waitForTransition: false },
    on: { realIndexChange: ({ realIndex }) => $realIndex.set(realIndex) },
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
  swiper.on('destroy', () => unsubscribe.forEach((stop) => stop()));
  return swiper;
}
