export { isPublicAddress } from './is-public-address.ts';
export { networkOf, networksOf } from './network-of.ts';
export { networkPrefix } from './network-prefix.ts';
