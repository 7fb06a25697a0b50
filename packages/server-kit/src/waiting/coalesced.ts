/** Runs a task once at a time. Calls during a run share the next one, so that every caller sees its current result. */
export function coalesced<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const run = task();
      running = run.catch(() => undefined); // The callers of this run receive its error.
      return run;
    });
    return next;
  };
}
