import { emptyWindow, countEvent } from './rate-limit.rules.ts';

test('events within a window are counted, and the next window starts at one', () => {
  const first = countEvent(emptyWindow, 20_000, 10_000);
  const second = countEvent(first, 29_999, 10_000);

  expect([first.count, second.count]).toEqual([1, 2]);
  expect(countEvent(second, 30_000, 10_000)).toEqual({ sinceMs: 30_000, count: 1 });
});
