import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';
import { missingId, writesOf } from '../testing/write-mutations.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

const countries = writesOf<{ name: string; canDelete: boolean; region: { name: string } }>(
  () => catalogue,
  'Country',
  'name canDelete region { name canDelete }',
);

test('a country is added to a region, which then cannot be deleted (§2)', async () => {
  const region = await catalogue.fixtures.region({ name: 'Europe' });

  const { record } = await countries.create({ name: ' France ', regionId: region.id });

  expect(record).toMatchObject({
    name: 'France',
    version: 1,
    canDelete: true,
    region: { name: 'Europe', canDelete: false },
  });
});

test('a country moves to another region (§2)', async () => {
  const { fixtures } = catalogue;
  const asia = await fixtures.region({ name: 'Asia' });
  const turkey = await fixtures.country({ name: 'Turkey' });

  const { record } = await countries.update(turkey.id, { name: 'Türkiye', regionId: asia.id }, 1);

  expect(record).toMatchObject({ name: 'Türkiye', version: 2, region: { name: 'Asia' } });
});

test.each([
  [
    { name: ' ', regionId: '' },
    { name: 'Name is required.', regionId: 'Region is required.' },
  ],
  [{ name: 'France', regionId: 'Europe' }, { regionId: 'That region no longer exists.' }],
  [{ name: 'France', regionId: missingId }, { regionId: 'That region no longer exists.' }],
  [
    { name: 'x'.repeat(101), regionId: missingId },
    { name: 'Name must be 100 characters or fewer.' },
  ],
])('a country with %j is neither added nor saved (§5)', async (input, problems) => {
  const { id } = await catalogue.fixtures.country({ name: 'Spain' });
  const refused = {
    __typename: 'InvalidInput',
    fields: Object.entries(problems).map(([field, message]) => ({ field, message })),
  };

  expect(await countries.create(input)).toMatchObject(refused);
  expect(await countries.update(id, input)).toMatchObject(refused);
});

test('two countries cannot have one name, in whichever region', async () => {
  const { fixtures } = catalogue;
  await fixtures.country({ name: 'France' });
  const region = await fixtures.region();
  const spain = await fixtures.country({ name: 'Spain' });
  const refused = {
    __typename: 'AlreadyExists',
    message: 'There is already a country called FRANCE.',
  };

  expect(await countries.create({ name: 'FRANCE', regionId: region.id })).toEqual(refused);
  expect(await countries.update(spain.id, { name: 'FRANCE', regionId: region.id })).toEqual(
    refused,
  );
});

test('a country with locations cannot be deleted; without them it goes (§4)', async () => {
  const { fixtures } = catalogue;
  const country = await fixtures.country({ name: 'France' });
  await fixtures.location({ country });
  const empty = await fixtures.country();

  expect(await countries.remove(country.id)).toEqual({
    __typename: 'InUse',
    message: 'France still has locations.',
  });
  expect(await countries.remove(empty.id)).toEqual({ __typename: 'Deleted', id: empty.id });
  expect(await countries.remove(empty.id)).toEqual({
    __typename: 'NotFound',
    message: 'That country no longer exists.',
  });
});

test('a stale save of a country changes nothing', async () => {
  const country = await catalogue.fixtures.country({ name: 'France' });
  const input = { name: 'Frankreich', regionId: country.regionId };

  expect(await countries.update(country.id, input, 7)).toMatchObject({ __typename: 'Stale' });
  expect(await catalogue.query('{ countries { name version } }')).toEqual({
    countries: [{ name: 'France', version: 1 }],
  });
});
