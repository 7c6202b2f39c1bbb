// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Module = typeof import('#islands/callback/callback-call.ts');

const ADDRESS = 'https://receiver.example/callback';
const REQUEST = { name: '', phone: '', trip: '', customTrip: false };

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

const answer = (status: string) => Promise.resolve(Response.json({ status }));

let send: Module['sendCallbackRequest'];

const load = async () => {
  vi.resetModules();
  ({ sendCallbackRequest: send } = await import('#islands/callback/callback-call.ts'));
};

/** Sends a request that is not received, unless there is another answer, and returns its id. */
async function idOf(name: string, response = answer('busy')): Promise<string> {
  fetched.mockReturnValueOnce(response);
  await send(ADDRESS, { ...REQUEST, name }, { likelyRobot: false }).catch(() => undefined);
  return addressOf().searchParams.get('id') ?? '';
}

const addressOf = () => new URL(fetched.mock.lastCall?.[0] ?? '');

beforeEach(async () => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  history.replaceState(null, '', '/hi/trips/lamps');
  await load();
});

afterEach(() => void vi.unstubAllGlobals());

it('A callback request names the path of its page, and says when it has a sign of a robot', async () => {
  for (const likelyRobot of [false, true]) {
    fetched.mockReturnValueOnce(answer('success'));
    await send(ADDRESS, REQUEST, { likelyRobot });
    const { origin, pathname, searchParams } = addressOf();
    expect(origin + pathname).toBe(ADDRESS);
    expect(searchParams.get('page')).toBe('/hi/trips/lamps');
    expect(searchParams.get('robot')).toBe(likelyRobot ? '1' : null);
  }
});

it.each(['busy', 'Success', ''])(
  'A callback request with the answer "%s" is not received',
  async (status) => {
    fetched.mockReturnValueOnce(answer(status));
    await expect(send(ADDRESS, REQUEST, { likelyRobot: false })).rejects.toThrow(status);
  },
);

describe('The id of a callback request', () => {
  it('is 8 to 64 letters, digits and hyphens, as receivers demand', async () => {
    for (const name of ['', 'आशा', 'x'.repeat(10_000)])
      expect(await idOf(name)).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  });

  it('is the same for the same request until it is received, also after a reload', async () => {
    const id = await idOf('one');
    expect(await idOf('one', answer('success'))).toBe(id);
    const next = await idOf('one');
    expect(next).not.toBe(id);
    await load();
    expect(await idOf('one')).toBe(next);
  });

  it('is another one for a corrected request, and the same one when the correction is taken back', async () => {
    const id = await idOf('one');
    expect(await idOf('two')).not.toBe(id);
    expect(await idOf('one')).toBe(id);
  });

  it('remains when the response to an earlier request comes late', async () => {
    const late = Promise.withResolvers<Response>();
    const earlier = idOf('one', late.promise);
    const id = await idOf('two');
    late.resolve(Response.json({ status: 'success' }));
    await earlier;
    expect(await idOf('two')).toBe(id);
  });

  it('survives a reload, with what other code keeps in the state of the page', async () => {
    history.replaceState({ scrollY: 5 }, '');
    const id = await idOf('one');
    await load();
    expect(await idOf('one')).toBe(id);
    expect(history.state).toMatchObject({ scrollY: 5 });
  });

  it('is another one in every tab', async () => {
    const id = await idOf('one');
    history.replaceState(null, '');
    await load();
    expect(await idOf('one')).not.toBe(id);
  });
});
