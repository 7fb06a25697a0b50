import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';

/** RACED_EDITS=1000 for the long run. */
const edits = Number(process.env.RACED_EDITS ?? 40);

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

async function administer<Data>(query: string, variables: object): Promise<Data> {
  const { data, errors } = await catalogue.administerWithoutRefresh(query, { ...variables });
  if (errors?.length) throw new Error(errors.map(({ message }) => message).join('\n'));
  return data as Data;
}

/** A number that two administrators count up in turn or at once; each reads it, adds one and saves. */
interface Counter {
  read(): Promise<{ version: number; value: number }>;
  save(value: number, version: number): Promise<{ __typename: string }>;
}

const counters: Record<string, () => Promise<Counter>> = {
  'a price': async () => {
    const { fixtures } = catalogue;
    const [from, to] = [await fixtures.airport(), await fixtures.airport()];
    const { id } = await fixtures.flight({ from, to, prices: { 1: 1 } });
    return {
      async read() {
        const { flight } = await administer<{
          flight: { version: number; monthlyPrices: [{ oneWayPence: number }] };
        }>('query ($id: ID!) { flight(id: $id) { version monthlyPrices { oneWayPence } } }', {
          id,
        });
        return { version: flight.version, value: flight.monthlyPrices[0].oneWayPence };
      },
      async save(oneWayPence, version) {
        const input = { monthlyPrices: [{ month: 1, oneWayPence }] };
        const { updateFlight } = await administer<{ updateFlight: { __typename: string } }>(
          'mutation ($id: ID!, $input: FlightInput!, $version: Int) { updateFlight(id: $id, input: $input, version: $version) { __typename } }',
          { id, input, version },
        );
        return updateFlight;
      },
    };
  },
  'a name': async () => {
    const { id } = await catalogue.fixtures.region({ name: 'Region 1' });
    return {
      async read() {
        const { region } = await administer<{ region: { version: number; name: string } }>(
          'query ($id: ID!) { region(id: $id) { version name } }',
          { id },
        );
        return { version: region.version, value: Number(region.name.split(' ')[1]) };
      },
      async save(value, version) {
        const { updateRegion } = await administer<{ updateRegion: { __typename: string } }>(
          'mutation ($id: ID!, $input: RegionInput!, $version: Int) { updateRegion(id: $id, input: $input, version: $version) { __typename } }',
          { id, input: { name: `Region ${value}` }, version },
        );
        return updateRegion;
      },
    };
  },
};

test.each(Object.entries(counters))(
  'no edit is lost silently when two administrators change %s (§7, §9)',
  async (name, startCounter) => {
    const counter = await startCounter();
    let [saved, refused] = [0, 0];

    const administrator = async () => {
      while (saved + refused < edits) {
        const { version, value } = await counter.read();
        const { __typename } = await counter.save(value + 1, version);
        if (__typename === 'Stale') refused += 1;
        else saved += 1;
      }
    };
    await Promise.all([administrator(), administrator()]);

    if (process.env.RACED_EDITS)
      process.stdout.write(`${name}: ${saved} edits saved, ${refused} refused as stale\n`);
    expect(await counter.read()).toEqual({ version: 1 + saved, value: 1 + saved });
  },
  600_000,
);
