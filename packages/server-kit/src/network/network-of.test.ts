import { networkOf, networkPrefix, networksOf } from './network-of.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('%j is of the network %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an IPv6 network is within a /56 and a /48', () => {
  expect(networksOf('2001:db8:1:2aff::9')).toEqual([
    '2001:db8:1:2aff::/64',
    '2001:db8:1:2a00::/56',
    '2001:db8:1::/48',
  ]);
  expect(networksOf('203.0.113.9')).toEqual(['203.0.113.9']);
});

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['', 'unknown'],
  ['Robert', 'unknown'],
])('%j is shortened to %s', (address, network) => {
  expect(networkPrefix(address)).toBe(network);
});
