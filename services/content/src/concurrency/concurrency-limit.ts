import pLimit from 'p-limit';

/** The queue of a concurrency limit is full. */
export class TooBusy extends Error {}

/** Runs at most `running` tasks at once; at most `queued` more wait, first in, first out. */
export function concurrencyLimit({ running, queued }: { running: number; queued: number }) {
  const limit = pLimit(running);

  /** @throws TooBusy when the queue is full */
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount + limit.pendingCount >= running + queued)
      throw new TooBusy('Too many tasks are queued already.');
    return limit(task);
  };
}
