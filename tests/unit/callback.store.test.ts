import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { sendCallbackRequest } = vi.hoisted(() => ({ sendCallbackRequest: vi.fn() }));
vi.mock('../../src/islands/callback/callback.api.ts', () => ({ sendCallbackRequest }));

type Store = typeof import('../../src/islands/callback/callback.store.ts');

const EMPTY = { message: '', name: '', phone: '', trip: '' };

describe('The callback store', () => {
  let store: Store;
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  /** Opens the panel for a trip and fills the fields. */
  function openAndFill() {
    store.openCallbackPanel('Kerala');
    store.editCallbackFields({ name: 'Asha', phone: '919876543210' });
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    sendCallbackRequest.mockReset().mockResolvedValue(undefined);
    store = await import('../../src/islands/callback/callback.store.ts');
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('sends one request for a double press', async () => {
    sendCallbackRequest.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 500)));
    openAndFill();
    void store.submitCallback();
    void store.submitCallback();
    expect(store.$callback.get().request.status).toBe('submitting');
    await pass(500);
    expect(store.$callback.get().request.status).toBe('received');
    const request = { name: 'Asha', phone: '919876543210', trip: 'Kerala', customTrip: false };
    expect(sendCallbackRequest).toHaveBeenCalledExactlyOnceWith(request, true);
  });

  it('sends a request without a mark that took a visitor as long as it does', async () => {
    openAndFill();
    await pass(1000);
    await store.submitCallback();
    expect(sendCallbackRequest).toHaveBeenCalledExactlyOnceWith(expect.anything(), false);
  });

  it('closes the panel by itself 2000 ms after the success, and empties the fields 2300 ms after Submit', async () => {
    openAndFill();
    await store.submitCallback();
    await pass(1999);
    expect(store.$callback.get().open).toBe(true);
    await pass(1);
    expect(store.$callback.get().open).toBe(false);
    await pass(299);
    expect(store.$callback.get().fields.name).toBe('Asha');
    await pass(1);
    expect(store.$callback.get().fields).toEqual(EMPTY);
  });

  it('logs a failure and keeps what was typed', async () => {
    const error = new Error('refused');
    sendCallbackRequest.mockRejectedValueOnce(error);
    openAndFill();
    await store.submitCallback();
    expect(console.error).toHaveBeenCalledWith(expect.any(String), error);
    expect(store.$callback.get().request.status).toBe('failed');
    await pass(60_000);
    expect(store.$callback.get().fields.name).toBe('Asha');
    await store.submitCallback();
    expect(store.$callback.get().request.status).toBe('received');
  });

  it('sends and closes although the clock of the device is set back while the panel is open', async () => {
    openAndFill();
    vi.setSystemTime(Date.now() - 5 * 60_000);
    await store.submitCallback();
    expect(store.$callback.get().request.status).toBe('received');
    store.closeCallbackPanel();
    expect(store.$callback.get().open).toBe(false);
  });

  it('does not notify the panel of an event that changes nothing', () => {
    const seen = vi.fn();
    store.$callback.listen(seen);
    store.closeCallbackPanel();
    expect(seen).not.toHaveBeenCalled();
  });
});
