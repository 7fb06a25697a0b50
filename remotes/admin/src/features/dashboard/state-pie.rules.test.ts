import { apart, type Place } from './state-pie.rules.ts';

const at = (degrees: number): Place => ({
  x: 100 * Math.sin((degrees * Math.PI) / 180),
  y: -100 * Math.cos((degrees * Math.PI) / 180),
});
const rounded = (places: Place[]) => places.map(({ x, y }) => [Math.round(x), Math.round(y)]);

test('words that have room stay where they are', () => {
  const places = [at(45), at(135), at(270)];

  expect(rounded(apart(places, 100, 20))).toEqual(rounded(places));
});

test('words of thin slices side by side get a line each, and stay on the circle', () => {
  const [first, second] = apart([at(10), at(15)], 100, 20);

  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual(20);
  expect(Math.hypot(second?.x ?? 0, second?.y ?? 0)).toBeCloseTo(100);
  expect(second?.x).toBeGreaterThan(0);
});

test('at the bottom they make room upwards', () => {
  const heights = apart([at(170), at(175), at(178)], 100, 20).map(({ y }) => y);

  expect(Math.max(...heights)).toBeLessThanOrEqual(100);
  expect(new Set(heights.map((y) => Math.round(y / 20)))).toHaveProperty('size', 3);
});

test('words on the two sides leave each other alone', () => {
  const places = [at(5), at(355)];

  expect(rounded(apart(places, 100, 20))).toEqual(rounded(places));
});
