import { goBackPath } from './go-back.rules.ts';

test.each([
  ['the path before, with its query', { from: '/search?to=DXB#3' }, '/search?to=DXB#3'],
  ['the start without a path before', null, '/'],
  ['the start for another site', { from: 'https://evil.example/' }, '/'],
  ['the start for another site written as a path', { from: '//evil.example/x' }, '/'],
  ['the start for another site with a backslash', { from: '/\\evil.example/x' }, '/'],
  ['the start for a script', { from: 'javascript:alert(1)' }, '/'],
  ['the start when it would be the error page again', { from: '/error?x=1' }, '/'],
  ['the start for what is no text', { from: 7 }, '/'],
])('Go Back leads to %s (§2)', (_name, state, path) => {
  expect(goBackPath(state)).toBe(path);
});
