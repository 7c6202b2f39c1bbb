import { beforeEach, describe, expect, it } from 'vitest';
import {
  $activeTestimonial,
  $rotating,
  setFocused,
  setHovered,
  setRealIndex,
  startCarousel,
  togglePause,
} from '../../src/features/testimonials/testimonials.store.ts';

describe('The testimonials', () => {
  beforeEach(() => {
    startCarousel(4, false);
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ])('at real index %d have the active index %d: plus one, modulo the count', (realIndex, active) => {
    setRealIndex(realIndex);
    expect($activeTestimonial.get()).toBe(active);
  });

  it('turn by themselves', () => {
    expect($rotating.get()).toBe(true);
  });

  it('stand still from the start where motion is to be reduced, until the reader lets them go', () => {
    startCarousel(4, true);
    expect($rotating.get()).toBe(false);
    togglePause();
    expect($rotating.get()).toBe(true);
  });

  it.each([
    ['hovered', setHovered],
    ['focused', setFocused],
  ])('stand still while %s', (_, set) => {
    set(true);
    expect($rotating.get()).toBe(false);
    set(false);
    expect($rotating.get()).toBe(true);
  });

  it('stay paused by the reader when the pointer has come and gone', () => {
    togglePause();
    setHovered(true);
    setHovered(false);
    expect($rotating.get()).toBe(false);
  });
});
