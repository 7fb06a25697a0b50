import { addDays, londonToday } from '@larkfare/london-dates';
import { startCatalogue, startsWithinMs, type TestCatalogue } from './testing/index.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

interface Change {
  changedBy: string;
  subject: string;
  subjectId: string;
  action: string;
  label: string | null;
  fields: { name: string; from: string | null; to: string | null }[];
}

/** Changes recorded during an action, in order. */
async function recordedBy(work: () => Promise<unknown>): Promise<Change[]> {
  const all = async () =>
    (
      await catalogue.administer<{ catalogueChanges: { items: Change[]; totalItems: number } }>(
        `{ catalogueChanges(size: 100) {
          items { at changedBy subject subjectId action label fields { name from to } } totalItems
        } }`,
      )
    ).catalogueChanges;
  const { totalItems: before } = await all();
  await work();
  const { items, totalItems } = await all();
  return items.slice(0, totalItems - before).reverse();
}

const brief = ({ subject, action, label, fields }: Change) =>
  `${action} ${subject} ${label}: ${fields.map(({ name, from, to }) => `${name} ${from} → ${to}`).join(', ')}`;

const administer = (mutation: string) => catalogue.administer(`mutation { ${mutation} }`);

test('every write of a region is recorded: who, what, from what to what (§7, §9)', async () => {
  let id = '';

  const changes = await recordedBy(async () => {
    const { createRegion } = (await administer(
      'createRegion(input: { name: "Europe" }) { ... on RegionSaved { region { id } } }',
    )) as { createRegion: { region: { id: string } } };
    id = createRegion.region.id;
    await administer(`updateRegion(id: "${id}", input: { name: "Europa" }) { __typename }`);
    await administer(`deleteRegion(id: "${id}") { __typename }`);
  });

  expect(changes.map(brief)).toEqual([
    'created regions Europe: name null → Europe',
    'updated regions Europa: name Europe → Europa',
    'deleted regions Europa: name Europa → null',
  ]);
  expect(changes[0]).toMatchObject({ changedBy: 'admin@larkfare.example', subjectId: id });
});

test('writes of countries, locations, airports and airlines are recorded under the name that people know', async () => {
  const { fixtures } = catalogue;
  const region = await fixtures.region();
  const country = await fixtures.country({ name: 'France', region });
  const location = await fixtures.location({
    name: 'Paris',
    country,
    image: '/media/uploads/a.webp',
  });
  const airport = await fixtures.airport({ name: 'Orly', code: 'ORY', location });
  const airline = await fixtures.airline({ shortName: 'Lark' });

  const changes = await recordedBy(async () => {
    await administer(
      `updateCountry(id: "${country.id}", input: { name: "Frankreich", regionId: "${region.id}" }) { __typename }`,
    );
    await administer(
      `updateLocation(id: "${location.id}", input: { name: "Paris", countryId: "${country.id}", isPopular: true, description: "Sights." }) { __typename }`,
    );
    await administer(
      `updateAirport(id: "${airport.id}", input: { name: "Orly", code: "PAR", locationId: "${location.id}" }) { __typename }`,
    );
    await administer(
      `updateAirline(id: "${airline.id}", input: { shortName: "Wren", logoPicture: "/media/a", monogramPicture: "/media/b", overview: "Flies.", details: [{ heading: "Fleet", description: "Two." }] }) { __typename }`,
    );
    for (const [kind, id] of Object.entries({ Airport: airport.id, Location: location.id }))
      await administer(`delete${kind}(id: "${id}") { __typename }`);
  });

  expect(changes.map(brief)).toEqual([
    'updated countries Frankreich: name France → Frankreich',
    'updated locations Paris: description null → Sights., is_popular false → true',
    'updated airports Orly: code ORY → PAR',
    expect.stringMatching(
      /^updated airlines Wren: details .*overview null → Flies., short_name Lark → Wren$/,
    ),
    expect.stringMatching(/^deleted airports Orly: code PAR → null/),
    expect.stringMatching(/^deleted locations Paris: /),
  ]);
  const recorded = changes.flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(recorded).not.toContain('searched_as');
});

test('a flight’s prices are recorded month by month, and only those that changed (§7, §9)', async () => {
  const { fixtures } = catalogue;
  const from = await fixtures.airport();
  const { id } = await fixtures.flight({
    from,
    to: await fixtures.airport(),
    prices: { 1: 1_00, 2: 2_00, 3: 3_00 },
  });

  const changes = await recordedBy(() =>
    administer(`updateFlight(id: "${id}", input: { stops: 1, monthlyPrices: [
      { month: 1, oneWayPence: 100, roundTripPence: 100 }
      { month: 2, oneWayPence: 250, roundTripPence: 200 }
      { month: 12, oneWayPence: 900 }
      { month: 12, oneWayPence: 9000, travelClass: business }
    ], travelClasses: [economy, business] }) { __typename }`),
  );

  const ofFlight = changes.filter(({ subjectId }) => subjectId === id);
  expect(ofFlight).toHaveLength(changes.length);
  expect(changes.map(brief)).toEqual([
    'deleted monthly_prices 3 economy: one_way_pence 300 → null, one_way_saving_pence 0 → null, round_trip_pence 300 → null, round_trip_saving_pence 0 → null',
    'updated monthly_prices 2 economy: one_way_pence 200 → 250',
    'created monthly_prices 12 economy: one_way_pence null → 900, one_way_saving_pence null → 0, round_trip_saving_pence null → 0',
    'created monthly_prices 12 business: one_way_pence null → 9000, one_way_saving_pence null → 0, round_trip_saving_pence null → 0',
    'updated flights null: stops 0 → 1',
  ]);
});

test('a flight that is found, saved unchanged or not saved records no change', async () => {
  const { fixtures } = catalogue;
  const airline = await fixtures.airline();
  const [from, to] = [await fixtures.airport(), await fixtures.airport()];
  const { id } = await fixtures.flight({ from, to, airline, prices: { 1: 1_00 } });
  const same = `monthlyPrices: [{ month: 1, oneWayPence: 100, roundTripPence: 100 }]`;

  const changes = await recordedBy(async () => {
    await administer(
      `findOrCreateFlight(departureAirportId: "${from.id}", arrivalAirportId: "${to.id}", airlineId: "${airline.id}") { __typename }`,
    );
    await administer(`updateFlight(id: "${id}", input: { stops: 0, ${same} }) { __typename }`);
    await administer(`updateFlight(id: "${id}", input: { stops: 5 }, version: 9) { __typename }`);
    await administer(`updateFlight(id: "${id}", input: { stops: 99 }) { __typename }`);
    await administer(`deleteAirline(id: "${airline.id}") { __typename }`);
  });

  expect(changes).toEqual([]);
});

test('a price changed in plain SQL by another role is searchable and records no change', async () => {
  const { fixtures } = catalogue;
  const flight = {
    from: await fixtures.airport(),
    to: await fixtures.airport(),
    prices: { 11: 1_00 },
  };
  const { id } = await fixtures.flight(flight);

  const changes = await recordedBy(() =>
    catalogue.asOwner(`
      UPDATE catalogue.monthly_prices SET one_way_pence = 77700 WHERE flight_id = '${id}';
      UPDATE catalogue.regions SET name = name || '!'`),
  );

  expect(changes).toEqual([]);
  const found = await catalogue.query(
    '{ flightSearch(input: { tripType: oneWay }) { items { finalPricePence } } }',
  );
  expect(found).toEqual({ flightSearch: { items: [{ finalPricePence: 777_00 }] } });
});

describe('recorded changes', () => {
  const found = async (filter: string) =>
    (
      await catalogue.administer<{ catalogueChanges: { items: (Change & { name: string })[] } }>(
        `{ catalogueChanges(filter: { ${filter} }, size: 100) {
          items { changedBy subject subjectId action label name fields { name from to } } } }`,
      )
    ).catalogueChanges.items;

  test('is found by the person, the kind of record and the day in London', async () => {
    const today = londonToday(new Date());
    const latest = async (filter: string) => (await found(filter))[0]?.label;
    await administer('createRegion(input: { name: "Atlantis" }) { __typename }');

    expect(await latest('changedBy: "ADMIN@lark"')).toBe('Atlantis');
    expect(await latest('changedBy: "somebody else"')).toBeUndefined();
    expect(await latest('subject: "regions"')).toBe('Atlantis');
    expect(await latest('subject: "airports"')).not.toBe('Atlantis');
    expect(await latest(`from: "${today}", to: "${today}"`)).toBe('Atlantis');
    expect(await latest(`from: "${addDays(today, 1)}"`)).toBeUndefined();
    expect(await latest(`to: "${addDays(today, -1)}"`)).toBeUndefined();
  });

  test('names flights by airline and airports, also once they are deleted, and no record by its id', async () => {
    const { fixtures } = catalogue;
    const airline = await fixtures.airline({ name: 'Skylark Airways' });
    const from = await fixtures.airport({ code: 'ORY', name: 'Orly' });
    const to = await fixtures.airport({ code: 'DXB', name: 'Dubai' });
    const elsewhere = await fixtures.airport({ code: 'MAN', name: 'Manchester' });
    const { id } = await fixtures.flight({ airline, from, to, prices: { 3: 3_00 } });
    await administer(
      `updateFlight(id: "${id}", input: { arrivalAirportId: "${elsewhere.id}" }) { __typename }`,
    );

    const [moved] = await found('subject: "flights"');
    await administer(`deleteFlight(id: "${id}") { __typename }`);
    const [gone] = await found('subject: "flights"');

    expect(moved?.name).toBe('Skylark Airways, ORY – MAN');
    expect(moved?.fields).toEqual([
      { name: 'arrival_airport_id', from: 'Dubai (DXB)', to: 'Manchester (MAN)' },
    ]);
    expect(gone).toMatchObject({ action: 'deleted', name: 'Skylark Airways, ORY – MAN' });
    expect(JSON.stringify(gone?.fields)).not.toContain(airline.id);
  });
});

test('recorded changes are never rewritten', async () => {
  await administer('createRegion(input: { name: "Europe" }) { __typename }');

  await expect(catalogue.db.query('DELETE FROM changes')).rejects.toThrow('never changed');
  await expect(catalogue.db.query(`UPDATE changes SET label = 'x'`)).rejects.toThrow(
    'never changed',
  );
});

test('a visitor cannot read what administrators did', async () => {
  const { errors } = await catalogue.queryWithErrors('{ catalogueChanges { totalItems } }');

  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});
