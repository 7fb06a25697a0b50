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
  [1, '^1.4.0', true],
  [2, '^1.3.0', undefined],
  [2, '>=1.2 <2', undefined],
  [undefined, '^1.3.0', true],
  [undefined, '^1.4.0', undefined],
  [undefined, '>=1.2 <2', undefined],
  [undefined, '*', undefined],
] as const)(
  'a build for contract %s and its versions %s brings a layout: %s',
  (contract, range, hasOwnLayout) => {
    const needs = { '@larkfare/remote-contract': range };

    expect(toBuild({ ...built, contract, needs }).hasOwnLayout).toBe(hasOwnLayout);
  },
);
