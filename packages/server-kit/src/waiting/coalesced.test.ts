import { coalesced } from './coalesced.ts';

/** Runs that end on command. */
function runs() {
  const running: PromiseWithResolvers<void>[] = [];
  const refresh = coalesced(() => {
    const run = Promise.withResolvers<void>();
    running.push(run);
    return run.promise;
  });
  return { running, refresh };
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

test('calls during a run wait for the next one, which they share', async () => {
  const { running, refresh } = runs();
  const answered: string[] = [];

  void refresh().then(() => answered.push('first'));
  await aMoment();
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

test('a run that fails rejects for its callers, and the next one runs all the same', async () => {
  const { running, refresh } = runs();
  const first = refresh();
  await aMoment();
  const second = refresh();

  running[0]?.reject(new Error('no database'));
  await expect(first).rejects.toThrow('no database');
  await aMoment();
  running[1]?.resolve();
  await second;

  const third = refresh();
  await aMoment();
  running[2]?.resolve();
  await third;
  expect(running).toHaveLength(3);
});
