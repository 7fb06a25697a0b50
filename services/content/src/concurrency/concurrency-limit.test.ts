import { concurrencyLimit, TooBusy } from './concurrency-limit.ts';

/** Starts a task that ends when the test decides. */
function aTask(limit: ReturnType<typeof concurrencyLimit>, started: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = limit(async () => {
    started.push(name);
    await promise;
    return name;
  });
  return { done, finish: resolve };
}

/** Lets everything that is ready to run do so. */
const settle = () => new Promise(setImmediate);

test('tasks over the limit wait and start in the order they came', async () => {
  const limit = concurrencyLimit({ running: 2, queued: 2 });
  const started: string[] = [];
  const tasks = ['a', 'b', 'c', 'd'].map((name) => aTask(limit, started, name));

  await settle();
  const atFirst = [...started];
  tasks[1]?.finish();
  await settle();
  const afterOne = [...started];
  for (const { finish } of tasks) finish();
  await Promise.all(tasks.map(({ done }) => done));

  expect(atFirst).toEqual(['a', 'b']);
  expect(afterOne).toEqual(['a', 'b', 'c']);
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('a task that comes while another ends does not pass the limit', async () => {
  const limit = concurrencyLimit({ running: 1, queued: 2 });
  const started: string[] = [];
  const first = aTask(limit, started, 'first');
  const second = aTask(limit, started, 'second');

  const third = first.done.then(() => aTask(limit, started, 'third'));
  first.finish();
  await third;
  await settle();

  expect(started).toEqual(['first', 'second']);
  second.finish();
  (await third).finish();
  expect(await (await third).done).toBe('third');
});

test('a task that finds the queue full is refused at once, and the place is free again later', async () => {
  const limit = concurrencyLimit({ running: 1, queued: 0 });
  const first = aTask(limit, [], 'first');

  await expect(limit(async () => 'second')).rejects.toThrow(TooBusy);
  first.finish();

  expect(await first.done).toBe('first');
  await settle();
  expect(await limit(async () => 'third')).toBe('third');
});

test('a task that fails makes room for the next', async () => {
  const limit = concurrencyLimit({ running: 1, queued: 1 });

  const failing = limit(() => Promise.reject(new Error('broken')));
  const next = limit(async () => 'next');

  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
