import { samePlaceProblem } from './trip.rules.ts';

const refused = 'From and To are the same';
test.each([
  [{ from: 'London', to: 'Dubai' }, undefined],
  [{ from: 'London', to: ' london ' }, refused],
  [{ from: 'London', fromId: 'a', to: 'London', toId: 'a' }, refused],
  [{ from: '', fromId: 'a', to: 'London', toId: 'a' }, refused],
  [{ from: 'London', fromId: 'a', to: 'London', toId: 'b' }, undefined],
  [{ from: 'London', fromId: 'a', to: 'london', toId: '' }, refused],
])('the problem of %j is %j', (ends, problem) => {
  expect(samePlaceProblem(ends)).toBe(problem);
});
