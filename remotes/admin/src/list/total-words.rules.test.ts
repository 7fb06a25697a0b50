import { totalWords } from './total-words.rules.ts';

test.each([
  [{ totalItems: 1204 }, '1,204 bookings'],
  [{ totalItems: 1, isTotalExact: true }, '1 booking'],
  [{ totalItems: 1001, isTotalExact: false }, 'More than 1,000 bookings'],
])('the total %j is shown as %j', (total, words) => {
  expect(totalWords(total, 'booking')).toBe(words);
});
