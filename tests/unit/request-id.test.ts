// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Module = typeof import('../../src/islands/callback/request-id.ts');

const load = async (): Promise<Module> => {
  vi.resetModules();
  return import('../../src/islands/callback/request-id.ts');
};

describe('The id of a callback request', () => {
  let module: Module;

  beforeEach(async () => {
    history.replaceState(null, '');
    module = await load();
  });

  it('is 8 to 64 letters, digits and hyphens, as receivers demand', () => {
    for (const body of ['', '{"name":"आशा"}', 'x'.repeat(10_000)])
      expect(module.requestId(body)).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  });

  it('is the same for the same request until it is received, also after a reload', async () => {
    const id = module.requestId('one');
    expect(module.requestId('one')).toBe(id);
    module.endRequest(id);
    expect(module.requestId('one')).not.toBe(id);
    expect((await load()).requestId('one')).not.toBe(id);
  });

  it('is another one for a corrected request, and the same one when the correction is taken back', () => {
    const id = module.requestId('one');
    expect(module.requestId('two')).not.toBe(id);
    expect(module.requestId('one')).toBe(id);
  });

  it('remains when the response to an earlier request comes late', () => {
    const earlier = module.requestId('one');
    const id = module.requestId('two');
    module.endRequest(earlier);
    expect(module.requestId('two')).toBe(id);
  });

  it('survives a reload, with what other code keeps in the state of the page', async () => {
    history.replaceState({ scrollY: 5 }, '');
    const id = module.requestId('one');
    expect((await load()).requestId('one')).toBe(id);
    expect(history.state).toMatchObject({ scrollY: 5 });
  });

  it('is another one in every tab', async () => {
    const id = module.requestId('one');
    history.replaceState(null, '');
    expect((await load()).requestId('one')).not.toBe(id);
  });
});
