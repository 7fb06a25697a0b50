import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/**
 * The network of one visitor: an IPv4 address, or the /64 prefix of an IPv6 address, because a household may use any
 * address within its /64. A text that is no address is returned unchanged.
 */
export function networkOf(address: string): string {
  const known = networks.get(address);
  if (known !== undefined) return known;
  const [network] = networksOf(address);
  networks.set(address, network);
  return network;
}

/** The latest clients. */
const networks = new LRUCache<string, string>({ max: 10_000 });

/** Returns the network and, for IPv6, the /56 and /48 around it, which providers assign to one customer. */
export function networksOf(address: string): [string, ...string[]] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return [parsed.toString()];
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  const prefix = (parts: number[], bits: number) =>
    `${parts.map((part) => part.toString(16)).join(':')}::/${bits}`;
  return [prefix([a, b, c, d], 64), prefix([a, b, c, d & 0xff00], 56), prefix([a, b, c], 48)];
}

/** An address shortened to a network of many subscribers: the /24 of IPv4, the /48 of IPv6. `unknown` if it is no address. */
export function networkPrefix(address: string): string {
  const [own, , widest] = networksOf(address);
  if (widest) return widest;
  return ipaddr.IPv4.isValid(own) ? own.replace(/\d+$/, '0/24') : 'unknown';
}
