import ipaddr from 'ipaddr.js';

/**
 * The network of one visitor: an IPv4 address, or the /64 prefix of an IPv6 address, because a household may use any
 * address within its /64. A text that is no address is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}
