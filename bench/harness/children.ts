import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface Child<Result> {
  pid: number;
  result: Result;
  stop(): Promise<void>;
}

/** Runs a file with `runChild` in a separate process, which gets `settings` and ends with this one. */
export async function startChild<Result>(file: URL, settings: object): Promise<Child<Result>> {
  const child = fork(fileURLToPath(file), {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
  });
  child.send(settings);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file.pathname} ended with ${code}.`);
  });
  const [{ result }] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    result,
    async stop() {
      child.disconnect();
      await ended.catch(() => undefined);
    },
  };
}

/** Runs in the separate process, and sends the result to its parent. */
export function runChild<Settings>(run: (settings: Settings) => Promise<unknown>): void {
  process.once('disconnect', () => process.exit(0));
  process.once('message', (settings: Settings) => {
    void run(settings).then((result) => process.send?.({ result }));
  });
}
