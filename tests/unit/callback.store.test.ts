import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as store from '../../src/islands/callback/callback.store.ts';

const { sendCallbackRequest } = vi.hoisted(() => ({ sendCallbackRequest: vi.fn() }));
vi.mock('../../src/islands/callback/callback.api.ts', () => ({ sendCallbackRequest }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('The callback store sends and closes although the clock of the device is set back meanwhile', async () => {
  store.openCallbackPanel('Kerala');
  vi.setSystemTime(Date.now() - 5 * 60_000);
  await store.submitCallback();
  expect(store.$callback.get().request.status).toBe('received');
  store.closeCallbackPanel();
  expect(store.$callback.get().open).toBe(false);
});

it.each([
  ['with a mark that took less than a second', 999, true],
  ['without a mark that took a second', 1000, false],
])('The callback store sends a request %s', async (_, ms, isMarked) => {
  store.openCallbackPanel(`Kerala ${ms}`);
  store.editCallbackFields({ name: `Asha ${ms}` });
  await vi.advanceTimersByTimeAsync(ms);
  await store.submitCallback();
  expect(sendCallbackRequest).toHaveBeenLastCalledWith(expect.anything(), isMarked);
});

it('The callback store does not notify the panel of an event that changes nothing', () => {
  store.closeCallbackPanel();
  const seen = vi.fn();
  store.$callback.listen(seen);
  store.closeCallbackPanel();
  expect(seen).not.toHaveBeenCalled();
});
