import { failsTooOften, failuresSentence, figuresOf, verdictOf } from './failures.rules.ts';

test.each([
  ['nobody was heard of', { visitors: 0, failed: 0, late: 0 }, false],
  ['it failed for all of 19 visitors', { visitors: 19, failed: 19, late: 0 }, false],
  ['it failed for all of 20 visitors', { visitors: 20, failed: 20, late: 0 }, true],
  ['it failed for a fifth of 20 visitors', { visitors: 20, failed: 4, late: 0 }, true],
  ['it failed for less than a fifth', { visitors: 101, failed: 20, late: 0 }, false],
  ['it came late for all of 19 slow lines', { visitors: 19, failed: 0, late: 19 }, false],
  ['it came late for 19 of 25', { visitors: 25, failed: 0, late: 19 }, false],
  ['it came late for 20 of 41', { visitors: 41, failed: 0, late: 20 }, false],
  ['it came late for 20 of 40', { visitors: 40, failed: 0, late: 20 }, true],
  [
    'it came late for many and failed for some, half together',
    { visitors: 50, failed: 5, late: 20 },
    true,
  ],
  ['everybody is content', { visitors: 5000, failed: 0, late: 12 }, false],
])('when %s it goes back: %j → %s', (_name, visitors, goesBack) => {
  expect(failsTooOften(visitors)).toBe(goesBack);
});

test.each([
  ['loaded', { loadedMs: 5 }, 'fine'],
  ['was late and came after all', { lateMs: 4, loadedMs: 5 }, 'fine'],
  ['is late again', { loadedMs: 4, lateMs: 5 }, 'late'],
  ['failed and loaded the next time', { failedMs: 4, loadedMs: 5 }, 'failed'],
  ['failed before the time that counts, and loads now', { failedMs: 1, loadedMs: 5 }, 'fine'],
  ['was heard of before the time that counts', { failedMs: 1, loadedMs: 2 }, undefined],
])('a visitor for whom it %s counts: %j → %s', (_name, heard, verdict) => {
  expect(verdictOf(heard, 3)).toBe(verdict);
});

test('a screen that crashes time and again is not more than the load it came with', () => {
  expect(figuresOf({ loaded: 2, crashed: 9 })).toEqual({
    loads: 2,
    failures: 2,
    failurePercent: 100,
    late: 0,
  });
});

test('a load that took too long is told apart from a failure', () => {
  expect(figuresOf({ loaded: 18, late: 1, missing: 1 })).toEqual({
    loads: 20,
    failures: 1,
    failurePercent: 5,
    late: 1,
  });
});

test('history tells for how many', () => {
  expect(failuresSentence({ visitors: 23, failed: 5, late: 0 })).toBe(
    'It failed for 5 of 23 visitors within 10 minutes (22 %).',
  );
  expect(failuresSentence({ visitors: 40, failed: 1, late: 20 })).toBe(
    'It failed for 1 of 40 visitors within 10 minutes (3 %) and came late for 20.',
  );
});
