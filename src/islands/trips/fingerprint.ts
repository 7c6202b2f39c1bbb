/**
 * A short text that is the same for the same JSON value: its SHA-256 hash in Base64. In a browser that offers
 * no hashes, because the page comes without encryption, it is undefined.
 */
export async function fingerprint(value: unknown): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  const hash = await subtle?.digest('SHA-256', bytes);
  return hash && btoa(String.fromCharCode(...new Uint8Array(hash)));
}
