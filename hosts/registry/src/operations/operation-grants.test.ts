import { readCookie } from '@larkfare/service-kit';
import { operationGrants } from './operation-grants.ts';

test('a grant permits its own operations until it is revoked', () => {
  const grants = operationGrants();
  const sunny = grants.grant(['query Sunny { a }']);
  const windy = grants.grant(['query Windy { a }']);

  expect(grants.operationsFor(`a=b; ${sunny.cookie}`)).toEqual(['query Sunny { a }']);
  expect(grants.operationsFor(windy.cookie)).toEqual(['query Windy { a }']);
  expect(grants.operationsFor('mountGrant=made-up')).toEqual([]);
  expect(grants.operationsFor(undefined)).toEqual([]);

  sunny.revoke();
  expect(grants.operationsFor(sunny.cookie)).toEqual([]);
});

test.each([
  ['preview=abc', 'abc'],
  ['a=1; preview=a.b-c; d=2', 'a.b-c'],
  ['mypreview=abc', ''],
  ['', ''],
])('in the header “%s” the cookie preview is “%s”', (header, value) => {
  expect(readCookie('preview', header)).toBe(value);
});
