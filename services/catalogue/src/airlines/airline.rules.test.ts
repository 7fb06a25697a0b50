import {
  type AirlineValues,
  airlineProblems,
  airlineValues,
  canDeleteAirline,
  pickOthers,
} from './airline.rules.ts';

const complete: AirlineValues = {
  shortName: 'Lark',
  logoPicture: '/media/logo.webp',
  monogramPicture: '/media/mark.webp',
  overview: 'Flies.',
  details: [{ heading: 'Fleet', description: 'Two.' }],
  hasBaggage: false,
  baggage: [],
};

test.each<[Partial<AirlineValues>, string[]]>([
  [{}, []],
  [{ shortName: ' ' }, ['Short name is required.']],
  [{ logoPicture: '' }, ['Logo picture is required.']],
  [{ monogramPicture: '' }, ['Monogram picture is required.']],
  [{ details: [] }, ['At least one detail is required.']],
  [
    { details: [{ heading: 'Fleet', description: ' ' }] },
    ['All details must have a heading and description.'],
  ],
  [{ overview: '' }, ['Overview is required.']],
  [{ hasBaggage: true }, ['At least one baggage detail is required when baggage is enabled.']],
  [
    { hasBaggage: true, baggage: [{ heading: '', description: '23 kg' }] },
    ['All baggage details must have a heading and description.'],
  ],
  [{ hasBaggage: false, baggage: [{ heading: '', description: '' }] }, []],
])('an airline with %j: %j (§5)', (change, messages) => {
  const problems = airlineProblems(airlineValues({ ...complete, ...change }));

  expect(problems.map(({ message }) => message)).toEqual(messages);
});

test('an airline with flights stays', () => {
  expect(canDeleteAirline({ hasFlights: true })).toBe(false);
  expect(canDeleteAirline({ hasFlights: false })).toBe(true);
});

test.each([
  [0, 4, ['b', 'c', 'd', 'e']],
  [0.999, 4, ['f', 'e', 'd', 'c']],
  [0.5, 2, ['d', 'e']],
  [0, 99, ['b', 'c', 'd', 'e', 'f']], // Never more than there are, and never the airline itself.
  [0, -1, []],
])('with chance at %d, %i others are %p', (chance, count, expected) => {
  expect(pickOthers(['a', 'b', 'c', 'd', 'e', 'f'], 'a', count, () => chance)).toEqual(expected);
});
