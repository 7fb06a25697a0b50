import {
  allowedGlobals,
  exampleAddress,
  type Sight,
  sightProblems,
  visitsOf,
} from './mount.rules.ts';

const sight: Sight = {
  hasHeading: true,
  heading: 'Guide',
  uncaught: [],
  complaints: [],
  strayLoads: [],
  globals: ['remote_guide', 'webpackChunkremote_guide_1', 'larkfareChunk'],
};
const allowed = allowedGlobals(
  { container: 'remote_guide', chunkGlobal: 'webpackChunkremote_guide_1' },
  ['larkfareChunk'],
);
const problems = (seen: Partial<Sight>, isApiDown = false) =>
  sightProblems({ path: '/guide', isApiDown }, { ...sight, ...seen }, allowed);

test.each([
  ['/guide', '/guide'],
  ['/guide/:placeId/months/:month', '/guide/1/months/1'],
])('%s is opened as %s', (path, address) => expect(exampleAddress(path)).toBe(address));

test('every screen is opened with answers first, then while the API fails', () => {
  const routes = ['/a', '/b'].map((path) => ({ path, scripts: [], styles: [] }));

  expect(visitsOf({ routes }).map(({ path, isApiDown }) => [path, isApiDown])).toEqual([
    ['/a', false],
    ['/b', false],
    ['/a', true],
    ['/b', true],
  ]);
});

test('nothing speaks against a screen with its heading and its own two globals', () => {
  expect(problems({})).toEqual([]);
});

test('a console error alone is not held against it: a failing API leaves some', () => {
  expect(problems({ complaints: ['The answer was 503.'] }, true)).toEqual([]);
});

test('everything is told with where it was seen, once', () => {
  expect(
    problems(
      {
        hasHeading: false,
        heading: 'The guide is not available right now',
        complaints: ['place is undefined'],
        uncaught: ['No sun', 'No sun'],
        strayLoads: ['https://tracker.example/x.gif', 'https://tracker.example/x.gif'],
        globals: [...sight.globals, 'dataLayer'],
      },
      true,
    ),
  ).toEqual([
    '/guide while the API fails: throws “No sun”.',
    '/guide while the API fails: draws no heading of level 1 inside its boundary. The page says “The guide is not available right now”. The console says “place is undefined”.',
    '/guide while the API fails: wants to load https://tracker.example/x.gif, which is not of this site.',
    '/guide while the API fails: sets window.dataLayer.',
  ]);
});
