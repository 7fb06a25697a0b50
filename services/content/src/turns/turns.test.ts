import { takeTurns, TooBusy } from './turns.ts';

/** Work that ends when it is told to. */
function someWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, finish: resolve };
}

test('so many work side by side, the next ones in the order they came', async () => {
  const inTurn = takeTurns({ atOnce: 2, waiting: 2 });
  const begun: number[] = [];
  const pieces = [0, 1, 2, 3].map((index) => {
    const { work, finish } = someWork();
    const done = inTurn(() => {
      begun.push(index);
      return work();
    });
    return { done, finish };
  });

  const beforeAnyEnd = [...begun];
  pieces[1]?.finish('done');
  await pieces[1]?.done;
  const afterOneEnd = [...begun];
  for (const { finish } of pieces) finish('done');
  await Promise.all(pieces.map(({ done }) => done));

  expect(beforeAnyEnd).toEqual([0, 1]);
  expect(afterOneEnd).toEqual([0, 1, 2]);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('who finds the queue full is sent away at once, and the place is free again later', async () => {
  const inTurn = takeTurns({ atOnce: 1, waiting: 0 });
  const { work, finish } = someWork();
  const first = inTurn(work);

  await expect(inTurn(async () => 'second')).rejects.toThrow(TooBusy);
  finish('first');

  expect(await first).toBe('first');
  expect(await inTurn(async () => 'third')).toBe('third');
});

test('work that fails gives its place to the next', async () => {
  const inTurn = takeTurns({ atOnce: 1, waiting: 1 });

  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(async () => 'next');

  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
