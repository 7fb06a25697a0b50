import ipaddr from 'ipaddr.js';

/** Whether an IP address is of the public internet: not of this machine, a private network or a reserved range. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
