import type { RouteObject } from 'react-router';
import { namedRoutes } from './named-routes.rules.ts';

const paths = ['/guide', '/guide/:place'];

/** The paths of what is left, and of what is not. */
function held(routes: RouteObject[]) {
  const leftOut: string[] = [];
  return [namedRoutes(routes, { paths, leftOut: (path) => leftOut.push(path) }), leftOut];
}

test('routes that remote.json names stay unchanged, in layouts and below each other', () => {
  const routes: RouteObject[] = [
    { children: [{ path: '/guide' }, { path: '/guide/:place' }] },
    { path: 'guide', children: [{ index: true }, { path: ':place' }] },
  ];

  expect(held(routes)).toEqual([routes, []]);
});

test.each<[string, RouteObject]>([
  ['/home', { path: '/home' }],
  ['/home', { path: 'home', children: [{ path: '/guide' }] }],
  ['/', { index: true }],
  ['/*', { path: '*' }],
  ['/guide?', { path: '/guide?' }],
  ['/guide/:other', { path: '/guide/:other' }],
])('%s is left out: %j', (path, route) => {
  expect(held([{ children: [route] }])).toEqual([[{ children: [] }], [path]]);
});
