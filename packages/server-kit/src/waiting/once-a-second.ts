const knownForMs = 1000;

/** Runs a task once a second at most: calls within that time share its result. */
export function onceASecond<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let known: Promise<Result> | undefined;
  return () => {
    if (!known) {
      known = task();
      setTimeout(() => (known = undefined), knownForMs).unref();
    }
    return known;
  };
}
