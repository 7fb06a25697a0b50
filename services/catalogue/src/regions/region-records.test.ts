import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';
import { missingId, writesOf } from '../testing/write-mutations.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

const regions = writesOf<{ name: string; canDelete: boolean }>(
  () => catalogue,
  'Region',
  'name canDelete',
);
const create = (name: string) => regions.create({ name });
const update = (id: string, name: string, version?: number) =>
  regions.update(id, { name }, version);
const { remove } = regions;

const names = async () => {
  const { regions } = await catalogue.query<{ regions: { name: string }[] }>(
    '{ regions { name } }',
  );
  return regions.map(({ name }) => name);
};

test('a region is added, with its name trimmed (§2)', async () => {
  const { __typename, record } = await create('  Middle \n East ');

  expect(__typename).toBe('RegionSaved');
  expect(record).toMatchObject({ name: 'Middle East', version: 1, canDelete: true });
  expect(await names()).toEqual(['Middle East']);
});

test.each([
  ['', 'Name is required.'],
  [' \u200b ', 'Name is required.'],
  ['x'.repeat(101), 'Name must be 100 characters or fewer.'],
  ['a\u0000b', 'Name must not contain control characters.'],
  ['\ud800', 'Name is required.'],
])('a region cannot be called %j (§5)', async (name, message) => {
  expect(await create(name)).toEqual({
    __typename: 'InvalidInput',
    message,
    fields: [{ field: 'name', message }],
  });
  expect(await names()).toEqual([]);
});

test('two regions cannot have one name, however it is written', async () => {
  await create('Europe');
  const asia = await create('Asia');
  const refused = {
    __typename: 'AlreadyExists',
    message: 'There is already a region called EUROPE.',
  };

  expect(await create('EUROPE')).toEqual(refused);
  expect(await update(asia.record?.id ?? '', 'EUROPE')).toEqual(refused);
  expect(await names()).toEqual(['Asia', 'Europe']);
});

test('twenty who add one region at once add one', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => create('Europe')));

  const counts = Map.groupBy(responses, ({ __typename }) => __typename);
  expect(counts.get('RegionSaved')).toHaveLength(1);
  expect(counts.get('AlreadyExists')).toHaveLength(19);
  expect(await names()).toEqual(['Europe']);
});

test('a change that is based on an older version is refused and changes nothing', async () => {
  const { id } = await catalogue.fixtures.region({ name: 'Europe' });

  const first = await update(id, 'Europa', 1);
  const second = await update(id, 'Old World', 1);
  const newest = await update(id, 'Europe again');

  expect(first.record).toMatchObject({ name: 'Europa', version: 2 });
  expect(second).toMatchObject({
    __typename: 'Stale',
    message: 'Someone else has changed this since you opened it. Nothing was saved.',
  });
  expect(newest.record).toMatchObject({ name: 'Europe again', version: 3 });
});

test('a region that is not there is not found', async () => {
  const missing = { __typename: 'NotFound', message: 'That region no longer exists.' };

  for (const id of ['', 'x', missingId]) {
    expect(await update(id, 'Europe')).toEqual(missing);
    expect(await remove(id)).toEqual(missing);
  }
});

test('a region with countries cannot be deleted; without them it goes (§2, §4)', async () => {
  const region = await catalogue.fixtures.region({ name: 'Europe' });
  const country = await catalogue.fixtures.country({ region });

  expect(await remove(region.id)).toEqual({
    __typename: 'InUse',
    message: 'Europe still has countries.',
  });
  await catalogue.db.query('DELETE FROM countries WHERE id = $1', [country.id]);
  expect(await remove(region.id)).toEqual({ __typename: 'Deleted', id: region.id });
  expect(await names()).toEqual([]);
});

test('anonymous callers cannot change regions', async () => {
  const { errors } = await catalogue.queryWithErrors(
    'mutation { createRegion(input: { name: "Europe" }) { __typename } }',
  );

  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(await names()).toEqual([]);
});
