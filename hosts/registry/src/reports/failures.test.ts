import { failsTooOften, figuresOf, figuresSentence } from './failures.rules.ts';

test.each([
  ['nobody has loaded', {}, false],
  ['19 loads all failed of', { broken: 19 }, false],
  ['20 loads all failed of', { broken: 20 }, true],
  ['a fifth of 20 loads failed of', { loaded: 16, missing: 2, late: 1, broken: 1 }, true],
  ['less than a fifth failed of', { loaded: 97, missing: 20 }, false],
  ['all loaded and a fifth crashed of', { loaded: 20, crashed: 4 }, true],
  ['everybody is content with', { loaded: 5000 }, false],
])('a version that %s goes back: %s → %s', (_name, counts, goesBack) => {
  expect(failsTooOften(figuresOf(counts))).toBe(goesBack);
});

test('a screen that crashes time and again is not more than the load it came with', () => {
  expect(figuresOf({ loaded: 2, crashed: 9 })).toEqual({
    loads: 2,
    failures: 2,
    failurePercent: 100,
  });
});

test('history tells the figures', () => {
  expect(figuresSentence(figuresOf({ loaded: 18, missing: 5 }))).toBe(
    '5 of 23 loads failed within 10 minutes (22 %).',
  );
});
