import ipaddr from 'ipaddr.js';

/** Whether an IP address is of the public internet: not of this machine, a private network or a reserved range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // IPv6 has assigned no other range, but `::7f00:1` and the like embed addresses of IPv4.
  const isAssigned = parsed instanceof ipaddr.IPv4 || parsed.match(assigned, 3);
  return isAssigned && parsed.range() === 'unicast';
}

const assigned = ipaddr.IPv6.parse('2000::');
