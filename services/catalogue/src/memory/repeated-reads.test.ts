import { repeatedReads } from './repeated-reads.ts';

test('failing seconds count from the first failed read until a read succeeds', async () => {
  let isUnavailable = false;
  const { refresh, failingSeconds } = repeatedReads(async () => {
    if (isUnavailable) throw new Error('unavailable');
  });

  await refresh();
  expect(failingSeconds()).toBe(0);

  isUnavailable = true;
  await expect(refresh()).rejects.toThrow('unavailable');
  const first = failingSeconds();
  await expect(refresh()).rejects.toThrow('unavailable');
  expect(first).toBeGreaterThan(0);
  expect(failingSeconds()).toBeGreaterThan(first);

  isUnavailable = false;
  await refresh();
  expect(failingSeconds()).toBe(0);
});
