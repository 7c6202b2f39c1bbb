const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'X-XSRF-TOKEN';

/**
 * Sends a request without a timeout, and returns the body of the response as JSON that is not validated.
 * @throws Error for a status outside 200 to 299 (specification, "Calls and servers"), TypeError when the
 * network fails, SyntaxError when the body is not JSON.
 */
export async function requestJson(url: string, init: RequestInit): Promise<unknown> {
  const headers = new Headers(init.headers);
  const token = xsrfToken(url);
  // `Headers.set` throws for characters outside this range.
  if (token !== undefined && /^[\t\x20-\x7e\x80-\xff]*$/.test(token)) headers.set(XSRF_HEADER, token);
  const response = await fetch(url, { ...init, headers, redirect: 'follow' });
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  return response.json();
}

/** The XSRF cookie, for the site's own origin only: elsewhere it would leak, and cause a CORS preflight. */
function xsrfToken(url: string): string | undefined {
  if (new URL(url, location.href).origin !== location.origin) return undefined;
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${XSRF_COOKIE}=`));
  const value = cookie?.slice(XSRF_COOKIE.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    // The value is not percent-encoded.
    return value;
  }
}
