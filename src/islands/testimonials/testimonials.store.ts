import { atom, computed, map } from 'nanostores';

const $testimonialCount = atom(1);

/** Swiper's `realIndex` of the first visible slide, from 0: loop mode does not change it. */
export const $realIndex = atom(0);

/** The testimonial after the first visible one, modulo the count (specification, "Landing page"). */
export const $activeTestimonial = computed(
  [$realIndex, $testimonialCount],
  (realIndex, count) => (realIndex + 1) % count,
);

/** The reasons for which autoplay is paused: by the visitor, on hover, or on focus. */
export const $pauses = map({ byVisitor: false, hovered: false, focused: false });

/** True while autoplay runs. */
export const $rotating = computed($pauses, (pauses) => !Object.values(pauses).includes(true));

/** Resets the state for a carousel of `count` slides, with autoplay running or paused. */
export function startCarousel(count: number, { paused }: { paused: boolean }): void {
  $testimonialCount.set(count);
  $realIndex.set(0);
  $pauses.set({ byVisitor: paused, hovered: false, focused: false });
}

/** True if one testimonial is shown at a time: a carousel that loops has one slide more than are visible. */
export function showsOneAtATime(count: number): boolean {
  return count < 4;
}

/** Pauses autoplay when the pointer or the keyboard focus enters the carousel, until it leaves. */
export function setPause(reason: 'hovered' | 'focused', paused: boolean): void {
  $pauses.setKey(reason, paused);
}

/** Pauses or resumes autoplay at the visitor's request. */
export function togglePause(): void {
  $pauses.setKey('byVisitor', !$pauses.get().byVisitor);
}
