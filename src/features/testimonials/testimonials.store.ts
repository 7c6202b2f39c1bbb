import { atom, computed, map } from 'nanostores';

/** How many testimonials the carousel has. */
const $testimonialCount = atom(1);

/** The carousel's real slide index, from 0, whatever copies the loop makes. */
export const $realIndex = atom(0);

/** The active testimonial: real index plus one, modulo the count (specification, section 4). */
export const $activeTestimonial = computed(
  [$realIndex, $testimonialCount],
  (realIndex, count) => (realIndex + 1) % count,
);

/** What keeps the carousel from turning by itself. */
export const $pauses = map({ byReader: false, hovered: false, focused: false });

/** Whether the carousel turns by itself. */
export const $rotating = computed(
  $pauses,
  ({ byReader, hovered, focused }) => !byReader && !hovered && !focused,
);

/** Begins with a carousel of `count` slides that turns by itself, or stands still from the start. */
export function startCarousel(count: number, standingStill: boolean): void {
  $testimonialCount.set(count);
  $realIndex.set(0);
  $pauses.set({ byReader: standingStill, hovered: false, focused: false });
}

/** Notes which slide the carousel shows first, as a real index from 0. */
export function showSlide(realIndex: number): void {
  $realIndex.set(realIndex);
}

/** Stops the carousel for good, or lets it go on. */
export function togglePause(): void {
  $pauses.setKey('byReader', !$pauses.get().byReader);
}

/** Holds the carousel while the pointer is over it. */
export function setHovered(hovered: boolean): void {
  $pauses.setKey('hovered', hovered);
}

/** Holds the carousel while the focus is inside it. */
export function setFocused(focused: boolean): void {
  $pauses.setKey('focused', focused);
}
