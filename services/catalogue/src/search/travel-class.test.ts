import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@larkfare/service-kit';
import { type ClientBase } from 'pg';
import { type Airline } from '../airlines/airline.entity.ts';
import { type Airport } from '../airports/airport.entity.ts';
import {
  monthlyPricesProblem,
  toMonthlyPrices,
  TravelClass,
} from '../flights/monthly-price.rules.ts';
import { importFiles } from '../import/import-files.ts';
import { parsePriceRecord } from '../import/prices.rules.ts';
import { rejectionReport } from '../import/rejection-report.ts';
import { plainSearch } from '../testing/search.ts';
import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';

let catalogue: TestCatalogue;
let london: Airport;
let dubai: Airport;
let lark: Airline;

beforeAll(async () => {
  catalogue = await startCatalogue({ onBothEngines: true });
}, startsWithinMs);

beforeEach(async () => {
  await catalogue.empty();
  const { fixtures } = catalogue;
  london = await fixtures.airport({ code: 'LHR' });
  dubai = await fixtures.airport({ code: 'DXB' });
  lark = await fixtures.airline({ shortName: 'Lark' });
});

afterAll(() => catalogue.close());

interface ClassPrice {
  month: number;
  travelClass?: keyof typeof TravelClass;
  oneWayPence?: number | null;
  oneWaySavingPence?: number;
  roundTripPence?: number | null;
}

const save = async (id: string, monthlyPrices: ClassPrice[], travelClasses?: string[]) => {
  const { answer } = await catalogue.administer<{
    answer: { __typename: string; fields?: { field: string; message: string }[] };
  }>(
    `mutation ($id: ID!, $input: FlightInput!) {
      answer: updateFlight(id: $id, input: $input) { __typename ... on InvalidInput { fields { field message } } }
    }`,
    { id, input: { monthlyPrices, ...(travelClasses && { travelClasses }) } },
  );
  return answer;
};
const allClasses = Object.keys(TravelClass);

/** Departs in December; pounds one way in each class that it is sold in. */
async function flight(
  pounds: Partial<Record<TravelClass, number>>,
  row: { stops?: number; outboundMinutes?: number; airline?: Airline } = {},
): Promise<string> {
  const { id } = await catalogue.fixtures.flight({ from: london, to: dubai, ...row });
  const prices = Object.entries(pounds).map(([travelClass, price]) => ({
    month: 12,
    travelClass: travelClass as TravelClass,
    oneWayPence: price * 100,
    oneWaySavingPence: 1_00,
  }));
  expect(await save(id, prices, allClasses)).toEqual({ __typename: 'FlightSaved' });
  return id;
}

interface Found {
  items: { flightId: string; finalPricePence: number; originalPricePence: number }[];
  totalItems: number;
  flightsWithoutPrice: number | null;
  lowestPricePence: number | null;
  airlines: { offers: number }[];
}

async function search(travelClass: string, input: object = {}): Promise<Found> {
  const { flightSearch } = await catalogue.ask<{ flightSearch: Found }>(
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

  test('leaves the months’ lowest prices to economy', async () => {
    await flight({ economy: 100, business: 500 });

    const { lowestPrices } = await catalogue.ask<{
      lowestPrices: { month: number; lowestPricePence: number | null }[];
    }>(
      `{ lowestPrices(input: { tripType: oneWay, travelClass: business, fromId: "${london.id}" }) { month lowestPricePence } }`,
    );

    expect(lowestPrices).toContainEqual({ month: 12, lowestPricePence: 100_00 });
  });
});

test.each([
  ['', 100_00],
  [', travelClass: business', 500_00],
  [', travelClass: first', undefined],
])('one offer%s is that of its class', async (argument, finalPricePence) => {
  const id = await flight({ economy: 100, business: 500 });

  const { flightOffer } = await catalogue.ask<{ flightOffer: { finalPricePence: number } | null }>(
    `{ flightOffer(flightId: "${id}", tripType: oneWay, departureDate: "2026-12-10"${argument}) { finalPricePence } }`,
  );

  expect(flightOffer?.finalPricePence).toBe(finalPricePence);
});

describe('the price table', () => {
  const pricesOf = async (id: string) => {
    const field = (name: string) => `${name}: monthlyPrices(travelClass: ${name}) { month }`;
    const { flight } = await catalogue.administer<{ flight: Record<string, { month: number }[]> }>(
      `{ flight(id: "${id}") { legacy: monthlyPrices { month } ${allClasses.map(field).join(' ')} } }`,
    );
    return Object.fromEntries(
      Object.entries(flight).map(([name, rows]) => [name, rows.map(({ month }) => month).join()]),
    );
  };
  const row = (month: number, travelClass?: keyof typeof TravelClass) => ({
    month,
    oneWayPence: 100_00,
    ...(travelClass && { travelClass }),
  });
  let id = '';
  beforeEach(async () => {
    id = await flight({});
    const rows = [row(3), row(4), row(3, 'business'), row(4, 'business'), row(4, 'first')];
    await save(id, rows, allClasses);
  });

  test('has a table for each class, and economy’s where none is named', async () => {
    expect(await pricesOf(id)).toEqual({
      legacy: '3,4',
      economy: '3,4',
      premiumEconomy: '',
      business: '3,4',
      first: '4',
    });
  });

  test.each([
    ['in a row', undefined],
    ['beside the rows', ['business']],
  ])(
    'of a class that is named %s is replaced as a whole, and the others stay',
    async (_, named) => {
      await save(id, [row(3), row(4), row(3, 'business')], named);

      expect(await pricesOf(id)).toMatchObject({ economy: '3,4', business: '3', first: '4' });
    },
  );

  test('saved by who knows of economy alone keeps the other classes in economy’s months', async () => {
    await save(id, [row(3), row(5)]);

    expect(await pricesOf(id)).toMatchObject({ economy: '3,5', business: '3', first: '' });
  });

  test('has no month in another class that economy does not have', async () => {
    expect(await save(id, [row(3), row(9, 'business')], allClasses)).toEqual({
      __typename: 'InvalidInput',
      fields: [
        {
          field: 'monthlyPrices',
          message: 'September has a price in another class, but none in economy.',
        },
      ],
    });
    expect(await pricesOf(id)).toMatchObject({ economy: '3,4', business: '3,4' });
  });

  test('may name a month once in each class', () => {
    const rows = (...classes: TravelClass[]) =>
      monthlyPricesProblem(
        toMonthlyPrices(
          classes.map((travelClass) => ({
            month: 3,
            travelClass,
            oneWayPence: 1,
            oneWaySavingPence: 0,
            roundTripSavingPence: 0,
          })),
        ),
      );

    expect(rows(TravelClass.economy, TravelClass.business)).toBeUndefined();
    expect(rows(TravelClass.economy, TravelClass.economy)).toBe('March is there twice.');
  });
});

describe('the import', () => {
  const record = { departure: 'LHR', arrival: 'DXB', airline: 'Lark', month: '3', one_way: '90' };
  test.each([
    [{}, undefined],
    [{ cabin: '' }, undefined],
    [{ cabin: 'Premium Economy' }, 'premiumEconomy'],
    [{ travelclass: 'premium-economy' }, 'premiumEconomy'],
    [{ travelclass: 'FIRST' }, 'first'],
  ])('reads %j as %p', (columns, travelClass) => {
    expect(parsePriceRecord({ ...record, ...columns })).toMatchObject({ value: { travelClass } });
  });

  test('refuses a class that there is none of', () => {
    expect(parsePriceRecord({ ...record, cabin: 'galley' })).toEqual({
      reason: 'has a travel class that is not economy, premium economy, business or first',
      detail: 'LHR–DXB Lark, galley',
    });
  });

  test('stores prices by class, and rejects those of months without an economy price', async () => {
    await catalogue.fixtures.flight({
      from: london,
      to: dubai,
      airline: lark,
      prices: { 4: 1_00 },
    });
    const folder = await mkdtemp(join(tmpdir(), 'import-'));
    const path = join(folder, 'prices.csv');
    const lines = [
      'departure,arrival,airline,month,one_way,round_trip,travelClass',
      'LHR,DXB,Lark,3,90,,',
      'LHR,DXB,Lark,3,400,,business',
      'LHR,DXB,Lark,3,500,,Business',
      'LHR,DXB,Lark,4,900,,first',
      'LHR,DXB,Lark,5,900,,first',
      'LHR,DXB,Lark,3,90,,galley',
    ];
    await writeFile(path, lines.join('\n'));
    const report = rejectionReport(join(folder, 'rejected.csv'));
    const runner = catalogue.db.createQueryRunner();

    const client = (await runner.connect()) as ClientBase;
    const files = [{ kind: 'prices.csv' as const, path, bytes: lines.join('\n').length }];
    await importFiles(client, files, { newId, report });
    report.close();

    await runner.release();
    expect(
      await catalogue.db.query(
        'SELECT month, travel_class, one_way_pence FROM monthly_prices ORDER BY month, travel_class',
      ),
    ).toEqual([
      { month: 3, travel_class: 'economy', one_way_pence: 90_00 },
      { month: 3, travel_class: 'business', one_way_pence: 400_00 },
      { month: 4, travel_class: 'economy', one_way_pence: 1_00 },
      { month: 4, travel_class: 'first', one_way_pence: 900_00 },
    ]);
    const rejected = await readFile(join(folder, 'rejected.csv'), 'utf8');
    expect(rejected.trim().split('\n').slice(1).sort()).toEqual([
      'prices.csv,4,"repeats a price of the file","LHR–DXB Lark, line 3"',
      'prices.csv,6,"has a month without an economy price","LHR–DXB Lark"',
      'prices.csv,7,"has a travel class that is not economy, premium economy, business or first","LHR–DXB Lark, galley"',
    ]);
    await rm(folder, { recursive: true });
  });
});
