import { durationText, fastestFromEach, stopsText } from './flight-times.rules.ts';
import { worldMap } from './world-map.ts';

const airport = (id: string) => ({ id, code: id, name: id, latitude: 51, longitude: 0 });
const flight = (from: string, outboundMinutes: number) => ({
  outboundMinutes,
  stops: 0,
  airline: { name: 'BA' },
  departureAirport: airport(from),
});

test('each airport has its shortest flight', () => {
  const times = fastestFromEach([flight('LHR', 90), flight('LHR', 80), flight('MAN', 85)]);

  expect(times.map(({ code, minutes }) => [code, minutes])).toEqual([
    ['LHR', 80],
    ['MAN', 85],
  ]);
});

test.each([
  [45, '45 min'],
  [60, '1 h'],
  [405, '6 h 45 min'],
  [0, '0 min'],
])('%i minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

test.each([
  [0, 'Direct'],
  [1, '1 stop'],
  [2, '2 stops'],
])('%i stops are shown as %s', (stops, text) => {
  expect(stopsText(stops)).toBe(text);
});

test.each([
  ['Auckland, over the date line', [174.8, -37]],
  ['Honolulu, over the pole', [-157.9, 21.3]],
  ['Paris, next door', [2.5, 49]],
] as const)(
  'the way to %s lies inside the picture, from end to end',
  (_, [longitude, latitude]) => {
    const { from, to, lines } = worldMap([[-0.5, 51.5]], [longitude, latitude], 720, 440);

    for (const [x, y] of [...from, to]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(720);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(440);
    }
    // One stroke: a line that is cut at the date line would be taken up again.
    expect(lines[0]?.match(/M/g)).toHaveLength(1);
  },
);
