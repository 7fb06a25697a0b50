/**
 * Stops the process cleanly on SIGINT or SIGTERM. A terminal, npm and a process group may each send one: only the first
 * counts, and the others do not cut the stopping short.
 */
export function stopOnSignal(stop: () => Promise<unknown>): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (problem: unknown) => {
        console.error(problem);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnce);
  // The parent process that opened the channel is gone, perhaps since before this line.
  process.on('disconnect', stopOnce);
  if (process.connected === false) stopOnce();
}
