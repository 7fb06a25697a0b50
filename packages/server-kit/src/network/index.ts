export { isPublicAddress } from './is-public-address.ts';
export { networkOf, networkPrefix, networksOf } from './network-of.ts';
