import { observedReads } from './observed-reads.ts';

test('failing seconds count from the first failed read until a read succeeds', async () => {
  let isAway = false;
  const { read, failingSeconds } = observedReads(async () => {
    if (isAway) throw new Error('away');
  });

  await read();
  expect(failingSeconds()).toBe(0);

  isAway = true;
  await expect(read()).rejects.toThrow('away');
  const first = failingSeconds();
  await expect(read()).rejects.toThrow('away');
  expect(first).toBeGreaterThan(0);
  expect(failingSeconds()).toBeGreaterThan(first);

  isAway = false;
  await read();
  expect(failingSeconds()).toBe(0);
});
