import { setTimeout as wait } from 'node:timers/promises';

/**
 * Repeats a check until it neither throws nor returns false, for what happens in the background.
 * @returns what the check returned
 * @throws its last error, or that it stayed false, after `withinMs`
 */
export async function eventually<Result>(
  check: () => Result | false | Promise<Result | false>,
  withinMs = 60_000,
): Promise<Result> {
  const isOver = AbortSignal.timeout(withinMs);
  for (;;) {
    try {
      const result = await check();
      if (result !== false) return result;
      if (isOver.aborted) throw new Error(`The condition was not met within ${withinMs} ms.`);
    } catch (problem) {
      if (isOver.aborted) throw problem;
    }
    await wait(20);
  }
}
