import {
  allowedGlobals,
  exampleAddress,
  nameOf,
  type Observation,
  observationProblems,
  visitsOf,
} from './mount.rules.ts';

const observation: Observation = {
  hasHeading: true,
  isHeadingVisible: true,
  isAnswering: true,
  warnings: [],
  heading: 'Guide',
  uncaughtErrors: [],
  consoleErrors: [],
  externalRequests: [],
  cookies: [],
  storedBytes: 0,
  globals: ['remote_guide', 'webpackChunkremote_guide_1', '__mf_module_cache__', 'inPage'],
};
const allowed = allowedGlobals(
  { container: 'remote_guide', chunkGlobal: 'webpackChunkremote_guide_1' },
  ['inPage'],
);
const problems = (seen: Partial<Observation>, isApiDown = false) =>
  observationProblems(
    { path: '/guide', isSlot: false, isApiDown, isFramed: false },
    { ...observation, ...seen },
    allowed,
  );

test.each([
  ['/guide', '/guide'],
  ['/guide/:placeId/months/:month', '/guide/1/months/1'],
])('%s is opened as %s', (path, address) => expect(exampleAddress(path)).toBe(address));

test('every screen and slot is visited first with a working API, then while the API fails, then in the sandbox', () => {
  const routes = ['/a', '/b'].map((path) => ({ path, scripts: [], styles: [] }));
  const slots = [{ slot: 'home-section', scripts: [], styles: [] }];

  expect(visitsOf({ routes, slots }, true).map(nameOf)).toEqual([
    '/a',
    '/b',
    'the slot home-section',
    '/a while the API fails',
    '/b while the API fails',
    'the slot home-section while the API fails',
    '/a in the sandbox',
    '/b in the sandbox',
    'the slot home-section in the sandbox',
  ]);
});

test('a screen with its heading and its own two globals passes', () => {
  expect(problems({})).toEqual([]);
});

test('console errors alone do not fail it: a failing API causes some', () => {
  expect(problems({ consoleErrors: ['The answer was 503.'] }, true)).toEqual([]);
});

test('each problem is reported once, with its screen', () => {
  expect(
    problems(
      {
        hasHeading: false,
        heading: 'The guide is not available right now',
        consoleErrors: ['place is undefined'],
        uncaughtErrors: ['No sun', 'No sun'],
        externalRequests: ['https://tracker.example/x.gif', 'https://tracker.example/x.gif'],
        globals: [...observation.globals, 'dataLayer'],
      },
      true,
    ),
  ).toEqual([
    '/guide while the API fails: throws “No sun”.',
    '/guide while the API fails: renders no level 1 heading inside its boundary. The page says “The guide is not available right now”. The console says “place is undefined”.',
    '/guide while the API fails: requests https://tracker.example/x.gif, which is not on this site.',
    '/guide while the API fails: sets window.dataLayer.',
  ]);
});

test('the first three of thousands of similar problems are named, each shortened', () => {
  const externalRequests = Array.from({ length: 4652 }, (_, i) => `https://far.example/${i}`);
  const globals = [...observation.globals, 'x'.repeat(250_000)];

  expect(problems({ externalRequests, globals })).toEqual([
    '/guide: requests https://far.example/0, which is not on this site.',
    '/guide: requests https://far.example/1, which is not on this site.',
    '/guide: requests https://far.example/2, which is not on this site.',
    '/guide: 4649 more problems of this kind.',
    `/guide: sets window.${'x'.repeat(200)}….`,
  ]);
});

const soak = {
  seconds: 5,
  busyPercent: 3,
  grownMb: 1,
  isShellUsable: true,
  isBack: true,
  movedParts: [],
};
test.each<[string, Partial<Observation>, string]>([
  [
    'hangs',
    { isAnswering: false, hasHeading: false },
    'does not respond, because its code blocks the main thread.',
  ],
  ['shows no heading', { isHeadingVisible: false }, 'its level 1 heading cannot be seen.'],
  [
    'loops',
    { soak: { ...soak, busyPercent: 97.2 } },
    'keeps the main thread busy for 97 % of 5 s.',
  ],
  ['grows', { soak: { ...soak, grownMb: 800 } }, 'takes 800 MB more after 5 s.'],
  [
    'hides the site',
    { soak: { ...soak, isShellUsable: false } },
    "leaves a page on which the site's own screens cannot be seen or clicked.",
  ],
  [
    'moves the site',
    { soak: { ...soak, movedParts: ['header', 'main'] } },
    "leaves the site's own header, main at another place.",
  ],
  ['is gone', { soak: { ...soak, isBack: false } }, 'does not come back after it was left.'],
  [
    'has a warning of the shell',
    { warnings: ['It changed fetch.', 'It changed fetch.'] },
    'It changed fetch.',
  ],
])('a screen that %s is refused', (_name, seen, problem) => {
  expect(problems({ soak, ...seen })).toEqual([`/guide: ${problem}`]);
});

test('cookies, and more than a share of the storage, are problems', () => {
  expect(problems({ cookies: ['lock'], storedBytes: 2_000_000 })).toEqual([
    '/guide: sets the cookie lock.',
    '/guide: stores 2000 kB in the browser; 500 kB are enough.',
  ]);
  expect(problems({ storedBytes: 400_000 })).toEqual([]);
});
