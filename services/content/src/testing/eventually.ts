/** For what travels through PostgreSQL or is done in the background: asks, at most five seconds, until it is as expected. */
export async function eventually<Result>(check: () => Promise<Result>): Promise<Result> {
  const isOver = AbortSignal.timeout(5_000);
  for (;;) {
    try {
      return await check();
    } catch (problem) {
      if (isOver.aborted) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
