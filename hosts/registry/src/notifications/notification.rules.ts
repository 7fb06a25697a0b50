import { hasUnprintable } from '@larkfare/text-rules';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Before each further attempt: of Standard Webhooks, about three days in all. */
const waitsMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];

/** Until the next attempt, after so many failed; undefined when it is given up. */
export const nextAttemptMs = (failed: number): number | undefined => waitsMs[failed - 1];

/** What is wrong with an address for notifications. */
export function addressProblem(address: string, mayBePrivate: boolean): string | undefined {
  if (/\s/.test(address) || hasUnprintable(address))
    return 'An address has no spaces, line breaks or invisible characters.';
  if (/^mailto:[^\s@<>"',;:?&%]{1,64}@[^\s@<>"',;:?&%/]{1,190}$/.test(address)) return undefined;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    return 'Send an https address or mailto:ann@example.com.';
  if (url.protocol === 'http:' && !mayBePrivate) return 'A webhook needs an https address.';
  if (url.username || url.password) return 'An address with a password is not stored.';
  // Look-alike letters, and numbers that are IP addresses, are shown for what they are.
  if (!address.toLowerCase().includes(`//${url.host}`))
    return `Write the host of this address as ${url.host}.`;
  return undefined;
}
