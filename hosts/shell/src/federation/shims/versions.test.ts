import { satisfies } from 'semver';
import { satisfy } from './versions.ts';

const numbers = ['0.0.0', '0.0.3', '0.2.3', '1.0.0', '1.2.3', '1.2.4', '1.10.0', '2.0.0', '19.3.1'];
const versions = [
  ...numbers,
  ...['0.0.3-0', '1.2.3-beta.2', '1.2.3-beta.10', '1.2.3-rc.1', '2.0.0-0', '19.4.0-canary.1'],
];
const icons = ['', '=', '^', '~', '~>', '>', '>=', '<', '<=', '> ', '^ '];
const places = ['*', 'x', '0', '0.0', '0.2', '0.x', '1', '1.2', '1.x', '1.2.x', '2', '19'];
const ranges = [
  ...icons.flatMap((sign) => [...places, ...versions].map((version) => sign + version)),
  ...['', '   ', '1 - 2', '1.2 - 1.10', '0.2.3 - 1.2.3', '>=1.2.3 <2', '>=1 <1.2 || ^19.3.0'],
  ...['1.x || 2.x', '^1.2.3 || >=19', '1.2.3+build.5', 'v1.2.3', '>1.2.3-beta.2 <1.2.3-rc.1'],
];

test.each(versions)('version %s lies in the ranges that npm says it lies in', (version) => {
  const found = ranges.filter((range) => satisfy(version, range));

  expect(found).toEqual(
    ranges.filter((range) => satisfies(version, range, { includePrerelease: true })),
  );
});

test.each(['latest', '^a', 'one.two', '1.2.3 or so', '>>1'])('nothing lies in ‘%s’', (range) => {
  expect(satisfy('1.2.3', range)).toBe(false);
});
