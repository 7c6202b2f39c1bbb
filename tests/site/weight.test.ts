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

  it(`has at most ${most} bytes, and waits for no other file before it is painted`, () => {
    expect(pageBytes(route)).toBeLessThanOrEqual(most);
    expect(renderBlockingRequests(route)).toEqual([]);
  });

  it(`has typefaces of at most ${BOUNDS.fontBytes.most} bytes together`, () => {
    expect(fontSizes(route).length).toBeGreaterThanOrEqual(2);
    expect(sum(fontSizes(route))).toBeLessThanOrEqual(BOUNDS.fontBytes.most);
  });
});

it(`The JavaScript files of the site have at most ${BOUNDS.scriptBytes.most} bytes together`, () => {
  expect(scriptSizes().length).toBeGreaterThan(0);
  expect(sum(scriptSizes())).toBeLessThanOrEqual(BOUNDS.scriptBytes.most);
});
