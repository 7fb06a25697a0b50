import { createLog } from '../log/log.ts';

/** After the ten seconds that running requests have at most; a database that does not respond holds nothing up. */
const stopWithinMs = 15_000;

/**
 * Stops the process cleanly on SIGINT or SIGTERM. A terminal, npm and a process group may each send one: only the first
 * counts, and the others do not cut the stopping short. An uncaught error stops it too, because the state after it is unknown.
 * @returns a function that stops the process in the same way, for a failure that it cannot continue with
 */
export function stopOnSignal(stop: () => Promise<unknown>): (failure: Error) => void {
  const log = createLog('process');
  let isStopping = false;
  const stopOnce = (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    stop().then(
      () => process.exit(exitCode),
      (problem: unknown) => {
        log.fatal({ err: problem }, 'the process did not stop cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stopOnce(0));
  // Rejections come here, too. Node itself would print everything that they hold.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process cannot continue');
    stopOnce(1);
  });
  // The parent process that opened the channel has ended, perhaps before this line.
  process.on('disconnect', () => stopOnce(0));
  if (process.connected === false) stopOnce(0);
  return (failure) => {
    console.error(failure.message);
    stopOnce(1);
  };
}
