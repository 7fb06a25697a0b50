import { randomBytes } from 'node:crypto';
import { isSignatureOf, signatureOf } from '../trust/registry-key.ts';

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

const signedText = ({ remote, version, network }: Delivery, signed: string) =>
  JSON.stringify(['report', remote, version, network, signed]);

/** A nonce for one page: `<id>.<moment in base 36>.<signature>`. */
export function reportNonce(key: Buffer, delivery: Delivery, sentMs: number): string {
  const signed = `${randomBytes(9).toString('base64url')}.${sentMs.toString(36)}`;
  return `${signed}.${signatureOf(key, signedText(delivery, signed))}`;
}

/** How long ago this delivery was made, if the nonce was signed for it; undefined if it was not or has expired. */
export function nonceAgeMs(
  key: Buffer,
  nonce: string,
  delivery: Delivery,
  nowMs: number,
): number | undefined {
  const [id = '', moment = '', signature = ''] = nonce.split('.');
  if (!isSignatureOf(key, signedText(delivery, `${id}.${moment}`), signature)) return undefined;
  const ageMs = nowMs - Number.parseInt(moment, 36);
  return ageMs < nonceLifetimeMs ? ageMs : undefined;
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
