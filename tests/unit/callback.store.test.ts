import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as store from '#islands/callback/callback.store.ts';

const { sendCallbackRequest } = vi.hoisted(() => ({ sendCallbackRequest: vi.fn() }));
vi.mock('#islands/callback/callback-call.ts', () => ({ sendCallbackRequest }));

const begin = (tripTitle: string) =>
  store.dispatch({ type: 'open', subject: { customTrip: false, tripTitle } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('The callback store sends and ends a request although the clock of the device is set back meanwhile', async () => {
  begin('Kerala');
  vi.setSystemTime(Date.now() - 5 * 60_000);
  await store.submitCallback('/callback');
  expect(store.$callback.get().request.status).toBe('received');
  await vi.advanceTimersByTimeAsync(2000);
  expect(store.$callback.get().request.status).toBe('done');
  store.dispatch({ type: 'close' });
  expect(store.$callback.get().request.status).toBe('idle');
});

it.each([
  ['with a mark that took less than a second', 999, true],
  ['without a mark that took a second', 1000, false],
])('The callback store sends a request %s', async (_, ms, likelyRobot) => {
  begin(`Kerala ${ms}`);
  store.dispatch({ type: 'edit', fields: { name: `Asha ${ms}` } });
  await vi.advanceTimersByTimeAsync(ms);
  await store.submitCallback('/callback');
  expect(sendCallbackRequest).toHaveBeenLastCalledWith('/callback', expect.anything(), { likelyRobot });
});

it('The callback store does not notify the panel of an event that changes nothing', () => {
  store.dispatch({ type: 'close' });
  const seen = vi.fn();
  store.$callback.listen(seen);
  store.dispatch({ type: 'close' });
  expect(seen).not.toHaveBeenCalled();
});
