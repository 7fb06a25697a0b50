import { spawn } from 'node:child_process';

/**
 * A PostgreSQL server outlives the process that started it. A guard process waits until its input closes, when this
 * process ends for any reason, and then shuts the server down. It ignores signals to the process group.
 * @returns a function that cancels it
 */
export function stopWithOwner(serverId: number): () => void {
  const fastShutdown = 'trap "" HUP INT TERM; read -r _; kill -INT "$0"';
  const guard = spawn('sh', ['-c', fastShutdown, String(serverId)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined); // Without a shell the next start stops the server.
  guard.unref();
  return () => void guard.kill('SIGKILL');
}
