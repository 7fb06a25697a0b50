import { nothingSpent, spend } from './allowance.rules.ts';

test('what is done in a while is counted, and counting begins anew after it', () => {
  const first = spend(nothingSpent, 20_000, 10_000);
  const second = spend(first, 29_999, 10_000);

  expect([first.count, second.count]).toEqual([1, 2]);
  expect(spend(second, 30_000, 10_000)).toEqual({ sinceMs: 30_000, count: 1 });
});
