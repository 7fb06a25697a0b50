import { jest } from '@jest/globals';
import { keptAhead, keptOffer, priceChange, toggled, type KeptFlight } from './shortlist.rules.ts';

const flight = (flightId: string, departureDate = '2026-12-01'): KeptFlight => ({
  offer: { flightId, tripType: 'oneWay', travelClass: 'economy', departureDate, returnDate: null },
  pence: 4500,
});

test('a flight is kept first, and removed when it is there', () => {
  const kept = [flight('a')];

  expect(toggled(kept, flight('b'))).toEqual([flight('b'), flight('a')]);
  expect(toggled(kept, flight('a', '2026-12-02'))).toHaveLength(2);
  expect(toggled(kept, { ...flight('a'), pence: 1 })).toEqual([]);
});

test('nothing else of a card is kept', () => {
  const { offer } = flight('a');

  expect(keptOffer({ ...offer, ...{ finalPricePence: 4500 } })).toEqual(offer);
});

test('twenty flights are kept', () => {
  const many = Array.from({ length: 25 }, (_, nth) => flight(String(nth)));

  expect(many.reduce(toggled, [] as KeptFlight[])).toHaveLength(20);
});

test.each([
  ['nothing', null],
  ['no JSON', '['],
  ['no list', '{}'],
  ['a flight of yesterday', JSON.stringify([flight('a', '2026-11-19')])],
  ['fields of another kind', JSON.stringify([null, 1, { offer: { flightId: 1 } }, { pence: 1 }])],
])('%s in storage is no kept flight', (_, stored) => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(keptAhead(stored, '2026-11-20')).toEqual([]);
});

test('a kept flight is read back', () => {
  expect(keptAhead(JSON.stringify([flight('a')]), '2026-11-20')).toEqual([flight('a')]);
});

test('a changed price is named', () => {
  const pounds = (pence: number) => `£${pence / 100}`;

  expect(priceChange(4500, 4000, pounds)).toBe('It was £45 when you saved it.');
  expect(priceChange(4500, 4500, pounds)).toBeUndefined();
});
