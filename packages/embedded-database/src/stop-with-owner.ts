import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A PostgreSQL server outlives the process that started it. A guard process waits until its input closes, when this
 * process ends for any reason, and then shuts the server down. It ignores signals to the process group.
 * @returns a function that cancels it
 */
export async function stopWithOwner(data: string): Promise<() => void> {
  const [serverId = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  const fastShutdown = 'trap "" HUP INT TERM; read -r _; kill -INT "$0"';
  const guard = spawn('sh', ['-c', fastShutdown, serverId], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined); // Without a shell the next start stops the server.
  guard.unref();
  return () => void guard.kill('SIGKILL');
}
