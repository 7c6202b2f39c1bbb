import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, requestJson } from '../../src/lib/request-json.ts';

describe('The HTTP client', () => {
  const fetched = vi.fn<typeof fetch>();
  const headersSent = () => new Headers(fetched.mock.calls[0]?.[1]?.headers);

  beforeEach(() => {
    fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({ ok: true })));
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('location', { href: 'https://club.example/trips', origin: 'https://club.example' });
    vi.stubGlobal('document', { cookie: 'other=1; XSRF-TOKEN=a%20b%2Fc%3D' });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('follows redirects and gives the parsed body', async () => {
    await expect(requestJson('/x', {})).resolves.toEqual({ ok: true });
    expect(fetched.mock.calls[0]?.[1]?.redirect).toBe('follow');
  });

  it.each([200, 201, 299])('takes status %d as success', async (status) => {
    fetched.mockResolvedValue(new Response('{}', { status }));
    await expect(requestJson('/x', {})).resolves.toEqual({});
  });

  it.each([300, 304, 400, 401, 404, 500])('takes status %d as failure', async (status) => {
    fetched.mockResolvedValue(new Response(null, { status }));
    await expect(requestJson('/x', {})).rejects.toBeInstanceOf(HttpError);
  });

  it('sends the XSRF cookie as a header to its own origin', async () => {
    await requestJson('/x', {});
    expect(headersSent().get('X-XSRF-TOKEN')).toBe('a b/c=');
  });

  it('sends an XSRF cookie that is wrongly encoded as it is', async () => {
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=%E0%A4%A' });
    await requestJson('/x', {});
    expect(headersSent().get('X-XSRF-TOKEN')).toBe('%E0%A4%A');
  });

  it.each(['%E0%A4%86', 'a%0Ab', 'a%00b'])(
    'sends no XSRF header for the cookie %s, which no header can hold',
    async (value) => {
      vi.stubGlobal('document', { cookie: `XSRF-TOKEN=${value}` });
      await requestJson('/x', {});
      expect(headersSent().has('X-XSRF-TOKEN')).toBe(false);
    },
  );

  it('sends no XSRF header to another origin, nor without the cookie', async () => {
    await requestJson('https://api.example/x', {});
    expect(headersSent().has('X-XSRF-TOKEN')).toBe(false);
    fetched.mockClear();
    vi.stubGlobal('document', { cookie: '' });
    await requestJson('/x', {});
    expect(headersSent().has('X-XSRF-TOKEN')).toBe(false);
  });
});
