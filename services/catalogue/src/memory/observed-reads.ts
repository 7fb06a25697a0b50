/** Knows for how long reads have kept failing: searches then go on without what has changed. */
export function observedReads(read: () => Promise<void>) {
  let failsSince: number | undefined;
  return {
    async read() {
      try {
        await read();
        failsSince = undefined;
      } catch (error) {
        failsSince ??= performance.now();
        throw error;
      }
    },
    failingSeconds: () => (failsSince === undefined ? 0 : (performance.now() - failsSince) / 1000),
  };
}
