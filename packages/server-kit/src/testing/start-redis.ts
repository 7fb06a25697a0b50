import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePorts } from './free-ports.ts';

/** Installed on this machine; undefined where neither is. */
export const redisProgram = ['valkey-server', 'redis-server'].find(
  (program) => spawnSync(program, ['--version']).status === 0,
);

/** A separate empty server, in memory alone; on the port of an `earlier` one, if given. */
export async function startRedis(earlier?: number) {
  if (!redisProgram) throw new Error('Neither Valkey nor Redis is installed.');
  const [port = 0] = earlier === undefined ? await freePorts(1) : [earlier];
  const child = spawn(redisProgram, ['--port', `${port}`, '--bind', '127.0.0.1', '--save', ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout))
    if (line.includes('Ready to accept')) break;
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    process: child,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
