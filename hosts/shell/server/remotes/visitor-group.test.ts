import Fastify from 'fastify';
import { aRemote } from '../testing/a-remote.ts';
import type { Remote } from './remote-folder.ts';
import { groupForPage } from './visitor-remotes.ts';
import { forGroup, groupCount, needsGroup } from './visitor-group.rules.ts';

const remote = (version: string, more: Partial<Remote> = {}) => aRemote({ version, ...more });
const tried = (share: number) => remote('1.0.0', { candidate: { share, remote: remote('1.1.0') } });
const groups = Array.from({ length: groupCount }, (_, group) => group);
const triers = (share: number) =>
  groups.filter((group) => forGroup([tried(share)], group)[0]?.version === '1.1.0');

test.each([1, 10, 50, 99])('a share of %i has as many of the hundred groups', (share) => {
  expect(triers(share)).toHaveLength(share);
});

test('a growing share keeps the groups that are in it', () => {
  expect(triers(50)).toEqual(expect.arrayContaining(triers(10)));
});

test('a candidate falls back to the stable version', () => {
  const [group = 0] = triers(10);

  expect(forGroup([tried(10)], group)[0]).toMatchObject({ previous: { version: '1.0.0' } });
});

test('without a group, and without a trial, everybody has what is live', () => {
  expect(forGroup([tried(99)], undefined)[0]).toMatchObject({ version: '1.0.0' });
  expect(needsGroup([remote('1.0.0')])).toBe(false);
});

test.each([
  ['http', ''],
  ['https', '; Secure'],
])('a page over %s stores the group in a cookie of that protocol', async (protocol, end) => {
  const groupsOfNetworks = { of: () => 7, signed: () => '7.signed', read: () => undefined };
  const app = Fastify({ trustProxy: true });
  app.get('/', async (request, reply) => ({
    group: groupForPage(request, reply, [tried(10)], { groups: groupsOfNetworks }),
  }));

  const { headers } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': protocol } });

  expect(headers['set-cookie']).toBe(
    `visitorGroup=7.signed; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly${end}`,
  );
});
