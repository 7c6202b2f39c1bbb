import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../bench/bounds.ts';
import { sum } from '../bench/compressed.ts';
import {
  ALL_ROUTES,
  fontSizes,
  pageBytes,
  pageBytesBound,
  renderBlockingRequests,
  scriptSizes,
} from '../bench/page-bytes.ts';

describe.each(ALL_ROUTES)('The page %s', (route) => {
  const { most } = pageBytesBound(route);

  it(`weighs at most ${most} bytes with the CSS that it waits for`, () => {
    expect(pageBytes(route)).toBeGreaterThan(1000);
    expect(pageBytes(route)).toBeLessThanOrEqual(most);
  });

  it(`has typefaces, of at most ${BOUNDS.fontBytes.most} bytes together`, () => {
    expect(fontSizes(route).length).toBeGreaterThanOrEqual(2);
    expect(sum(fontSizes(route))).toBeLessThanOrEqual(BOUNDS.fontBytes.most);
  });

  it('waits for nothing besides itself before it is painted', () => {
    expect(renderBlockingRequests(route)).toEqual([]);
  });
});

describe('The built site', () => {
  it(`has JavaScript files, of at most ${BOUNDS.scriptBytes.most} bytes together`, () => {
    expect(scriptSizes().length).toBeGreaterThan(0);
    expect(sum(scriptSizes())).toBeLessThanOrEqual(BOUNDS.scriptBytes.most);
  });
});
