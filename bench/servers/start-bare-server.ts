import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type BareResponses } from './bare-server.ts';

const file = fileURLToPath(new URL('bare-server.ts', import.meta.url));
const hook = fileURLToPath(new URL('../../scripts/swc-hook.mjs', import.meta.url));

export interface BareServer {
  pid: number;
  url: string;
  stop(): Promise<void>;
}

/** Starts the bare handler in its own process, which ends with this one. */
export async function startBareServer(answers: BareResponses): Promise<BareServer> {
  const child = fork(file, {
    execArgv: ['--import', hook],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(answers);
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  if (child.pid === undefined) throw new Error('The bare handler has no process.');
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
