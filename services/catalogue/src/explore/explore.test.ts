import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue({ onBothEngines: true });
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

test('places are explored by airport, month and budget, the cheapest first', async () => {
  const { fixtures } = catalogue;
  const [leeds, london] = [await fixtures.ukAirport(), await fixtures.ukAirport()];
  const at = async (name: string) =>
    fixtures.airport({ location: await fixtures.location({ name }) });
  const [rome, nice] = [await at('Rome'), await at('Nice')];
  await at('Oslo');
  await fixtures.flight({ from: leeds, to: rome, prices: { 3: 60_00, 7: 90_00 } });
  await fixtures.flight({ from: london, to: rome, prices: { 3: 40_00 } });
  await fixtures.flight({ from: london, to: nice, prices: { 7: 50_00 } });
  const explore = async (variables: object) => {
    const { explore: places } = await catalogue.query<{
      explore: { name: string; price: { pricePence: number } }[];
    }>(
      `query ($fromId: ID, $month: Int, $maxPricePence: Int) {
        explore(fromId: $fromId, month: $month, maxPricePence: $maxPricePence) { name price { pricePence } }
      }`,
      { ...variables },
    );
    return places.map(({ name, price }) => `${name} ${price.pricePence / 100}`);
  };

  expect(await explore({})).toEqual(['Rome 40', 'Nice 50']);
  expect(await explore({ fromId: leeds.id })).toEqual(['Rome 60']);
  expect(await explore({ fromId: leeds.id, month: 7 })).toEqual(['Rome 90']);
  expect(await explore({ month: 7, maxPricePence: 50_00 })).toEqual(['Nice 50']);
  expect(await explore({ fromId: 'nowhere' })).toEqual([]);
  expect(await explore({ month: 13 })).toEqual([]);
});
