import {
  afterResponse,
  hasHung,
  overdueOutcome,
  whenUnwatched,
  type FrameWatch,
} from './frame-watch.rules.ts';
import type { Seen } from './messages.ts';

const seen: Seen = {
  kind: 'observation',
  observation: { hasHeading: true, isHeadingVisible: true, isBlank: false },
  usedBytes: 10_000_000,
  busyMs: 0,
};
const blank = {
  ...seen,
  observation: { hasHeading: false, isHeadingVisible: false, isBlank: true },
};
/** Ready at 1,000 ms, and responding. */
const ready: FrameWatch = { hasResponded: true, readyMs: 1000, seenMs: 1000, bytesBefore: 1e7 };
const outcomes = (watch: FrameWatch, response: Seen, nowMs: number, height: number | undefined) =>
  afterResponse(watch, response, { nowMs, height }).outcomes;

test.each<[string, FrameWatch, Seen, number, number | undefined, string[]]>([
  ['shows its heading', ready, seen, 2000, 900, ['shown']],
  ['shows it still', { ...ready, wasShown: true }, seen, 9000, 900, []],
  ['is blank for a moment', ready, blank, 3000, 900, []],
  ['stays blank', ready, blank, 5000, 900, ['hidden']],
  ['has no height, whatever it reports', ready, seen, 5000, 0, ['hidden']],
  [
    'becomes blank later',
    { ...ready, wasShown: true, seenMs: 60_000 },
    blank,
    64_000,
    9,
    ['hidden'],
  ],
  [
    'hides its heading',
    ready,
    { ...seen, observation: { ...seen.observation, isHeadingVisible: false } },
    5000,
    9,
    ['hidden'],
  ],
  [
    'has no heading',
    ready,
    { ...blank, observation: { ...blank.observation, isBlank: false } },
    11_000,
    9,
    ['slow'],
  ],
  ['is busy', { ...ready, wasShown: true }, { ...seen, busyMs: 6000 }, 9000, 900, ['slow']],
  ['takes memory', { ...ready, wasShown: true }, { ...seen, usedBytes: 6e8 }, 9000, 900, ['grown']],
  ['is not ready', { hasResponded: true }, blank, 9000, undefined, []],
])('a frame that %s', (_name, watch, response, nowMs, height, expected) => {
  expect(outcomes(watch, response, nowMs, height)).toEqual(expected);
});

test('memory counts from the first response on', () => {
  const { watch } = afterResponse({}, { ...seen, usedBytes: 4e8 }, { nowMs: 0, height: undefined });

  expect(outcomes({ ...ready, ...watch }, { ...seen, usedBytes: 8e8 }, 2000, 900)).toEqual([
    'shown',
  ]);
});

const waiting = { ...ready, requestedMs: 10_000 };
test.each([
  ['responds', ready, 20_000, 0, false],
  ['has not responded for a moment', waiting, 13_000, 0, false],
  ['has not responded for six seconds', waiting, 16_000, 0, true],
  ['never responded, so it may still be loading', { requestedMs: 10_000 }, 16_000, 0, false],
  ['kept this page from responding', ready, 16_000, 6000, true],
  ['is in a page that slept for an hour', ready, 16_000, 3_600_000, false],
])('a frame that %s hangs: %j %d %d → %s', (_name, watch, nowMs, lateMs, hung) => {
  expect(hasHung(watch, nowMs, lateMs)).toBe(hung);
});

test.each<[string, FrameWatch, number, ReturnType<typeof overdueOutcome>]>([
  ['never responded', { requestedMs: 1000 }, 4000, 'late'],
  ['responds', { hasResponded: true }, 4000, 'late'],
  ['has been silent for three seconds', { hasResponded: true, requestedMs: 1000 }, 4000, 'hung'],
  ['started late', { hasResponded: true, requestedMs: 3900 }, 4000, undefined],
  ['started late and hangs', { hasResponded: true, requestedMs: 3900 }, 6000, 'hung'],
])('a frame whose time to load is up and that %s: %j %d → %s', (_name, watch, nowMs, outcome) => {
  expect(overdueOutcome(watch, nowMs)).toBe(outcome);
});

test('while the page is hidden, a frame is neither silent nor blank', () => {
  const watch = whenUnwatched(waiting, 90_000);

  expect(hasHung(watch, 96_000, 0)).toBe(false);
  expect(outcomes(watch, blank, 93_000, 900)).toEqual([]);
});
