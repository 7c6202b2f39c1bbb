import { afterEach, expect, it, vi } from 'vitest';
import * as store from '../../src/islands/callback/callback.store.ts';

vi.mock('../../src/islands/callback/callback.api.ts', () => ({
  sendCallbackRequest: () => Promise.resolve(),
}));

afterEach(() => void vi.useRealTimers());

it('The callback store sends and closes although the clock of the device is set back meanwhile', async () => {
  vi.useFakeTimers();
  store.openCallbackPanel('Kerala');
  vi.setSystemTime(Date.now() - 5 * 60_000);
  await store.submitCallback();
  expect(store.$callback.get().request.status).toBe('received');
  store.closeCallbackPanel();
  expect(store.$callback.get().open).toBe(false);
});

it('The callback store does not notify the panel of an event that changes nothing', () => {
  const seen = vi.fn();
  store.$callback.listen(seen);
  store.closeCallbackPanel();
  expect(seen).not.toHaveBeenCalled();
});
