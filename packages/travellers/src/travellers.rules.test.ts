import {
  atLeastOneAdult,
  describeTravellers,
  infantsProblem,
  totalPence,
  travellersProblem,
} from './index.ts';

test('fewer than one adult is one, fewer than no children or infants is none', () => {
  expect(atLeastOneAdult({ adults: 0, children: -2, infants: -1 })).toEqual({
    adults: 1,
    children: 0,
    infants: 0,
  });
});

test.each([
  [2, 5, 'Only one infant can travel with each adult'],
  [1, 2, 'Only one infant can travel with each adult'],
  [2, 2, undefined],
  [1, 0, undefined],
])('%d adults with %d infants: %s', (adults, infants, problem) => {
  expect(infantsProblem({ adults, infants })).toBe(problem);
});

test('a group without an adult, or with fewer than no children, is refused', () => {
  expect(travellersProblem({ adults: 0, children: 2, infants: 0 })).toBe(
    'At least one adult must travel',
  );
  expect(travellersProblem({ adults: 1, children: -1, infants: 0 })).toBe(
    'The number of children must be 0 or more',
  );
});

test('a group of more than 50 rings us', () => {
  expect(travellersProblem({ adults: 50, children: 0, infants: 0 })).toBeUndefined();
  expect(travellersProblem({ adults: 49, children: 1, infants: 1 })).toBe(
    'For more than 50 travellers please ring us',
  );
});

test('every traveller pays the price per person, children and infants too', () => {
  expect(totalPence(28900, { adults: 2, children: 1, infants: 1 })).toBe(115600);
});

test('travellers are named in words', () => {
  expect(describeTravellers({ adults: 1, children: 0, infants: 0 })).toBe('1 adult');
  expect(describeTravellers({ adults: 2, children: 1, infants: 2 })).toBe(
    '2 adults, 1 child under 12, 2 infants under 2',
  );
});
