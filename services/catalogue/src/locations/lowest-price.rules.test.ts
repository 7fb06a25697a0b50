import { lowestOf } from './lowest-price.rules.ts';

const from = (departureAirportId: string, month: number, pricePence: number) => ({
  departureAirportId,
  month,
  pricePence,
});
const prices = [from('lgw', 1, 30_00), from('brs', 1, 30_00), from('brs', 6, 40_00)];

test.each([
  ['any airport, the first of equals', {}, 'brs 2027-01-01'],
  ['the given airport', { fromId: 'lgw' }, 'lgw 2027-01-01'],
  ['any airport where the given one has no flights', { fromId: 'abz' }, 'brs 2027-01-01'],
  ['departures until a day', { until: '2026-12-31' }, undefined],
])('the lowest price is that of %s', (_, choice, expected) => {
  const lowest = lowestOf(prices, { today: '2026-11-26', ...choice });

  expect(lowest ? `${lowest.departureAirportId} ${lowest.departureDate}` : undefined).toBe(
    expected,
  );
});
