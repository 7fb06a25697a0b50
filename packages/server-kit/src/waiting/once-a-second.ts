const knownForMs = 1000;

/** Runs a task once a second at most: calls within that time share its result. */
export function onceASecond<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let cached: Promise<Result> | undefined;
  return () => {
    if (!cached) {
      cached = task();
      setTimeout(() => (cached = undefined), knownForMs).unref();
    }
    return cached;
  };
}
