import { hasUnprintable } from '@larkfare/text-rules';

/** Why an address for notifications is not stored. */
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
