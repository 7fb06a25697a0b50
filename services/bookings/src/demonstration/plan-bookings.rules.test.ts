import { planBookings } from './plan-bookings.rules.ts';
import { seededRandom } from './seeded-random.rules.ts';
import { type Seed } from './seed-columns.rules.ts';
import { type OfferedFlight } from './offered-flight.ts';
import { readTexts } from './texts.ts';

const flight = (monthlyPrices: OfferedFlight['monthlyPrices']): OfferedFlight => {
  const airport = (code: string) => ({ id: code, code, name: code, locationName: code });
  return {
    flightId: 'flight',
    monthlyPrices,
    airline: { id: 'airline', name: 'Lark Air', shortName: 'Lark', monogramPicture: null },
    departureAirport: airport('LHR'),
    arrivalAirport: airport('DUB'),
  } as OfferedFlight;
};
const texts = await readTexts();
const seed = (...flights: OfferedFlight[]): Seed => ({
  random: seededRandom(1),
  flights,
  today: '2026-11-10',
  texts,
});
const everyMonth = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  oneWayPence: 9900,
  roundTripPence: 19900,
}));

test('a flight without any price is never booked', () => {
  const unpriced = [{ month: 3, oneWayPence: null, roundTripPence: null }];

  expect(planBookings(seed(flight([]), flight(unpriced)), 3)).toEqual([]);
});

test('a flight with prices is booked as often as needed, the oldest first', () => {
  const planned = planBookings(seed(flight(everyMonth)), 30);

  const dates = planned.map((booking) => String(booking.created_at));
  expect(dates).toHaveLength(30);
  expect(dates).toEqual(dates.toSorted());
});
