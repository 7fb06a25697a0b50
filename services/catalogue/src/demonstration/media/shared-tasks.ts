import pLimit from 'p-limit';

/** Shares the result of a task that already runs for the same key; at most `concurrency` tasks run at once. */
export function sharedTasks<Result>(concurrency: number) {
  const limit = pLimit(concurrency);
  const running = new Map<string, Promise<Result>>();

  return (key: string, task: () => Promise<Result>): Promise<Result> => {
    const same = running.get(key);
    if (same) return same;
    const started = limit(task).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
