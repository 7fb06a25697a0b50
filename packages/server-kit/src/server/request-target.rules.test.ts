import { pathOfTarget, targetProblem } from './request-target.rules.ts';

const host = 'www.larkfare.example';

test.each([
  ['/home', '/home'],
  ['//other.example/home', '//other.example/home'],
  ['http://www.larkfare.example/home?page=2', '/home?page=2'],
  ['HTTPS://other.example:81/api/region', '/api/region'],
  ['gopher://other.example/api/region', '/api/region'],
  ['http://other.example?page=2', '/?page=2'],
  ['http://other.example', '/'],
  ['http://other.example\\api', '/\\api'],
  ['*', '*'],
])('the target %s has the path %s', (target, path) => {
  expect(pathOfTarget(target)).toBe(path);
});

test.each([
  '/',
  '*',
  '/home?from=/../x',
  '/api/region/a..b',
  '/api/...',
  '/.well-known/security.txt',
  '/media/places/.hidden',
  `http://${host}/home`,
  `HTTP://WWW.larkfare.example/home`,
])('the target %s is accepted', (target) => {
  expect(targetProblem(target, host)).toBeUndefined();
});

test.each([
  'http://127.0.0.1:3169/api/region',
  'http://other.example',
  `http://${host}:81/api/region`,
  `http://user@${host}/api/region`,
  `http://other.example\\@${host}/api/region`,
])('the target %s names another host and is refused', (target) => {
  expect(targetProblem(target, host)).toMatch('another host');
});

test.each([
  '/api/..',
  '/api/../x',
  '/api/./x',
  '/api/%2e%2e/x',
  '/api/.%2E/x',
  '/api/..%2fx',
  '/api%2f..%2fx',
  '/api/..\\x',
  '/api\\..\\x',
  '/api/..%5cx',
  '/api/..#x',
  '..',
  `http://${host}/api/%2e%2e/x`,
])('the target %s leads out of its path and is refused', (target) => {
  expect(targetProblem(target, host)).toMatch('out of its path');
});
