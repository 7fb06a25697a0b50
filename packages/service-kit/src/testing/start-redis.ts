import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

/** Installed on this machine; undefined where neither is. */
export const redisProgram = ['valkey-server', 'redis-server'].find(
  (program) => spawnSync(program, ['--version']).status === 0,
);

/** An empty server of its own, in memory alone; on `port` where one was before. */
export async function startRedis(port?: number) {
  if (!redisProgram) throw new Error('Neither Valkey nor Redis is installed.');
  const own = port ?? (await freePort());
  const child = spawn(redisProgram, ['--port', `${own}`, '--bind', '127.0.0.1', '--save', ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout))
    if (line.includes('Ready to accept')) break;
  return {
    url: `redis://127.0.0.1:${own}`,
    port: own,
    process: child,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
