import { search } from '../testing/search.ts';
import { startThreeAirports } from '../testing/three-airports.ts';

const { catalogue, london, gatwick, dubai } = await startThreeAirports();

const idsOf = (found: { items: { flightId: string }[] }) =>
  found.items.map(({ flightId }) => flightId);

test('the quick choices are the first offer by recommendation, price and duration of what the filters leave', async () => {
  const { fixtures } = catalogue;
  const route = { from: london, to: dubai };
  await fixtures.flight({ ...route, outboundMinutes: 430, prices: { 12: 250_00 } });
  await fixtures.flight({ ...route, stops: 1, outboundMinutes: 600, prices: { 12: 100_00 } });
  await fixtures.flight({ ...route, outboundMinutes: 410, prices: { 12: 300_00 } });
  await fixtures.flight({ ...route, outboundMinutes: 300, prices: { 11: 50_00 } });

  const choices = async (filter: object) =>
    (await search(catalogue, { fromId: london.id, departureDate: '2026-12-01', ...filter }))
      .quickChoices;

  expect(await choices({})).toEqual({
    recommendedPence: 250_00,
    cheapestPence: 100_00,
    quickestMinutes: 410,
  });
  expect(await choices({ directOnly: true, maxPricePence: 280_00 })).toEqual({
    recommendedPence: 250_00,
    cheapestPence: 250_00,
    quickestMinutes: 430,
  });
  expect(await choices({ maxPricePence: 90_00 })).toBeNull();
});

describe('the recommended offer', () => {
  test('is the cheapest of those with the fewest stops, and comes first (§2)', async () => {
    const { fixtures } = catalogue;
    const cheapWithStop = await fixtures.flight({
      from: london,
      to: dubai,
      stops: 1,
      prices: { 12: 100_00 },
    });
    const dearDirect = await fixtures.flight({ from: london, to: dubai, prices: { 12: 300_00 } });
    const direct = await fixtures.flight({ from: london, to: dubai, prices: { 12: 250_00 } });

    const found = await search(catalogue, { fromId: london.id, departureDate: '2026-12-01' });

    expect(idsOf(found)).toEqual([direct.id, cheapWithStop.id, dearDirect.id]);
    expect(found.items.map(({ isRecommended }) => isRecommended)).toEqual([true, false, false]);
  });

  test('is one offer only: the shorter one where prices are the same', async () => {
    const { fixtures } = catalogue;
    const longer = await fixtures.flight({
      from: london,
      to: dubai,
      outboundMinutes: 400,
      prices: { 12: 250_00 },
    });
    const shorter = await fixtures.flight({
      from: london,
      to: dubai,
      outboundMinutes: 390,
      prices: { 12: 250_00 },
    });

    const found = await search(catalogue, { fromId: london.id, departureDate: '2026-12-01' });

    expect(idsOf(found)).toEqual([shorter.id, longer.id]);
    expect(found.items.map(({ isRecommended }) => isRecommended)).toEqual([true, false]);
  });

  test('is chosen from the result that the filters leave, and marked in every order', async () => {
    const { fixtures } = catalogue;
    const airline = await fixtures.airline({ shortName: 'Larkair' });
    await fixtures.flight({ from: london, to: dubai, prices: { 12: 250_00 } });
    const cheap = await fixtures.flight({
      from: london,
      to: dubai,
      airline,
      stops: 2,
      prices: { 12: 90_00 },
    });
    const fewer = await fixtures.flight({
      from: gatwick,
      to: dubai,
      airline,
      stops: 1,
      prices: { 12: 120_00 },
    });

    const input = { toId: dubai.id, departureDate: '2026-12-01', airlines: ['larkair'] };
    const found = await search(catalogue, { ...input, order: 'price' });

    expect(idsOf(found)).toEqual([cheap.id, fewer.id]);
    expect(found.items.map(({ isRecommended }) => isRecommended)).toEqual([false, true]);
  });

  test('is on the first page only, however the result is paged', async () => {
    const { fixtures } = catalogue;
    for (let count = 0; count < 27; count++)
      await fixtures.flight({ from: london, to: dubai, stops: 1, prices: { 12: 100_00 + count } });
    const direct = await fixtures.flight({ from: gatwick, to: dubai, prices: { 12: 999_00 } });

    const input = { toId: dubai.id, departureDate: '2026-12-01' };
    const first = await search(catalogue, input);
    const second = await search(catalogue, { ...input, page: 2 });

    expect(first.items[0]).toMatchObject({ flightId: direct.id, isRecommended: true });
    expect(second.items.map(({ isRecommended }) => isRecommended)).toEqual([false, false, false]);
  });
});

test('offers can be ordered by price, by duration and by stops', async () => {
  const { fixtures } = catalogue;
  const cheap = await fixtures.flight({
    from: london,
    to: dubai,
    stops: 2,
    outboundMinutes: 900,
    prices: { 12: 100_00 },
  });
  const quick = await fixtures.flight({
    from: london,
    to: dubai,
    stops: 1,
    outboundMinutes: 300,
    prices: { 12: 300_00 },
  });
  const direct = await fixtures.flight({
    from: london,
    to: dubai,
    stops: 0,
    outboundMinutes: 400,
    prices: { 12: 200_00 },
  });
  const input = { fromId: london.id, departureDate: '2026-12-01' };

  const inOrder = async (order: string) => idsOf(await search(catalogue, { ...input, order }));

  expect(await inOrder('price')).toEqual([cheap.id, direct.id, quick.id]);
  expect(await inOrder('duration')).toEqual([quick.id, direct.id, cheap.id]);
  expect(await inOrder('stops')).toEqual([direct.id, quick.id, cheap.id]);
});

test('a round trip is as long as both its flights', async () => {
  const { fixtures } = catalogue;
  const quickThere = { outboundMinutes: 100, returnMinutes: 500, prices: { 12: 100_00 } };
  const evenly = { outboundMinutes: 200, returnMinutes: 200, prices: { 12: 100_00 } };
  const first = await fixtures.flight({ from: london, to: dubai, ...quickThere });
  const second = await fixtures.flight({ from: london, to: dubai, ...evenly });
  const input = { fromId: london.id, departureDate: '2026-12-01', order: 'duration' };

  expect(idsOf(await search(catalogue, input))).toEqual([first.id, second.id]);
  expect(idsOf(await search(catalogue, { ...input, tripType: 'roundTrip' }))).toEqual([
    second.id,
    first.id,
  ]);
});

describe('pages', () => {
  test('hold 25, never the same flight twice, and one past the last is the last (§9)', async () => {
    for (let count = 0; count < 30; count++)
      await catalogue.fixtures.flight({ from: london, to: dubai, prices: { 12: 100_00 } });
    const input = { fromId: london.id, departureDate: '2026-12-01' };

    const first = await search(catalogue, input);
    const last = await search(catalogue, { ...input, page: 2_147_483_647 });
    const belowFirst = await search(catalogue, { ...input, page: -3 });

    expect(first).toMatchObject({ page: 1, totalPages: 2, totalItems: 30 });
    expect(last).toMatchObject({ page: 2, totalPages: 2, totalItems: 30 });
    expect(new Set([...idsOf(first), ...idsOf(last)]).size).toBe(30);
    expect(belowFirst.page).toBe(1);
  });

  test('nothing found is one empty page', async () => {
    const found = await search(catalogue, { fromId: london.id });

    expect(found).toEqual({
      items: [],
      page: 1,
      totalPages: 1,
      totalItems: 0,
      isTotalCapped: false,
      airlines: [],
      departureAirports: [],
      arrivalAirports: [],
      stops: [],
      shortestMinutes: null,
      longestMinutes: null,
      quickChoices: null,
      alternatives: null,
      lowestPricePence: null,
      highestPricePence: null,
    });
  });
});
