/**
 * One read at a time: who asks during one waits for the next, together with all others who do.
 * What was asked for is thus always read by a read that began after the asking.
 */
export function oneReadAtATime(read: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const start = () => {
    running = read().finally(() => (running = undefined));
    return running;
  };
  const startNext = () => {
    next = undefined;
    return start();
  };
  return () => {
    if (!running) return start();
    return (next ??= running.then(startNext, startNext));
  };
}
