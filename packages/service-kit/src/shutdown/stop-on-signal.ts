/** After the ten seconds that running requests have at most; a database that does not answer holds nothing up. */
const stopWithinMs = 15_000;

/**
 * Stops the process cleanly on SIGINT or SIGTERM. A terminal, npm and a process group may each send one: only the first
 * counts, and the others do not cut the stopping short.
 * @returns a function that stops the process in the same way, for a failure that it cannot continue with
 */
export function stopOnSignal(stop: () => Promise<unknown>): (failure: Error) => void {
  let isStopping = false;
  const stopOnce = (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    stop().then(
      () => process.exit(exitCode),
      (problem: unknown) => {
        console.error(problem);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stopOnce(0));
  // The parent process that opened the channel has ended, perhaps before this line.
  process.on('disconnect', () => stopOnce(0));
  if (process.connected === false) stopOnce(0);
  return (failure) => {
    console.error(failure.message);
    stopOnce(1);
  };
}
