import { toBuild } from './remote-build.ts';

const built = {
  name: 'guide',
  title: 'Guide',
  build: 'abc',
  container: 'remote_guide',
  chunkGlobal: 'webpackChunkremote_guide',
  entry: 'remote.js',
  routes: [],
  files: {},
};

test.each([
  ['^1.3.0', true],
  ['^1.0.0', true],
  ['~1.2.5', true],
  ['>=1.3.0 <2.0.0', true],
  ['^1.4.0', undefined],
  ['^1.10.0', undefined],
  ['^2.0.0', undefined],
  ['^2.3.0', undefined],
  ['*', undefined],
  [undefined, undefined],
])('a build for the contract %s has a layout of its own: %s', (range, hasOwnLayout) => {
  const needs: Record<string, string> =
    range === undefined ? {} : { '@larkfare/remote-contract': range };

  expect(toBuild({ ...built, needs }).hasOwnLayout).toBe(hasOwnLayout);
});
