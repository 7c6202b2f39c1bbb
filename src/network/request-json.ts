/** An answer outside 200 to 299, the only range that counts as success (specification, section 7). */
export class HttpError extends Error {
  readonly status: number;

  constructor(url: string, status: number) {
    super(`${url} answered with status ${status}`);
    this.name = 'HttpError';
    this.status = status;
  }
}

const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'X-XSRF-TOKEN';

/**
 * Gives the body of the answer, parsed as JSON and not yet trusted. Redirects are followed; there is no
 * timeout.
 * @throws HttpError for a status outside 200 to 299, TypeError when the network fails, SyntaxError when the body is not JSON.
 */
export async function requestJson(url: string, init: RequestInit): Promise<unknown> {
  const headers = new Headers(init.headers);
  const token = xsrfToken(url);
  if (token !== undefined && isHeaderValue(token)) headers.set(XSRF_HEADER, token);
  const response = await fetch(url, { ...init, headers, redirect: 'follow' });
  if (!response.ok) throw new HttpError(url, response.status);
  return response.json();
}

/** Whether a header may hold a text: `Headers.set` throws for the other characters. */
function isHeaderValue(text: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
}

/**
 * The site's own XSRF cookie, for its own origin only: another host must neither see it nor need a preflight
 * for it.
 */
function xsrfToken(url: string): string | undefined {
  if (new URL(url, location.href).origin !== location.origin) return undefined;
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${XSRF_COOKIE}=`));
  const value = cookie?.slice(XSRF_COOKIE.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    // Not percent-encoded by whoever set it: as it is.
    return value;
  }
}
