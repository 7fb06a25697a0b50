import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Proves that a page with this version was sent to this network. */
export interface Delivery {
  remote: string;
  version: string;
  network: string;
}

/** A page may report for this long after it was sent. */
export const nonceLifetimeMs = 60 * 60_000;
/** Each about 100 bytes; the oldest is evicted first. Its reuse would still count for the same network only. */
const maxUsed = 50_000;

const signatureOf = (key: Buffer, { remote, version, network }: Delivery, signed: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['report', remote, version, network, signed]))
    .digest();

/** A nonce for one page: `<id>.<moment in base 36>.<signature>`. */
export function reportNonce(key: Buffer, delivery: Delivery, nowMs: number): string {
  const signed = `${randomBytes(9).toString('base64url')}.${nowMs.toString(36)}`;
  return `${signed}.${signatureOf(key, delivery, signed).toString('base64url')}`;
}

/** Whether a nonce was signed for this delivery and has not expired. */
export function isNonceFor(key: Buffer, nonce: string, delivery: Delivery, nowMs: number): boolean {
  const [id = '', moment = '', signature = ''] = nonce.split('.');
  const sent = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, delivery, `${id}.${moment}`);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return false;
  return nowMs - Number.parseInt(moment, 36) < nonceLifetimeMs;
}

/** Accepts each outcome of a nonce once. */
export function usedNonces() {
  const used = new Set<string>();
  return (nonce: string, outcome: string): boolean => {
    const key = `${nonce.slice(0, nonce.indexOf('.'))} ${outcome}`;
    if (used.has(key)) return false;
    used.add(key);
    if (used.size > maxUsed) for (const oldest of used) return used.delete(oldest);
    return true;
  };
}
