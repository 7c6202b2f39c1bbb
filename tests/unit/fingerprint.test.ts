import { afterEach, expect, it, vi } from 'vitest';
import { fingerprint } from '../../src/features/trips/fingerprint.ts';

afterEach(() => vi.unstubAllGlobals());

it('A fingerprint is the same for the same JSON value only', async () => {
  const value = { trips: [{ title: 'सैर', cost: 1 }] };
  const copy = JSON.parse(JSON.stringify(value, null, 2)) as unknown;
  expect(await fingerprint(copy)).toBe(await fingerprint(value));
  expect(await fingerprint({ trips: [{ title: 'सैर', cost: 2 }] })).not.toBe(await fingerprint(value));
  expect(await fingerprint(undefined)).not.toBe(await fingerprint(null));
});

it('A fingerprint is undefined in a browser that offers no hashes', async () => {
  vi.stubGlobal('crypto', {});
  expect(await fingerprint({})).toBeUndefined();
});
