import { cookieNamed } from './cookie.rules.ts';
import { tickets } from './tickets.ts';

test('a ticket is good for its own operations, from whoever holds it, until it is taken back', () => {
  const given = tickets();
  const sunny = given.give(['query Sunny { a }']);
  const windy = given.give(['query Windy { a }']);

  expect(given.operationsFor(`a=b; ${sunny.cookie}`)).toEqual(['query Sunny { a }']);
  expect(given.operationsFor(windy.cookie)).toEqual(['query Windy { a }']);
  expect(given.operationsFor('mountTicket=made-up')).toEqual([]);
  expect(given.operationsFor(undefined)).toEqual([]);

  sunny.takeBack();
  expect(given.operationsFor(sunny.cookie)).toEqual([]);
});

test.each([
  ['preview=abc', 'abc'],
  ['a=1; preview=a.b-c; d=2', 'a.b-c'],
  ['mypreview=abc', ''],
  ['', ''],
])('of the cookies “%s” the preview is “%s”', (header, value) => {
  expect(cookieNamed('preview', header)).toBe(value);
});
