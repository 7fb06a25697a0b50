import { published } from './published.ts';

function aCounter() {
  let reads = 0;
  const state = { isListening: true, isDown: false };
  const counter = published(
    async () => {
      if (state.isDown) throw new Error('down');
      return ++reads;
    },
    () => state.isListening,
  );
  return { counter, state };
}

test('many readers at once cost one read', async () => {
  const { counter } = aCounter();

  expect(await Promise.all([counter.read(), counter.read(), counter.read()])).toEqual([1, 1, 1]);
});

test('after a change it is read again', async () => {
  const { counter } = aCounter();

  await counter.read();
  counter.forget();

  expect(await counter.read()).toBe(2);
});

test('a change during a read is not lost', async () => {
  const { counter } = aCounter();

  const early = counter.read();
  counter.forget();

  expect([await early, await counter.read()]).toEqual([1, 2]);
});

test('while changes cannot be noticed every reader reads', async () => {
  const { counter, state } = aCounter();
  state.isListening = false;

  expect([await counter.read(), await counter.read()]).toEqual([1, 2]);
});

test('the last known value is given while reading fails, and a new one as soon as it works', async () => {
  const { counter, state } = aCounter();

  await counter.read();
  counter.forget();
  state.isDown = true;
  const whileDown = await counter.read();
  state.isDown = false;

  expect([whileDown, await counter.read()]).toEqual([1, 2]);
});

test('nothing was ever read: the failure is passed on', async () => {
  const { counter, state } = aCounter();
  state.isDown = true;

  await expect(counter.read()).rejects.toThrow('down');
});
