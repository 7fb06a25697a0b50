import { search } from '../testing/search.ts';
import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue({ onBothEngines: true });
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

const at = (latitude: number, longitude: number) =>
  catalogue.fixtures.airport({ latitude, longitude });

async function places() {
  const { fixtures } = catalogue;
  const [inverness, edinburgh, glasgow, london, faro, seville] = [
    await at(57.54, -4.05),
    await at(55.95, -3.37),
    await at(55.87, -4.43),
    await at(51.47, -0.45),
    await at(37.01, -7.97),
    await at(37.42, -5.89),
  ];
  await fixtures.flight({ from: edinburgh, to: faro, prices: { 12: 40_00 } });
  await fixtures.flight({ from: edinburgh, to: faro, stops: 1, prices: { 12: 38_00 } });
  await fixtures.flight({ from: glasgow, to: faro, prices: { 1: 20_00 } });
  await fixtures.flight({ from: london, to: faro, prices: { 12: 10_00 } });
  await fixtures.flight({ from: inverness, to: seville, prices: { 12: 55_00 } });
  await fixtures.flight({ from: inverness, to: faro, prices: { 6: 45_00, 7: 44_00 } });
  return { inverness, edinburgh, faro, seville };
}

test('a search without a result offers nearby airports at either end and other months', async () => {
  const { inverness, edinburgh, faro, seville } = await places();
  const trip = { fromId: inverness.id, toId: faro.id, departureDate: '2026-12-08' };

  const { alternatives } = await search(catalogue, trip);

  expect(alternatives).toEqual({
    departures: [{ airport: { id: edinburgh.id }, miles: 113, lowestPricePence: 38_00 }],
    arrivals: [{ airport: { id: seville.id }, miles: 118, lowestPricePence: 55_00 }],
    months: [
      { year: 2027, month: 6, lowestPricePence: 45_00 },
      { year: 2027, month: 7, lowestPricePence: 44_00 },
    ],
  });
});

test('the alternatives have the filters of the search', async () => {
  const { inverness, faro } = await places();
  const trip = { fromId: inverness.id, toId: faro.id, departureDate: '2026-12-08' };
  const prices = async (filter: object) => {
    const { alternatives } = await search(catalogue, { ...trip, ...filter });
    return [...(alternatives?.departures ?? []), ...(alternatives?.months ?? [])].map(
      ({ lowestPricePence }) => lowestPricePence,
    );
  };

  expect(await prices({ directOnly: true })).toEqual([40_00, 45_00, 44_00]);
  expect(await prices({ maxPricePence: 44_50 })).toEqual([38_00, 44_00]);
  expect(await prices({ travelClass: 'business' })).toEqual([]);
});

test('a search with a result, or with one end, offers no alternatives', async () => {
  const { inverness, edinburgh, faro } = await places();
  const departureDate = '2026-12-08';

  const found = await search(catalogue, { fromId: edinburgh.id, toId: faro.id, departureDate });
  const open = await search(catalogue, { toId: inverness.id, departureDate });

  expect(found.totalItems).toBe(2);
  expect(found.alternatives).toBeNull();
  expect(open.totalItems).toBe(0);
  expect(open.alternatives).toBeNull();
});
