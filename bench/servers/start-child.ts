import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface ChildServer {
  pid: number;
  url: string;
  stop(): Promise<void>;
}

/** Runs a server in its own process, with the flags of this one; it gets `settings`, sends its address back, and ends with this one. */
export async function startChild(file: URL, settings: object): Promise<ChildServer> {
  const child = fork(fileURLToPath(file), {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
  });
  child.send(settings);
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  if (child.pid === undefined) throw new Error(`${file.pathname} has no process.`);
  return {
    pid: child.pid,
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
