/** Everybody's turn is taken and nobody more may wait. */
export class TooBusy extends Error {}

/** Lets `atOnce` pieces of work run side by side and `waiting` more wait for their turn, first come, first served. */
export function takeTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let busy = 0;

  /** @throws TooBusy when the queue is full */
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy < atOnce) busy += 1;
    else if (queue.length < waiting) await new Promise<void>((go) => queue.push(go));
    else throw new TooBusy('Too much is waiting already.');
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next)
        next(); // Whoever waited longest takes over the place.
      else busy -= 1;
    }
  };
}
