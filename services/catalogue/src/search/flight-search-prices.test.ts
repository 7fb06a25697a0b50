import { plainSearch, search, searchQuery } from '../testing/search.ts';
import { startThreeAirports } from '../testing/three-airports.ts';

const { catalogue, london, dubai } = await startThreeAirports();

describe('prices', () => {
  test('the month of departure picks the row, the trip type its column, and the saving is on top of the price (§9)', async () => {
    const price = {
      oneWay: 100_00,
      oneWaySaving: 15_00,
      roundTrip: 180_00,
      roundTripSaving: 30_00,
    };
    await catalogue.fixtures.flight({ from: london, to: dubai, prices: { 11: 999_00, 12: price } });
    const input = { fromId: london.id, departureDate: '2026-12-31', returnDate: '2027-01-08' };

    const oneWay = await search(catalogue, { ...input, tripType: 'oneWay' });
    const roundTrip = await search(catalogue, { ...input, tripType: 'roundTrip' });

    expect(oneWay.items).toMatchObject([
      {
        originalPricePence: 115_00,
        savingPence: 15_00,
        finalPricePence: 100_00,
        departureDate: '2026-12-31',
        returnDate: null,
      },
    ]);
    expect(roundTrip.items).toMatchObject([
      {
        originalPricePence: 210_00,
        savingPence: 30_00,
        finalPricePence: 180_00,
        departureDate: '2026-12-31',
        returnDate: '2027-01-08',
      },
    ]);
  });

  test('a flight without a price for that month or trip type is not offered', async () => {
    await catalogue.fixtures.flight({
      from: london,
      to: dubai,
      prices: { 11: 100_00, 12: { oneWay: 100_00 } },
    });
    const input = { fromId: london.id, departureDate: '2026-12-01' };

    expect((await search(catalogue, { ...input, tripType: 'oneWay' })).totalItems).toBe(1);
    expect((await search(catalogue, { ...input, tripType: 'roundTrip' })).totalItems).toBe(0);
    expect((await search(catalogue, { ...input, departureDate: '2027-01-01' })).totalItems).toBe(0);
  });

  test('without a date the prices are those of tomorrow in London', async () => {
    await catalogue.fixtures.flight({ from: london, to: dubai, prices: { 11: 100_00 } });

    const found = await search(catalogue, { fromId: london.id });

    expect(found.items).toMatchObject([{ finalPricePence: 100_00, departureDate: '2026-11-11' }]);
  });

  test('a changed, an added and a removed price are what the next search shows', async () => {
    const flight = await catalogue.fixtures.flight({
      from: london,
      to: dubai,
      prices: { 12: 100_00 },
    });
    const input = { fromId: london.id, departureDate: '2026-12-01' };
    const priceNow = async (month: string) =>
      (await search(catalogue, { ...input, departureDate: `${month}-15` })).items[0]
        ?.finalPricePence;

    await catalogue.db.query('UPDATE monthly_prices SET one_way_pence = 777 WHERE flight_id = $1', [
      flight.id,
    ]);
    await catalogue.db.query(
      'INSERT INTO monthly_prices (flight_id, month, one_way_pence) VALUES ($1, 1, 555)',
      [flight.id],
    );
    expect([await priceNow('2026-12'), await priceNow('2027-01')]).toEqual([777, 555]);

    await catalogue.db.query('DELETE FROM monthly_prices WHERE flight_id = $1 AND month = 12', [
      flight.id,
    ]);
    expect([await priceNow('2026-12'), await priceNow('2027-01')]).toEqual([undefined, 555]);
  });
});

describe("flexible days across a month's end", () => {
  test('offer each flight on the date of its cheaper month', async () => {
    const { fixtures } = catalogue;
    const cheaperNext = await fixtures.flight({
      from: london,
      to: dubai,
      prices: { 12: 200_00, 1: 100_00 },
    });
    const cheaperThen = await fixtures.flight({
      from: london,
      to: dubai,
      prices: { 12: 150_00, 1: 300_00 },
    });
    const onlyNext = await fixtures.flight({ from: london, to: dubai, prices: { 1: 250_00 } });
    const same = await fixtures.flight({
      from: london,
      to: dubai,
      prices: { 12: 400_00, 1: 400_00 },
    });

    const found = await search(catalogue, {
      fromId: london.id,
      departureDate: '2026-12-30',
      flexDepartDays: 2,
      order: 'price',
    });

    expect(
      found.items.map((each) => [each.flightId, each.finalPricePence, each.departureDate]),
    ).toEqual([
      [cheaperNext.id, 100_00, '2027-01-01'],
      [cheaperThen.id, 150_00, '2026-12-30'],
      [onlyNext.id, 250_00, '2027-01-01'],
      [same.id, 400_00, '2026-12-30'],
    ]);
  });

  test('change nothing within a month', async () => {
    await catalogue.fixtures.flight({ from: london, to: dubai, prices: { 12: 200_00, 1: 100_00 } });

    const found = await search(catalogue, {
      fromId: london.id,
      departureDate: '2026-12-15',
      flexDepartDays: 3,
    });

    expect(found.items).toMatchObject([{ finalPricePence: 200_00, departureDate: '2026-12-15' }]);
  });
});

test.each([
  [{ departureDate: '2026-11-10' }, 'Departure must be tomorrow or later'],
  [{ departureDate: '2035-01-01' }, 'Departure must be within 18 months.'],
  [
    { tripType: 'roundTrip', departureDate: '2026-12-02', returnDate: '2026-12-02' },
    'Return date must be after departure',
  ],
])('%p is refused with the sentence %p', async (dates, message) => {
  const input = { ...plainSearch, order: 'price', ...dates };

  const { errors } = await catalogue.queryWithErrors(searchQuery, { input });

  expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
});
