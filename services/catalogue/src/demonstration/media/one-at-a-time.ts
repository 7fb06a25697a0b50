/** Work that is asked for again while it runs is done once; of the rest at most `most` run side by side. */
export function oneAtATime<Result>(most: number) {
  const running = new Map<string, Promise<Result>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function inTurn(work: () => Promise<Result>): Promise<Result> {
    if (busy >= most) await new Promise<void>((go) => waiting.push(go));
    busy += 1;
    try {
      return await work();
    } finally {
      busy -= 1;
      waiting.shift()?.();
    }
  }

  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const same = running.get(key);
    if (same) return same;
    const started = inTurn(work).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
