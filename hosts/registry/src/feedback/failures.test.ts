import {
  automatic,
  isPlausible,
  reasonToStay,
  rollbackReason,
  shouldRollBack,
} from './failures.rules.ts';
import { figuresOf } from '../release/figures.rules.ts';

test.each([
  ['there are no reports', { visitors: 0, failed: 0, late: 0 }, false],
  ['it failed for all of 19 visitors', { visitors: 19, failed: 19, late: 0 }, false],
  ['it failed for all of 20 visitors', { visitors: 20, failed: 20, late: 0 }, true],
  ['it failed for a fifth of 20 visitors', { visitors: 20, failed: 4, late: 0 }, true],
  ['it failed for less than a fifth', { visitors: 101, failed: 20, late: 0 }, false],
  ['it timed out for all of 19 visitors', { visitors: 19, failed: 0, late: 19 }, false],
  ['it timed out for 19 of 25', { visitors: 25, failed: 0, late: 19 }, false],
  ['it timed out for 20 of 41', { visitors: 41, failed: 0, late: 20 }, false],
  ['it timed out for 20 of 40', { visitors: 40, failed: 0, late: 20 }, true],
  ['timeouts and failures together reach half', { visitors: 50, failed: 5, late: 20 }, true],
  ['almost every load succeeds', { visitors: 5000, failed: 0, late: 12 }, false],
])('when %s, automatic rollback: %j → %s', (_name, visitors, rollsBack) => {
  expect(shouldRollBack(visitors)).toBe(rollsBack);
});

test('repeated crashes count at most once per load', () => {
  expect(figuresOf({ loaded: 2, crashed: 9 })).toEqual({
    loads: 2,
    failures: 2,
    failurePercent: 100,
    late: 0,
  });
});

test('the visitors’ view counts, even if everything loaded', () => {
  expect(figuresOf({ loaded: 10, shown: 6, hidden: 1, hung: 1, refused: 1, slow: 1 })).toEqual({
    loads: 10,
    failures: 3,
    failurePercent: 30,
    late: 1,
  });
  expect(figuresOf({ hung: 3 })).toMatchObject({ loads: 3, failures: 3 });
});

test('a timeout is counted apart from failures', () => {
  expect(figuresOf({ loaded: 18, late: 1, missing: 1 })).toEqual({
    loads: 20,
    failures: 1,
    failurePercent: 5,
    late: 1,
  });
});

test('the rollback reason gives the numbers', () => {
  expect(rollbackReason({ visitors: 23, failed: 5, late: 0 })).toBe(
    'It failed for 5 of 23 visitors within 10 minutes (22 %).',
  );
  expect(rollbackReason({ visitors: 40, failed: 1, late: 20 })).toBe(
    'It failed for 1 of 40 visitors within 10 minutes (3 %) and timed out for 20.',
  );
});

const step = (action: 'activated' | 'rolled back', fromVersion: string | null, changedBy: string) =>
  ({ action, fromVersion, changedBy }) as const;
const released = step('activated', '1.0.0', 'CI');
const rolledBack = step('rolled back', '1.1.0', automatic);

// prettier-ignore
test.each([
  ['a version that a person activated', [released], {}, false],
  ['a version after a rollback by a person', [step('rolled back', '1.2.0', 'CI'), released], {}, false],
  ['a new version after an automatic rollback of another', [released, step('rolled back', '0.9.0', automatic)], {}, false],
  ['a version in a locked channel', [released], { isLocked: true }, true],
  ['the version that an automatic rollback made live', [rolledBack, released], { version: '1.0.0' }, true],
  ['a version that a person activated again after an automatic rollback', [released, rolledBack, released], {}, true],
  ['the same, with other versions in between', [released, step('activated', '1.0.0', 'CI'), rolledBack, released], {}, true],
])('%s, which fails for too many visitors: %j, %j, stays live: %s', (_name, history, changes, stays) => {
  const situation = { version: '1.1.0', isLocked: false, history, ...changes };

  expect(reasonToStay(situation) !== undefined).toBe(stays);
});

test.each([
  ['crashed', 299, false],
  ['late', 299, false],
  ['crashed', 300, true],
  ['loaded', 0, true],
  ['shown', 0, true],
] as const)(
  'a report of “%s” %i ms after the page was sent counts: %s',
  (outcome, ageMs, counts) => {
    expect(isPlausible(outcome, ageMs)).toBe(counts);
  },
);
