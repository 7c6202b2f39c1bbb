import { describe, expect, it } from 'vitest';
import {
  $backToTopVisible,
  $currentSection,
  $scrolled,
  $scrollY,
  $sidebarOpen,
  chooseSection,
  closeSidebar,
  openSidebar,
} from '../../src/features/navigation/navigation.store.ts';

describe('The navigation', () => {
  it.each([
    [0, false],
    [100, false],
    [101, true],
  ])('at a scroll of %d px has the scrolled look: %s', (y, scrolled) => {
    $scrollY.set(y);
    expect($scrolled.get()).toBe(scrolled);
  });

  it.each([
    [199, false],
    [200, true],
  ])('at a scroll of %d px shows the back-to-top button: %s', (y, visible) => {
    $scrollY.set(y);
    expect($backToTopVisible.get()).toBe(visible);
  });

  it('makes a chosen section the current one', () => {
    chooseSection('_mentors');
    expect($currentSection.get()).toBe('_mentors');
  });

  it('opens and closes the sidebar', () => {
    expect($sidebarOpen.get()).toBe(false);
    openSidebar();
    expect($sidebarOpen.get()).toBe(true);
    closeSidebar();
    expect($sidebarOpen.get()).toBe(false);
  });
});
