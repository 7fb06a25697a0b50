import { coalesceReads } from './coalesce-reads.ts';

/** Reads that end on command. */
function reads() {
  const running: PromiseWithResolvers<void>[] = [];
  const refresh = coalesceReads(() => {
    const read = Promise.withResolvers<void>();
    running.push(read);
    return read.promise;
  });
  return { running, refresh };
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

test('who asks during a read waits for the next one, which all of them share', async () => {
  const { running, refresh } = reads();
  const answered: string[] = [];

  void refresh().then(() => answered.push('first'));
  void refresh().then(() => answered.push('second'));
  void refresh().then(() => answered.push('third'));
  await aMoment();
  expect(running).toHaveLength(1);

  running[0]?.resolve();
  await aMoment();
  expect(answered).toEqual(['first']);
  expect(running).toHaveLength(2);

  running[1]?.resolve();
  await aMoment();
  expect(answered).toEqual(['first', 'second', 'third']);
  expect(running).toHaveLength(2);
});

test('a failed read rejects for its callers, and the next one runs all the same', async () => {
  const { running, refresh } = reads();
  const first = refresh();
  const second = refresh();

  running[0]?.reject(new Error('no database'));
  await expect(first).rejects.toThrow('no database');
  await aMoment();
  running[1]?.resolve();
  await second;

  const third = refresh();
  running[2]?.resolve();
  await third;
  expect(running).toHaveLength(3);
});
