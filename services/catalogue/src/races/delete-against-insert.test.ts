import { type Location } from '../locations/location.entity.ts';
import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';
import { type WriteAnswer } from '../testing/write-mutations.ts';

/** RACED_PAIRS=2000 for the long run. */
const pairs = Number(process.env.RACED_PAIRS ?? 40);
const pairsAtOnce = 4;

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
}, startsWithinMs);

afterAll(() => catalogue.close());

type Write = () => Promise<WriteAnswer>;

async function write(mutation: string, variables: object): Promise<WriteAnswer> {
  const { data, errors } = await catalogue.administerWithoutRefresh(mutation, { ...variables });
  if (errors?.length) throw new Error(errors.map(({ message }) => message).join('\n'));
  return data?.answer as WriteAnswer;
}

const remove =
  (kind: string, id: string): Write =>
  () =>
    write(
      `mutation ($id: ID!) { answer: delete${kind}(id: $id) { __typename ... on Problem { message } } }`,
      { id },
    );

const create =
  (kind: string, input: object): Write =>
  () =>
    write(
      `mutation ($input: ${kind}Input!) {
        answer: create${kind}(input: $input) { __typename ... on InvalidInput { fields { field message } } }
      }`,
      { input },
    );

const createFlight =
  (raced: object): Write =>
  () =>
    write(
      `mutation ($departureAirportId: ID!, $arrivalAirportId: ID!, $airlineId: ID!) {
        answer: findOrCreateFlight(departureAirportId: $departureAirportId, arrivalAirportId: $arrivalAirportId, airlineId: $airlineId) {
          __typename ... on InvalidInput { fields { field message } }
        }
      }`,
      { ...route, ...raced },
    );

interface Guard {
  /** A parent to delete, and a child to insert below it. */
  prepare(pair: number): Promise<{ remove: Write; insert: Write }>;
  inUse: RegExp;
  field: string;
}

const code = (pair: number) => pair.toString(36).toUpperCase().padStart(3, '0');

const guards: Record<string, Guard> = {
  'a region against a country': {
    async prepare(pair) {
      const { id } = await catalogue.fixtures.region();
      const input = { name: `Raced country ${pair}`, regionId: id };
      return { remove: remove('Region', id), insert: create('Country', input) };
    },
    inUse: /still has countries\.$/,
    field: 'regionId',
  },
  'a country against a location': {
    async prepare(pair) {
      const { id } = await catalogue.fixtures.country();
      const input = { name: `Raced place ${pair}`, countryId: id, image: '/media/uploads/x.webp' };
      return { remove: remove('Country', id), insert: create('Location', input) };
    },
    inUse: /still has locations\.$/,
    field: 'countryId',
  },
  'a location against an airport': {
    async prepare(pair) {
      const { id } = await catalogue.fixtures.location();
      const input = { name: `Raced airport ${pair}`, code: code(pair), locationId: id };
      return { remove: remove('Location', id), insert: create('Airport', input) };
    },
    inUse: /still has airports\.$/,
    field: 'locationId',
  },
  'an airport against a flight that leaves from it': {
    async prepare(pair) {
      const { id } = await catalogue.fixtures.airport({ code: code(pair), location });
      return { remove: remove('Airport', id), insert: createFlight({ departureAirportId: id }) };
    },
    inUse: /is used in flights\.$/,
    field: 'departureAirportId',
  },
  'an airport against a flight that lands at it': {
    async prepare(pair) {
      const { id } = await catalogue.fixtures.airport({ code: code(pair), location });
      return { remove: remove('Airport', id), insert: createFlight({ arrivalAirportId: id }) };
    },
    inUse: /is used in flights\.$/,
    field: 'arrivalAirportId',
  },
  'an airline against its flight': {
    async prepare() {
      const { id } = await catalogue.fixtures.airline();
      return { remove: remove('Airline', id), insert: createFlight({ airlineId: id }) };
    },
    inUse: /still has flights\.$/,
    field: 'airlineId',
  },
};

let location: Location;
/** Other fields of a flight in a race. */
let route: { departureAirportId: string; arrivalAirportId: string; airlineId: string };

beforeEach(async () => {
  await catalogue.empty();
  const { fixtures } = catalogue;
  location = await fixtures.location();
  route = {
    departureAirportId: (await fixtures.airport({ code: 'ZZ1', location })).id,
    arrivalAirportId: (await fixtures.airport({ code: 'ZZ2', location })).id,
    airlineId: (await fixtures.airline()).id,
  };
});

test.each(Object.entries(guards))(
  '%s: whichever comes first, the other is refused, and nothing is orphaned (§4)',
  async (name, { prepare, inUse, field }) => {
    const wins = { delete: 0, insert: 0 };

    const race = async (pair: number) => {
      const { remove, insert } = await prepare(pair);
      // Each begins first half of the time.
      const [first, second] = pair % 2 ? [remove, insert] : [insert, remove];
      const responses = await Promise.all([first(), second()]);
      const [removed, inserted] = pair % 2 ? responses : [responses[1], responses[0]];

      if (removed.__typename === 'Deleted') {
        wins.delete += 1;
        expect(inserted).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
        expect(inserted.fields?.[0]?.message).toMatch(/^(That|Please) .+\.$/);
      } else {
        wins.insert += 1;
        expect(removed.__typename).toBe('InUse');
        expect(removed.message).toMatch(inUse);
        expect(inserted.__typename).toMatch(/Saved$|^FlightFound$/);
      }
    };
    for (let pair = 0; pair < pairs; pair += pairsAtOnce)
      await Promise.all(
        Array.from({ length: Math.min(pairsAtOnce, pairs - pair) }, (_, n) => race(pair + n)),
      );

    if (process.env.RACED_PAIRS)
      process.stdout.write(`${name}: ${pairs} pairs, ${JSON.stringify(wins)}\n`);
    expect(wins.delete + wins.insert).toBe(pairs);
    expect(await orphans()).toEqual([]);
  },
  600_000,
);

/** Children without their parent. The foreign keys promise that there is none; this checks. */
const orphans = () =>
  catalogue.db.query(`
    SELECT id FROM countries c WHERE NOT EXISTS (SELECT FROM regions r WHERE r.id = c.region_id)
    UNION ALL SELECT id FROM locations l WHERE NOT EXISTS (SELECT FROM countries c WHERE c.id = l.country_id)
    UNION ALL SELECT id FROM airports a WHERE NOT EXISTS (SELECT FROM locations l WHERE l.id = a.location_id)
    UNION ALL SELECT id FROM flights f WHERE NOT EXISTS (SELECT FROM airports a WHERE a.id = f.departure_airport_id)
      OR NOT EXISTS (SELECT FROM airports a WHERE a.id = f.arrival_airport_id)
      OR NOT EXISTS (SELECT FROM airlines a WHERE a.id = f.airline_id)`);
