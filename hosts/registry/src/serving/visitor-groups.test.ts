import { randomBytes } from 'node:crypto';
import { visitorGroups } from './visitor-groups.ts';

const key = randomBytes(32);
const groups = visitorGroups(() => key);

test('a network has one group, and networks are spread over all groups', () => {
  const networks = Array.from({ length: 2000 }, (_, n) => `10.${n >> 8}.${n & 255}`);
  const found = networks.map((network) => groups.of(`${network}.1`));

  expect(networks.map((network) => groups.of(`${network}.77`))).toEqual(found);
  expect(new Set(found).size).toBe(100);
});

test('a cookie names the group that was signed', () => {
  expect(groups.read(groups.signed(7) ?? '')).toBe(7);
});

test.each([
  ['no signature', '2'],
  ['a signature of another group', groups.signed(7)?.replace('7.', '2.') ?? ''],
  ['a signature of another key', visitorGroups(() => randomBytes(32)).signed(2) ?? ''],
  ['nothing', ''],
])('a cookie with %s names none', (_name, cookie) => {
  expect(groups.read(cookie)).toBeUndefined();
});
