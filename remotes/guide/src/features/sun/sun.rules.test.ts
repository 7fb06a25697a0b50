import { sunThroughTheYear, zoneOf } from './sun.rules.ts';

/** Times between sunrise and sunset as almanacs print them for the middle of the month. */
test.each([
  ['London in June', 51.5, 6, 16.6],
  ['London in December', 51.5, 12, 7.9],
  ['the equator in March', 0, 3, 12.1],
  ['Sydney in December', -33.9, 12, 14.4],
  ['Tromsø in June', 69.6, 6, 24],
  ['Tromsø in December', 69.6, 12, 0],
])('%s has its hours of daylight', (_, latitude, month, hours) => {
  const { daylightHours } = sunThroughTheYear(latitude)[month - 1] ?? {};

  expect(daylightHours).toBeGreaterThan(hours - 0.15);
  expect(daylightHours).toBeLessThan(hours + 0.15);
});

test.each([
  [51.5, 1, 'Winter'],
  [51.5, 7, 'Summer'],
  [-33.9, 1, 'Summer'],
  [-33.9, 4, 'Autumn'],
  [1.3, 1, undefined],
])('at %d° month %i is %s', (latitude, month, season) => {
  expect(sunThroughTheYear(latitude)[month - 1]?.season).toBe(season);
});

test.each([
  [-8, 'the tropics'],
  [25.3, 'the subtropics'],
  [-42.8, 'the temperate zone'],
  [69.6, 'the polar zone'],
])('%d° lies in %s', (latitude, name) => {
  expect(zoneOf(latitude).name).toBe(name);
});
