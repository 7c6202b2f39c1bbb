import { describe, expect, it } from 'vitest';
import { href } from '../../src/lib/href.ts';
import { LANDING_SECTIONS, pathTo, SECTION_IDS, sectionOf } from '../../src/lib/sections.ts';

describe('A section', () => {
  it.each(['trips', '_trips'] as const)('named %s is the trips page', (id) => {
    expect(sectionOf(id)).toBe('trips');
    expect(pathTo(id)).toBe('/trips');
  });

  it('named _offerings is the offerings section', () => {
    expect(pathTo('_offerings')).toBe('/#_offering');
  });

  it.each(LANDING_SECTIONS)('named %s is on the landing page', (id) => {
    expect(pathTo(id)).toBe(`/#${id}`);
  });

  it('that nobody knows is none', () => {
    expect(sectionOf('_nowhere')).toBeUndefined();
    expect(SECTION_IDS).not.toContain('_nowhere');
  });
});

describe('An address', () => {
  it.each([
    ['/', '/trips', '/trips'],
    ['/club', '/trips', '/club/trips'],
    ['/club/', '/#_about', '/club/#_about'],
    ['/club', '/', '/club/'],
  ] as const)('under the base %s leads from %s to %s', (base, path, address) => {
    expect(href(path, base)).toBe(address);
  });
});
