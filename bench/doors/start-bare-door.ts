import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type BareAnswers } from './bare-door.ts';

const file = fileURLToPath(new URL('bare-door.ts', import.meta.url));
const hook = fileURLToPath(new URL('../../scripts/swc-hook.mjs', import.meta.url));

export interface BareDoor {
  pid: number;
  url: string;
  stop(): Promise<void>;
}

/** Starts the bare handler in a process of its own; it ends with this one, whatever happens. */
export async function startBareDoor(answers: BareAnswers): Promise<BareDoor> {
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
