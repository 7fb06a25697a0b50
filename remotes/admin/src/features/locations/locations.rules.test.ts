import {
  airportsAddress,
  countryNameOf,
  locationProblems,
  locationsTitle,
  newLocation,
  describeLocation,
  toLocationInput,
  type LocationDetails,
} from './locations.rules.ts';

const dubai: LocationDetails = {
  name: ' Dubai ',
  otherNames: 'DXB,  Dubayy',
  countryId: 'uae',
  image: '/media/uploads/dubai.webp',
  isPopular: true,
  description: ' Sand and glass. ',
  dealings: 'hotDeals',
  dealingsDescription: ' From £299. ',
};

test('an empty location has a problem at each field', () => {
  expect(locationProblems(newLocation(''), true)).toEqual({
    name: 'Name is required.',
    countryId: 'Country is required.',
    image: 'Image is required.',
  });
});

test.each<[string, Partial<LocationDetails>, boolean, object]>([
  ['everything', {}, true, {}],
  ['a blank name', { name: '  ' }, false, { name: 'Name is required.' }],
  ['no picture, though it is there already', { image: '' }, false, {}],
  [
    'popular without a description',
    { description: ' ' },
    false,
    { description: 'Description is required for popular destinations.' },
  ],
  ['neither popular nor described', { isPopular: false, description: '' }, true, {}],
  [
    'dealings without a description',
    { dealingsDescription: ' ' },
    true,
    { dealingsDescription: 'Dealings description is required when dealings is selected.' },
  ],
  [
    'no dealings and no description of them',
    { dealings: 'none', dealingsDescription: '' },
    true,
    {},
  ],
])('a location with %s (§5)', (_, part, isNew, problems) => {
  expect(locationProblems({ ...dubai, ...part }, isNew)).toEqual(problems);
});

test('input is trimmed', () => {
  expect(toLocationInput(dubai)).toEqual({
    ...dubai,
    name: 'Dubai',
    otherNames: ['DXB', 'Dubayy'],
    description: 'Sand and glass.',
    dealingsDescription: 'From £299.',
  });
});

test('a dealings description is sent only with dealings (§5)', () => {
  expect(toLocationInput({ ...dubai, dealings: 'none' })).not.toHaveProperty('dealingsDescription');
});

test.each([
  [undefined, 'Manage Locations'],
  ['', 'Manage Locations'],
  ['Spain', 'Manage Locations in Spain'],
])('the locations of %s have the title %j (§2)', (country, title) => {
  expect(locationsTitle(country)).toBe(title);
});

test.each([
  ['es', 'Linked', 'Spain'],
  ['fr', 'Linked', 'Linked'],
  ['fr', null, undefined],
  ['', 'Linked', undefined],
])('the country %j, called %j by the link, is %s', (id, linked, name) => {
  expect(countryNameOf(id, [{ id: 'es', name: 'Spain' }], linked)).toBe(name);
});

test('a location links to its airports by name (§2)', () => {
  expect(airportsAddress({ name: 'São Paulo' })).toBe('/admin/airports?search=S%C3%A3o+Paulo');
});

test('two versions in words', () => {
  expect(describeLocation([{ id: 'uae', name: 'United Arab Emirates' }])(dubai)).toMatchObject({
    Country: 'United Arab Emirates',
    'Popular destination': 'Yes',
    Dealings: 'Hot deals',
  });
});
