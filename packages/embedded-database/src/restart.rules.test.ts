import { restartPauseMs } from './restart.rules.ts';

test('a server that ends unexpectedly is started again after a growing pause, and given up after eight attempts', () => {
  const pauses = Array.from({ length: 9 }, (_, attempts) => restartPauseMs(attempts));

  expect(pauses).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 12_800, undefined]);
});
