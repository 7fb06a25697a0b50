import { networkPrefix } from './network-prefix.ts';

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['', 'unknown'],
  ['Robert', 'unknown'],
])('%j is shortened to %s', (address, network) => {
  expect(networkPrefix(address)).toBe(network);
});
