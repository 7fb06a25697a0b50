import ipaddr from 'ipaddr.js';

/** An address shortened to a network of many subscribers: the /24 of IPv4, the /48 of IPv6. What is no address is `unknown`. */
export function networkPrefix(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join('.')}.0/24`;
  const prefix = parsed.parts.slice(0, 3).map((part) => part.toString(16));
  return `${prefix.join(':')}::/48`;
}
