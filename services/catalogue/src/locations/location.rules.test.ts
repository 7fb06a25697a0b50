import {
  canDeleteLocation,
  Dealings,
  locationProblems,
  type LocationValues,
  newLocationProblems,
} from './location.rules.ts';

const complete: LocationValues = {
  name: 'Dubai',
  countryId: '01890000-0000-7000-8000-00000000000a',
  image: '/media/dubai.webp',
  isPopular: false,
  description: '',
  dealings: Dealings.none,
  dealingsDescription: '',
};

test.each<[Partial<LocationValues>, string[]]>([
  [{}, []],
  [{ name: '  ' }, ['Name is required.']],
  [{ countryId: '' }, ['Country is required.']],
  [{ otherNames: ['ROM'] }, []],
  [{ otherNames: Array<string>(31).fill('Roma') }, ['There can be 30 other names.']],
  [{ otherNames: ['x'.repeat(151)] }, ['Each other name must be 150 characters or fewer.']],
  [{ image: '' }, ['Image is required.']],
  [{ isPopular: true }, ['Description is required for popular destinations.']],
  [{ isPopular: true, description: 'Sun.' }, []],
  [
    { dealings: Dealings.hotDeals },
    ['Dealings description is required when dealings is selected.'],
  ],
  [{ dealings: Dealings.hotDeals, dealingsDescription: 'Now.' }, []],
])('a location with %j: %j (§5)', (change, messages) => {
  const problems = newLocationProblems({ ...complete, ...change });

  expect(problems.map(({ message }) => message)).toEqual(messages);
});

test.each<[Partial<LocationValues>, string[]]>([
  [{ image: '' }, []],
  [{ name: '' }, ['Name is required.']],
  [{ isPopular: true }, ['Description is required for popular destinations.']],
  [{ image: 'https://example.com/x.webp' }, ['Image must be uploaded here first.']],
  [
    { dealings: Dealings.hotDeals },
    ['Dealings description is required when dealings is selected.'],
  ],
])('a location that is edited to have %j: %j', (change, messages) => {
  const problems = locationProblems({ ...complete, ...change });

  expect(problems.map(({ message }) => message)).toEqual(messages);
});

test('a location with airports stays', () => {
  expect(canDeleteLocation({ hasAirports: true })).toBe(false);
  expect(canDeleteLocation({ hasAirports: false })).toBe(true);
});
