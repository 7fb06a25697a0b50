import { nameProblem, pascalOf, titleOf } from './remote-name.rules.ts';

test.each(['guide', 'city-breaks', 'a2'])('%s may be a remote’s name', (name) => {
  expect(nameProblem(name)).toBeUndefined();
});

test.each(['', 'Guide', '2cities', 'city_breaks', 'city-', '../guide', 'a'.repeat(41), 'admin'])(
  '“%s” may not',
  (name) => {
    expect(nameProblem(name)).toEqual(expect.any(String));
  },
);

test('a name with a hyphen is written for code and for people', () => {
  expect(pascalOf('city-breaks')).toBe('CityBreaks');
  expect(titleOf('city-breaks')).toBe('City breaks');
});
