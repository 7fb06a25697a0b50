/**
 * A key of a request, the same for the same request of the same day: a second click, a retry and the same form in
 * another tab are one booking. Absent where the browser cannot hash (no https); the server then compares the requests.
 */
export async function idempotencyKey(request: object, today: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const text = new TextEncoder().encode(JSON.stringify([today, request]));
  const digest = await crypto.subtle.digest('SHA-256', text);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
