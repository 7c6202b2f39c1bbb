const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'X-XSRF-TOKEN';

/**
 * Sends a request and returns the body of the response, parsed as JSON but not validated. Redirects are
 * followed. There is no timeout.
 * @throws Error for a status outside 200 to 299 (specification, "Calls and servers"), TypeError when the
 * network fails, SyntaxError when the body is not JSON.
 */
export async function requestJson(url: string, init: RequestInit): Promise<unknown> {
  const headers = new Headers(init.headers);
  const token = xsrfToken(url);
  // `Headers.set` throws for other characters.
  if (token !== undefined && /^[\t\x20-\x7e\x80-\xff]*$/.test(token)) headers.set(XSRF_HEADER, token);
  const response = await fetch(url, { ...init, headers, redirect: 'follow' });
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  return response.json();
}

/**
 * The value of the XSRF cookie for requests to the site's own origin. Other origins must not receive it, and
 * the header would cause a CORS preflight.
 */
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
