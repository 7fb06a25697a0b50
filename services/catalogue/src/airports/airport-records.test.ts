import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';
import { missingId, writesOf } from '../testing/write-mutations.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

const airports = writesOf<{
  name: string;
  code: string;
  usedInFlights: boolean;
  canDelete: boolean;
  location: { name: string };
}>(() => catalogue, 'Airport', 'name code usedInFlights canDelete location { name canDelete }');

test('an airport is added with its code in capitals (§2)', async () => {
  const rome = await catalogue.fixtures.location({ name: 'Rome' });

  const { record } = await airports.create({
    name: ' Fiumicino ',
    code: ' fco',
    locationId: rome.id,
  });

  expect(record).toMatchObject({
    name: 'Fiumicino',
    code: 'FCO',
    version: 1,
    usedInFlights: false,
    canDelete: true,
    location: { name: 'Rome', canDelete: false },
  });
});

test('an airport that is edited keeps where it is on the globe (§2)', async () => {
  const { fixtures, db } = catalogue;
  const airport = await fixtures.airport({ code: 'FCO', latitude: 41.8, longitude: 12.2 });
  const milan = await fixtures.location({ name: 'Milan' });

  const { record } = await airports.update(
    airport.id,
    { name: 'Malpensa', code: 'MXP', locationId: milan.id },
    1,
  );

  expect(record).toMatchObject({ code: 'MXP', version: 2, location: { name: 'Milan' } });
  expect(await db.query('SELECT latitude, longitude FROM airports')).toEqual([
    { latitude: 41.8, longitude: 12.2 },
  ]);
});

const code = 'The code has three letters or digits.';

test.each([
  [{ name: '', code: 'FCO', locationId: '' }, ['Name is required.', 'Location is required.']],
  [{ name: 'Fiumicino', code: 'FC', locationId: missingId }, [code]],
  [{ name: 'Fiumicino', code: 'FCOX', locationId: missingId }, [code]],
  [{ name: 'Fiumicino', code: 'F-O', locationId: missingId }, [code]],
  [{ name: 'Fiumicino', code: 'ſco', locationId: missingId }, ['That location no longer exists.']],
  [{ name: 'Fiumicino', code: 'FCO', locationId: missingId }, ['That location no longer exists.']],
  [
    { name: 'x'.repeat(151), code: 'FCO', locationId: missingId },
    ['Name must be 150 characters or fewer.'],
  ],
])('an airport with %j is neither added nor saved (§5, §7, §9)', async (input, messages) => {
  const { id } = await catalogue.fixtures.airport();

  for (const response of [await airports.create(input), await airports.update(id, input)])
    expect(response.fields?.map(({ message }) => message)).toEqual(messages);
});

test('two airports cannot have one code', async () => {
  const { fixtures } = catalogue;
  const fiumicino = await fixtures.airport({ code: 'FCO' });
  const other = await fixtures.airport({ code: 'CIA' });
  const input = { name: 'Second', code: 'fco', locationId: fiumicino.locationId };
  const refused = {
    __typename: 'AlreadyExists',
    message: 'There is already an airport with the code FCO.',
  };

  expect(await airports.create(input)).toEqual(refused);
  expect(await airports.update(other.id, input)).toEqual(refused);
});

test.each(['from', 'to'])(
  'an airport that a flight goes %s cannot be deleted (§4)',
  async (end) => {
    const { fixtures } = catalogue;
    const fiumicino = await fixtures.airport({ name: 'Fiumicino', code: 'FCO' });
    const other = await fixtures.airport();
    await fixtures.flight(
      end === 'from' ? { from: fiumicino, to: other } : { from: other, to: fiumicino },
    );

    expect(await airports.remove(fiumicino.id)).toEqual({
      __typename: 'InUse',
      message: 'Fiumicino (FCO) is used in flights.',
    });
    const { airport } = await catalogue.administer<{ airport: object }>(
      `query ($id: ID!) { airport(id: $id) { usedInFlights canDelete } }`,
      { id: fiumicino.id },
    );
    expect(airport).toEqual({ usedInFlights: true, canDelete: false });
  },
);

test('an airport without flights goes (§4)', async () => {
  const { id } = await catalogue.fixtures.airport();

  expect(await airports.remove(id)).toEqual({ __typename: 'Deleted', id });
  expect(await airports.remove(id)).toEqual({
    __typename: 'NotFound',
    message: 'That airport no longer exists.',
  });
});
