import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller is no longer waiting: work that has not begun must not begin. */
export class DeadlineExceeded extends Error {
  constructor() {
    super('The deadline of this operation has passed.');
  }
}

const deadlines = new AsyncLocalStorage<AbortSignal>();

/**
 * Runs an operation for so many milliseconds at most. After that `query` sends no further statement for it; the one
 * that is running ends with the statement timeout of its connection.
 * @throws DeadlineExceeded once the time is up
 */
export async function withDeadline<Result>(
  timeoutMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const { promise: end, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new DeadlineExceeded();
    ending.abort(error);
    reject(error);
  }, timeoutMs);
  try {
    return await Promise.race([deadlines.run(ending.signal, work), end]);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws DeadlineExceeded when called for an operation whose time is up */
export const throwIfOverdue = (): void => deadlines.getStore()?.throwIfAborted();
