/**
 * One read at a time: calls during a read share the next one, so that every call gets a read that began after it.
 */
export function coalesceReads(read: () => Promise<void>): () => Promise<void> {
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
