import { allClasses, startTravelClasses } from '../testing/travel-classes.ts';
import { monthlyPricesProblem, toMonthlyPrices, TravelClass } from './monthly-price.rules.ts';

const { catalogue, flight, save } = await startTravelClasses();

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
  ])('replaces the whole table of a class named %s, and keeps the others', async (_, named) => {
    await save(id, [row(3), row(4), row(3, 'business')], named);

    expect(await pricesOf(id)).toMatchObject({ economy: '3,4', business: '3', first: '4' });
  });

  test('saved with economy alone keeps the other classes in economy’s months', async () => {
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
