import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.useRealTimers().unstubAllEnvs().resetModules());

const buildDay = async () => (await import('#content-model/build-day.ts')).BUILD_DAY;

it('The day of the build is the day in India, also when it is still the day before in UTC', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
  vi.useFakeTimers({ now: Date.parse('2027-01-14T18:30:00Z') });
  expect(await buildDay()).toBe('2027-01-15');
});

it('The day of the build is that of SOURCE_DATE_EPOCH, in seconds', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2027-03-01T18:29:59Z') / 1000));
  expect(await buildDay()).toBe('2027-03-01');
});
