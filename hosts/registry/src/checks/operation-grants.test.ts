import { readCookie } from '@larkfare/server-kit/administrator';
import { startTestServer } from '../testing/test-server.ts';
import { operationGrants } from './operation-grants.ts';

test('a grant permits its own operations on every server of the site until it is revoked', async () => {
  const server = await startTestServer();
  const grants = operationGrants(server.db);
  const another = operationGrants(server.db);
  const sunny = await grants.grant(['query Sunny { a }']);
  const windy = await grants.grant(['query Windy { a }']);

  expect(await another.operationsFor(`a=b; ${sunny.cookie}`)).toEqual(['query Sunny { a }']);
  expect(await another.operationsFor(windy.cookie)).toEqual(['query Windy { a }']);
  expect(await another.operationsFor('mountGrant=made-up')).toEqual([]);
  expect(await another.operationsFor(undefined)).toEqual([]);

  await sunny.revoke();
  expect(await another.operationsFor(sunny.cookie)).toEqual([]);
  await server.close();
});

test.each([
  ['preview=abc', 'abc'],
  ['a=1; preview=a.b-c; d=2', 'a.b-c'],
  ['mypreview=abc', ''],
  ['', ''],
])('in the header “%s” the cookie preview is “%s”', (header, value) => {
  expect(readCookie('preview', header)).toBe(value);
});
