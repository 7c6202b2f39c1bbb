import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { sendCallbackRequest } = vi.hoisted(() => ({ sendCallbackRequest: vi.fn() }));
vi.mock('../../src/features/callback/callback.api', () => ({ sendCallbackRequest }));

type Store = typeof import('../../src/features/callback/callback.store');

/** An answer that comes after so many milliseconds. */
const succeedAfter = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms));
const failAfter = (ms: number) => () =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('refused')), ms));

describe('The callback panel', () => {
  let store: Store;
  const state = () => ({
    ...store.$callbackPanel.get(),
    status: store.$callbackStatus.get(),
    fields: store.$callbackFields.get(),
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const fill = () => {
    store.typeInto('name', 'Asha');
    store.typeInto('phone', '919876543210');
  };
  const EMPTY = { name: '', phone: '', trip: '' };

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    sendCallbackRequest.mockReset().mockResolvedValue(undefined);
    store = await import('../../src/features/callback/callback.store');
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('opens for a trip with its title stored and the custom flag off', () => {
    store.requestCallback('Kerala');
    expect(state()).toMatchObject({ open: true, customTrip: false, tripTitle: 'Kerala' });
  });

  it('opens for a custom trip with the custom flag on', () => {
    store.requestCallback('Kerala');
    store.requestCustomTrip();
    expect(state()).toMatchObject({ open: true, customTrip: true, tripTitle: '' });
  });

  it('sends name, phone, the trip’s title and the custom flag', async () => {
    store.requestCallback('Kerala');
    fill();
    await store.submitCallback();
    expect(sendCallbackRequest).toHaveBeenCalledWith({
      name: 'Asha',
      phone: '919876543210',
      trip: 'Kerala',
      customTrip: false,
    });
  });

  it('sends the typed destination for a custom trip', async () => {
    store.requestCustomTrip();
    store.typeInto('trip', 'Ladakh');
    await store.submitCallback();
    expect(sendCallbackRequest).toHaveBeenCalledWith({
      name: '',
      phone: '',
      trip: 'Ladakh',
      customTrip: true,
    });
  });

  it('is submitting until the answer comes, and sends one request for a double press', async () => {
    sendCallbackRequest.mockImplementation(succeedAfter(500));
    store.requestCallback('Kerala');
    fill();
    void store.submitCallback();
    void store.submitCallback();
    expect(state().status).toBe('submitting');
    await pass(500);
    expect(state().status).toBe('received');
    await store.submitCallback();
    expect(sendCallbackRequest).toHaveBeenCalledOnce();
  });

  it('closes 2000 ms after the success, and resets the success and custom flags', async () => {
    store.requestCustomTrip();
    fill();
    await store.submitCallback();
    await pass(1999);
    expect(state()).toMatchObject({ open: true, status: 'received' });
    await pass(1);
    expect(state()).toMatchObject({ open: false, status: 'idle', customTrip: false });
  });

  it('empties the fields 2300 ms after Submit was pressed, when the answer was quick', async () => {
    store.requestCallback('Kerala');
    fill();
    await store.submitCallback();
    await pass(2299);
    expect(state().fields.name).toBe('Asha');
    await pass(1);
    expect(state().fields).toEqual(EMPTY);
  });

  it('empties the fields when it closes, when the answer was slow', async () => {
    sendCallbackRequest.mockImplementation(succeedAfter(1000));
    store.requestCallback('Kerala');
    fill();
    void store.submitCallback();
    await pass(2999);
    expect(state()).toMatchObject({ open: true, fields: { name: 'Asha' } });
    await pass(1);
    expect(state()).toMatchObject({ open: false, fields: EMPTY });
  });

  it('after a failure stays open, keeps what was typed, and lets the visitor try again', async () => {
    sendCallbackRequest.mockImplementationOnce(failAfter(100));
    store.requestCallback('Kerala');
    fill();
    void store.submitCallback();
    await pass(60_000);
    expect(state()).toMatchObject({ open: true, status: 'failed', fields: { name: 'Asha' } });
    expect(console.error).toHaveBeenCalled();
    await store.submitCallback();
    expect(state().status).toBe('received');
  });

  it('closed by the visitor keeps what was typed', () => {
    store.requestCallback('Kerala');
    fill();
    store.closeCallbackPanel();
    expect(state()).toMatchObject({ open: false, fields: { name: 'Asha' } });
  });

  it('reopened for another trip is neither closed nor changed by the older request', async () => {
    sendCallbackRequest.mockImplementation(succeedAfter(1000));
    store.requestCallback('Kerala');
    fill();
    void store.submitCallback();
    store.closeCallbackPanel();
    store.requestCallback('Kutch');
    expect(state().status).toBe('idle');
    await pass(10_000);
    expect(state()).toMatchObject({
      open: true,
      tripTitle: 'Kutch',
      status: 'idle',
      fields: { name: 'Asha' },
    });
  });

  it('reopened for another trip while the message stands begins afresh and stays open', async () => {
    store.requestCallback('Kerala');
    fill();
    await store.submitCallback();
    await pass(500);
    store.closeCallbackPanel();
    store.requestCallback('Kutch');
    expect(state()).toMatchObject({ open: true, status: 'idle', fields: EMPTY });
    store.typeInto('name', 'Bela');
    await pass(10_000);
    expect(state()).toMatchObject({ open: true, tripTitle: 'Kutch', fields: { name: 'Bela' } });
  });

  it('reopened for the same trip goes on with the request that is on its way', async () => {
    sendCallbackRequest.mockImplementation(succeedAfter(1000));
    store.requestCallback('Kerala');
    fill();
    void store.submitCallback();
    store.closeCallbackPanel();
    store.requestCallback('Kerala');
    expect(state().status).toBe('submitting');
    await pass(1000);
    expect(state().status).toBe('received');
  });

  it('does not take the second press of the hand that opened it for a request or a wish to leave', async () => {
    store.requestCallback('Kerala');
    await pass(999);
    await store.submitCallback();
    store.leaveCallbackPanel();
    expect(sendCallbackRequest).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ open: true, status: 'idle' });
  });

  it('sends an empty form all the same, once a second has passed', async () => {
    store.requestCallback('Kerala');
    await pass(1000);
    await store.submitCallback();
    expect(sendCallbackRequest).toHaveBeenCalledOnce();
  });

  it('closes by a press beside it, once a second has passed', async () => {
    store.requestCallback('Kerala');
    await pass(1000);
    store.leaveCallbackPanel();
    expect(state().open).toBe(false);
  });

  it('sends what was corrected while a request is on its way, and shows that one’s success only', async () => {
    sendCallbackRequest.mockImplementationOnce(succeedAfter(1000)).mockImplementationOnce(succeedAfter(3000));
    store.requestCallback('Kerala');
    fill();
    void store.submitCallback();
    store.typeInto('phone', '919876500000');
    void store.submitCallback();
    await pass(1000);
    expect(state().status).toBe('submitting');
    await pass(2000);
    expect(state().status).toBe('received');
    expect(sendCallbackRequest).toHaveBeenLastCalledWith(expect.objectContaining({ phone: '919876500000' }));
  });

  it('keeps what was typed while a request was on its way, and can send it', async () => {
    sendCallbackRequest.mockImplementationOnce(succeedAfter(1000));
    store.requestCustomTrip();
    store.typeInto('trip', 'Ladakh');
    void store.submitCallback();
    store.typeInto('trip', 'Goa');
    await pass(60_000);
    expect(state()).toMatchObject({ open: true, status: 'idle', fields: { trip: 'Goa' } });
    await store.submitCallback();
    expect(sendCallbackRequest).toHaveBeenLastCalledWith(expect.objectContaining({ trip: 'Goa' }));
  });

  it.each(['pressed again', 'opened again'])(
    '%s after 10 s without an answer sends once more',
    async (how) => {
      sendCallbackRequest.mockImplementationOnce(() => new Promise(() => undefined));
      store.requestCallback('Kerala');
      fill();
      void store.submitCallback();
      await pass(9999);
      void store.submitCallback();
      expect(sendCallbackRequest).toHaveBeenCalledOnce();
      await pass(1);
      if (how === 'opened again') {
        store.closeCallbackPanel();
        store.requestCallback('Kerala');
        expect(state().status).toBe('idle');
      }
      await store.submitCallback();
      expect(sendCallbackRequest).toHaveBeenCalledTimes(2);
      expect(state().status).toBe('received');
    },
  );

  it('closed before the success empties the fields at 2300 ms and stays closed', async () => {
    sendCallbackRequest.mockImplementation(succeedAfter(1000));
    store.requestCallback('Kerala');
    fill();
    void store.submitCallback();
    store.closeCallbackPanel();
    await pass(2299);
    expect(state()).toMatchObject({ open: false, fields: { name: 'Asha' } });
    await pass(1);
    expect(state()).toMatchObject({ open: false, status: 'idle', fields: EMPTY });
  });
});
