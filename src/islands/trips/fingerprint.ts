/** The SHA-256 hash of a JSON value in Base64; undefined on insecure origins, where browsers have none. */
export async function fingerprint(value: unknown): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  const hash = await subtle?.digest('SHA-256', bytes);
  return hash && btoa(String.fromCharCode(...new Uint8Array(hash)));
}
