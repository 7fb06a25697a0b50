import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';
import { missingId, writesOf } from '../testing/write-mutations.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

interface Saved {
  name: string;
  otherNames: string[];
  image: string | null;
  description: string | null;
  dealings: string;
  dealingsDescription: string | null;
  isPopular: boolean;
  canDelete: boolean;
  country: { name: string };
}
const locations = writesOf<Saved>(
  () => catalogue,
  'Location',
  'name otherNames image description dealings dealingsDescription isPopular canDelete country { name canDelete }',
);

const image = '/media/uploads/rome.webp';

test('a location is added, with its texts trimmed and what was left out absent (§2)', async () => {
  const italy = await catalogue.fixtures.country({ name: 'Italy' });

  const { record } = await locations.create({ name: ' Rome ', countryId: italy.id, image });

  expect(record).toMatchObject({
    name: 'Rome',
    image,
    description: null,
    dealings: 'none',
    dealingsDescription: null,
    isPopular: false,
    canDelete: true,
    country: { name: 'Italy', canDelete: false },
  });
});

test('why a location has deals is stored only while it has them (§5)', async () => {
  const { id, countryId } = await catalogue.fixtures.location({ name: 'Rome', image });
  const input = { name: 'Rome', countryId, dealingsDescription: ' Go now. ' };

  const dealt = await locations.update(id, { ...input, dealings: 'hotDeals' });
  const no = await locations.update(id, { ...input, dealings: 'none' });

  expect(dealt.record).toMatchObject({ dealings: 'hotDeals', dealingsDescription: 'Go now.' });
  expect(no.record).toMatchObject({ dealings: 'none', dealingsDescription: null, version: 3 });
});

test('other names are stored once each, and stay when a location is saved without them', async () => {
  const { id, countryId } = await catalogue.fixtures.location({ name: 'Rome' });

  const named = await locations.update(id, {
    name: 'Rome',
    countryId,
    otherNames: [' ROM', 'Roma', 'Roma ', ''],
  });
  const kept = await locations.update(id, { name: 'Rome', countryId });
  const none = await locations.update(id, { name: 'Rome', countryId, otherNames: [] });

  expect(named.record).toMatchObject({ otherNames: ['ROM', 'Roma'] });
  expect(kept.record).toMatchObject({ otherNames: ['ROM', 'Roma'] });
  expect(none.record).toMatchObject({ otherNames: [] });
});

test('a location that is saved without a picture keeps the one it has (§2)', async () => {
  const { id, countryId } = await catalogue.fixtures.location({ name: 'Rome', image });

  const kept = await locations.update(id, { name: 'Roma', countryId });
  const changed = await locations.update(id, {
    name: 'Roma',
    countryId,
    image: '/media/places/FCO',
  });

  expect(kept.record).toMatchObject({ name: 'Roma', image });
  expect(changed.record).toMatchObject({ image: '/media/places/FCO' });
});

test.each([
  'https://example.com/rome.webp',
  '//example.com/rome.webp',
  '/media/../etc/passwd',
  '/media//example.com',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '/media/rome.webp?x="onerror=',
  `/media/${'x'.repeat(200)}`,
  '/elsewhere/rome.webp',
])('%s is no picture of this site (§7, §9)', async (foreign) => {
  const { id, countryId } = await catalogue.fixtures.location({ image });
  const input = { name: 'Rome', countryId, image: foreign };
  const refused = {
    __typename: 'InvalidInput',
    fields: [{ field: 'image', message: 'Image must be uploaded here first.' }],
  };

  expect(await locations.create(input)).toMatchObject(refused);
  expect(await locations.update(id, input)).toMatchObject(refused);
});

test('a location needs a country that is there', async () => {
  const { id } = await catalogue.fixtures.location({ image });
  const input = { name: 'Rome', countryId: missingId, image };
  const refused = {
    __typename: 'InvalidInput',
    fields: [{ field: 'countryId', message: 'That country no longer exists.' }],
  };

  expect(await locations.create(input)).toMatchObject(refused);
  expect(await locations.update(id, input)).toMatchObject(refused);
});

test('a country has each name once; another country may have it too', async () => {
  const { fixtures } = catalogue;
  const [england, canada] = [await fixtures.country(), await fixtures.country()];
  await fixtures.location({ name: 'London', country: england });

  expect(await locations.create({ name: 'LONDON', countryId: england.id, image })).toEqual({
    __typename: 'AlreadyExists',
    message: 'There is already a location called LONDON in that country.',
  });
  expect(await locations.create({ name: 'London', countryId: canada.id, image })).toMatchObject({
    __typename: 'LocationSaved',
  });
});

test('a location with airports cannot be deleted; without them it goes (§4)', async () => {
  const { fixtures } = catalogue;
  const rome = await fixtures.location({ name: 'Rome' });
  await fixtures.airport({ location: rome });
  const empty = await fixtures.location();

  expect(await locations.remove(rome.id)).toEqual({
    __typename: 'InUse',
    message: 'Rome still has airports.',
  });
  expect(await locations.remove(empty.id)).toEqual({ __typename: 'Deleted', id: empty.id });
});

test('a renamed location is so in the type-ahead as soon as it is saved', async () => {
  const { fixtures, service, administerWithoutRefresh } = catalogue;
  const location = await fixtures.location({ name: 'Byzantium', image });
  await fixtures.airport({ location, code: 'IST' });
  await service.refresh();

  const response = await administerWithoutRefresh(
    `mutation ($id: ID!, $input: LocationInput!) { updateLocation(id: $id, input: $input) { __typename } }`,
    { id: location.id, input: { name: 'İstanbul', countryId: location.countryId } },
  );

  expect(response.errors).toBeUndefined();
  expect(
    await administerWithoutRefresh('{ airportSuggestions(query: "istanbul") { locationName } }'),
  ).toEqual({ data: { airportSuggestions: [{ locationName: 'İstanbul' }] } });
});
