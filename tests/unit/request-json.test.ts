import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestJson } from '../../src/islands/request-json.ts';

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
    await expect(requestJson('/x', {})).rejects.toThrow(`/x answered with status ${status}`);
  });

  it.each([
    ['other=1; XSRF-TOKEN=a%20b%2Fc%3D', 'a b/c='],
    ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
    // These no header can hold.
    ['XSRF-TOKEN=%E0%A4%86', null],
    ['XSRF-TOKEN=a%0Ab', null],
    ['XSRF-TOKEN=a%00b', null],
    ['', null],
  ])('sends the XSRF cookie as a header to its own origin: for "%s" it is %s', async (cookie, header) => {
    vi.stubGlobal('document', { cookie });
    await requestJson('/x', {});
    expect(headersSent().get('X-XSRF-TOKEN')).toBe(header);
  });

  it('sends no XSRF header to another origin', async () => {
    await requestJson('https://api.example/x', {});
    expect(headersSent().has('X-XSRF-TOKEN')).toBe(false);
  });
});
