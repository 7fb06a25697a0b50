import { type Availability, mayDecide } from './availability.rules.ts';

test.each<[Availability, Availability, boolean]>([
  ['offered', 'yanked', true],
  ['yanked', 'offered', true],
  ['offered', 'taken down', false],
  ['yanked', 'taken down', false],
  ['taken down', 'offered', false],
  ['taken down', 'yanked', false],
])('from %s to %s a team may decide: %s; an administrator always may', (from, to, may) => {
  expect(mayDecide('team', from, to)).toBe(may);
  expect(mayDecide('administrator', from, to)).toBe(true);
});
