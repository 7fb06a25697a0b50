import { copiesOnEachSide, distance, wrapped } from './auto-scroll.rules.ts';

test.each([
  [1, 1000, 60],
  [0.5, 1000, 30],
])('%s pixels a frame are %s ms later as far as 60 frames take it', (pixelsPerFrame, ms, far) => {
  const steps = (count: number) =>
    Array.from({ length: count }, () => distance(pixelsPerFrame, ms / count)).reduce(
      (a, b) => a + b,
    );

  expect(steps(60)).toBeCloseTo(far);
  expect(steps(120)).toBeCloseTo(far);
});

test('a strip that slept continues where it was', () => {
  expect(distance(1, 60_000)).toBe(distance(1, 100));
});

test('a list is repeated at least twice, and as often as it takes to fill the view (§9)', () => {
  expect(copiesOnEachSide(1200, 2760) * 2).toBe(2);
  expect(copiesOnEachSide(0, 500)).toBe(1);
  expect(copiesOnEachSide(1200, 500)).toBe(3);
  expect(copiesOnEachSide(1200, 0)).toBe(0);
});

test.each([
  [2760, 2760],
  [5519, 5519],
  [5520, 2760],
  [2759, 5519],
  [0, 2760],
])('at %s the view looks as it does at %s', (position, within) => {
  expect(wrapped(position, 2760, 1)).toBe(within);
});
