import {
  canDeleteLocation,
  Dealings,
  type LocationInput,
  locationProblems,
} from './location.rules.ts';

const complete: LocationInput = {
  name: 'Dubai',
  countryId: 'a country',
  image: '/media/dubai.webp',
  isPopular: false,
  description: '',
  dealings: Dealings.none,
  dealingsDescription: '',
};

test.each<[Partial<LocationInput>, string[]]>([
  [{}, []],
  [{ name: '  ' }, ['Name is required.']],
  [{ countryId: '' }, ['Country is required.']],
  [{ image: '' }, ['Image is required.']],
  [{ isPopular: true }, ['Description is required for popular destinations.']],
  [{ isPopular: true, description: 'Sun.' }, []],
  [
    { dealings: Dealings.hotDeals },
    ['Dealings description is required when dealings is selected.'],
  ],
  [{ dealings: Dealings.hotDeals, dealingsDescription: 'Now.' }, []],
])('a location with %j: %j', (change, messages) => {
  const problems = locationProblems({ ...complete, ...change });

  expect(problems.map(({ message }) => message)).toEqual(messages);
});

test('a location with airports stays', () => {
  expect(canDeleteLocation({ airports: 1 })).toBe(false);
  expect(canDeleteLocation({ airports: 0 })).toBe(true);
});
