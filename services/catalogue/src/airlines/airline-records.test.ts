import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';
import { writesOf } from '../testing/write-mutations.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

const airlines = writesOf<{
  name: string;
  shortName: string;
  logoPicture: string | null;
  hasBaggage: boolean;
  baggage: object[];
  details: object[];
  canDelete: boolean;
}>(
  () => catalogue,
  'Airline',
  'name shortName overview logoPicture monogramPicture hasBaggage baggage { heading description } details { heading description } canDelete',
);

const complete = {
  shortName: 'Lark',
  logoPicture: '/media/uploads/logo.webp',
  monogramPicture: '/media/airlines/lark-icon.svg',
  overview: 'Flies.',
  details: [{ heading: 'Fleet', description: 'Two.' }],
};

test('an airline is added under its short name, with its texts trimmed (§2)', async () => {
  const { record } = await airlines.create({
    ...complete,
    shortName: ' Lark ',
    details: [{ heading: ' Fleet ', description: ' Two.\r\nOr three. ' }],
    hasBaggage: true,
    baggage: [{ heading: 'Cabin', description: '10 kg' }],
  });

  expect(record).toMatchObject({
    name: 'Lark',
    shortName: 'Lark',
    overview: 'Flies.',
    details: [{ heading: 'Fleet', description: 'Two.\nOr three.' }],
    hasBaggage: true,
    baggage: [{ heading: 'Cabin', description: '10 kg' }],
    canDelete: true,
  });
});

test('a full name that differs from the short name is not overwritten', async () => {
  const { fixtures } = catalogue;
  const ba = await fixtures.airline({ name: 'British Airways', shortName: 'BA' });
  const wren = await fixtures.airline({ name: 'Wren', shortName: 'Wren' });

  const imported = await airlines.update(ba.id, { ...complete, shortName: 'British' });
  const own = await airlines.update(wren.id, { ...complete, shortName: 'Wren Air' });

  expect(imported.record).toMatchObject({ name: 'British Airways', shortName: 'British' });
  expect(own.record).toMatchObject({ name: 'Wren Air', shortName: 'Wren Air' });
});

test('nothing about baggage is stored once baggage is disabled', async () => {
  const { id } = await catalogue.fixtures.airline();
  const baggage = [{ heading: 'Cabin', description: '10 kg' }];

  const { record } = await airlines.update(id, { ...complete, hasBaggage: false, baggage });

  expect(record).toMatchObject({ hasBaggage: false, baggage: [] });
});

test.each<[object, { field: string; message: string }]>([
  [{ shortName: '' }, { field: 'shortName', message: 'Short name is required.' }],
  [
    { logoPicture: 'https://example.com/logo.svg' },
    { field: 'logoPicture', message: 'Logo picture must be uploaded here first.' },
  ],
  [
    { monogramPicture: '/media/../x' },
    { field: 'monogramPicture', message: 'Monogram picture must be uploaded here first.' },
  ],
  [
    { details: Array.from({ length: 51 }, () => ({ heading: 'x', description: 'x' })) },
    { field: 'details', message: 'There can be 50 details at most.' },
  ],
  [
    { details: [{ heading: 'x'.repeat(201), description: 'x' }] },
    { field: 'details', message: 'Every heading must be 200 characters or fewer.' },
  ],
  [
    { details: [{ heading: 'x', description: 'a\u0000b' }] },
    { field: 'details', message: 'Every description must not contain control characters.' },
  ],
  [
    { overview: 'x'.repeat(5_001) },
    { field: 'overview', message: 'Overview must be 5000 characters or fewer.' },
  ],
])('an airline with %j is neither added nor saved (§5)', async (change, problem) => {
  const { id } = await catalogue.fixtures.airline();
  const input = { ...complete, ...change };

  for (const response of [await airlines.create(input), await airlines.update(id, input)])
    expect(response).toMatchObject({ __typename: 'InvalidInput', fields: [problem] });
});

test('two airlines cannot have one short name', async () => {
  const { fixtures } = catalogue;
  await fixtures.airline({ shortName: 'LARK' });
  const other = await fixtures.airline();
  const refused = {
    __typename: 'AlreadyExists',
    message: 'There is already an airline with the short name Lark.',
  };

  expect(await airlines.create(complete)).toEqual(refused);
  expect(await airlines.update(other.id, complete)).toEqual(refused);
});

test('an airline with flights cannot be deleted; without them it goes (§4)', async () => {
  const { fixtures } = catalogue;
  const lark = await fixtures.airline({ shortName: 'Lark' });
  await fixtures.flight({
    from: await fixtures.airport(),
    to: await fixtures.airport(),
    airline: lark,
  });
  const idle = await fixtures.airline();

  expect(await airlines.remove(lark.id)).toEqual({
    __typename: 'InUse',
    message: 'Lark still has flights.',
  });
  expect(await airlines.remove(idle.id)).toEqual({ __typename: 'Deleted', id: idle.id });
});

test('a new airline is in the search as soon as it is saved (§2)', async () => {
  const { administerWithoutRefresh } = catalogue;
  await catalogue.service.refresh();

  await administerWithoutRefresh(
    'mutation ($input: AirlineInput!) { createAirline(input: $input) { __typename } }',
    { input: complete },
  );

  expect(
    await administerWithoutRefresh(
      '{ airlineSearch(query: "lark") { items { shortName canDelete } } }',
    ),
  ).toEqual({ data: { airlineSearch: { items: [{ shortName: 'Lark', canDelete: true }] } } });
});
