import { networkRange } from './network-range.ts';

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1::9', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, range) => {
  expect(networkRange(address)).toBe(range);
});
