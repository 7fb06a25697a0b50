import { plainSearch } from '../testing/search.ts';
import { allClasses, startTravelClasses } from '../testing/travel-classes.ts';

const { catalogue, london, dubai, flight, save } = await startTravelClasses();

interface Found {
  items: { flightId: string; finalPricePence: number; originalPricePence: number }[];
  totalItems: number;
  flightsWithoutPrice: number | null;
  lowestPricePence: number | null;
  airlines: { offers: number }[];
}

async function search(travelClass: string, input: object = {}): Promise<Found> {
  const { flightSearch } = await catalogue.query<{ flightSearch: Found }>(
    `query ($input: FlightSearchInput!) { flightSearch(input: $input) {
      items { flightId finalPricePence originalPricePence } totalItems flightsWithoutPrice lowestPricePence airlines { offers }
    } }`,
    {
      input: {
        ...plainSearch,
        fromId: london.id,
        departureDate: '2026-12-10',
        travelClass,
        ...input,
      },
    },
  );
  return flightSearch;
}
const poundsOf = ({ items }: Found) => items.map(({ finalPricePence }) => finalPricePence / 100);

describe('a search', () => {
  test('offers the prices of its class, and economy’s without one', async () => {
    const id = await flight({ economy: 100, premiumEconomy: 180, business: 400, first: 900 });

    for (const [travelClass, pounds] of [
      ['economy', 100],
      ['premiumEconomy', 180],
      ['business', 400],
      ['first', 900],
    ] as const) {
      const found = await search(travelClass);
      expect(found.items).toEqual([
        {
          flightId: id,
          finalPricePence: pounds * 100,
          originalPricePence: pounds * 100 + 100,
        },
      ]);
      expect(found.lowestPricePence).toBe(pounds * 100);
    }
    expect(poundsOf(await search('economy', { travelClass: undefined }))).toEqual([100]);
  });

  test('never offers economy’s price in another class; those flights are counted apart', async () => {
    await flight({ economy: 100 });
    await flight({ economy: 110, first: 900 });
    await flight({ economy: 120, business: 500 });
    await catalogue.fixtures.flight({ from: london, to: dubai });

    const found = await search('business');

    expect(poundsOf(found)).toEqual([500]);
    expect(found).toMatchObject({ totalItems: 1, flightsWithoutPrice: 2 });
    expect(found.airlines).toHaveLength(1);
    expect(await search('premiumEconomy')).toMatchObject({ totalItems: 0, flightsWithoutPrice: 3 });
    expect(await search('economy')).toMatchObject({ totalItems: 3, flightsWithoutPrice: null });
  });

  test.each([
    ['recommended', [700, 500, 600]],
    ['price', [500, 600, 700]],
    ['duration', [600, 500, 700]],
    ['stops', [700, 500, 600]],
  ])('is ordered by %s of its class', async (order, pounds) => {
    await flight({ economy: 90, business: 700 }, { outboundMinutes: 420 });
    await flight({ economy: 80, business: 500 }, { stops: 1, outboundMinutes: 410 });
    await flight({ economy: 70, business: 600 }, { stops: 1, outboundMinutes: 400 });

    expect(poundsOf(await search('business', { order }))).toEqual(pounds);
  });

  test('is filtered by the prices, airlines and stops of its class', async () => {
    const lark = await catalogue.fixtures.airline({ shortName: 'Lark' });
    await flight({ economy: 100, business: 500 }, { airline: lark });
    await flight({ economy: 100, business: 700 }, { stops: 1 });
    await flight({ economy: 100 }, { stops: 1 });

    const cheap = await search('business', { maxPricePence: 600_00 });
    expect(cheap).toMatchObject({ totalItems: 1, flightsWithoutPrice: 1 });
    expect(poundsOf(await search('business', { minPricePence: 600_00 }))).toEqual([700]);
    const ofLark = await search('business', { airlines: ['Lark'] });
    expect(ofLark).toMatchObject({ totalItems: 1, flightsWithoutPrice: 0 });
    const direct = await search('business', { directOnly: true });
    expect(direct).toMatchObject({ totalItems: 1, flightsWithoutPrice: 0 });
  });

  test('without an airport walks the prices of its class, and counts nothing apart', async () => {
    await flight({ economy: 100 });
    await flight({ economy: 100, business: 500 });

    const found = await search('business', { fromId: undefined });

    expect(poundsOf(found)).toEqual([500]);
    expect(found.flightsWithoutPrice).toBeNull();
    expect(poundsOf(await search('economy', { fromId: undefined }))).toEqual([100, 100]);
  });

  test('over a month’s end takes the cheaper month of its class', async () => {
    const id = await flight({});
    await save(
      id,
      [
        { month: 11, oneWayPence: 300_00 },
        { month: 12, oneWayPence: 100_00 },
        { month: 11, travelClass: 'business', oneWayPence: 500_00 },
        { month: 12, travelClass: 'business', oneWayPence: 600_00 },
      ],
      allClasses,
    );
    const dates = { departureDate: '2026-11-30', flexDepartDays: 2 };

    expect(poundsOf(await search('business', dates))).toEqual([500]);
    expect(poundsOf(await search('economy', dates))).toEqual([100]);
  });

  test('has its own lowest prices of the months', async () => {
    await flight({ economy: 100, business: 500 });

    for (const [travelClass, lowestPricePence] of [
      ['economy', 100_00],
      ['business', 500_00],
      ['first', null],
    ] as const)
      for (const from of [`, fromId: "${london.id}"`, '']) {
        const { lowestPrices } = await catalogue.query<{
          lowestPrices: { month: number; lowestPricePence: number | null }[];
        }>(
          `{ lowestPrices(input: { tripType: oneWay, travelClass: ${travelClass}${from} }) { month lowestPricePence } }`,
        );
        expect(lowestPrices).toContainEqual({ month: 12, lowestPricePence });
      }
  });
});

test.each([
  ['', 100_00],
  [', travelClass: business', 500_00],
  [', travelClass: first', undefined],
])('one offer%s is that of its class', async (argument, finalPricePence) => {
  const id = await flight({ economy: 100, business: 500 });

  const { flightOffer } = await catalogue.query<{
    flightOffer: { finalPricePence: number } | null;
  }>(
    `{ flightOffer(flightId: "${id}", tripType: oneWay, departureDate: "2026-12-10"${argument}) { finalPricePence } }`,
  );

  expect(flightOffer?.finalPricePence).toBe(finalPricePence);
});
