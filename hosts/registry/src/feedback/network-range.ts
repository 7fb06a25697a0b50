import { networkOf } from '@larkfare/server-kit/network';

/**
 * The range of addresses that counts as one visitor in reports: the /24 of an IPv4 address, the /48 of an IPv6 address.
 * One provider hands out that many to a single customer.
 */
export function networkRange(address: string): string {
  const network = networkOf(address);
  if (/^\d+(\.\d+){3}$/.test(network)) return network.replace(/\.\d+$/, '.0/24');
  return network.replace(/^([^:]+:[^:]+:[^:]+):.*\/64$/, '$1::/48');
}
