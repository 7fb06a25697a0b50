import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type PostgresPrograms } from './postgres-programs.ts';
import { recoveredAfterMs, restartPauseMs } from './restart.rules.ts';

export interface ServerOptions {
  programs: PostgresPrograms;
  /** PGDATA. */
  data: string;
  settings: Record<string, string>;
  /** Called when the server ends unexpectedly, with what happens next. */
  onEnd: (message: string) => void;
  /** Called once, when the server is not started again. */
  onGivenUp: (error: Error) => void;
}

const readyWithinMs = 60_000;
/** A fast shutdown takes less than a second; then the server is stopped without a checkpoint, and recovers at its next start. */
const fastShutdownMs = 5000;
const immediateShutdownMs = 6000;

/** Starts the server, and starts it again whenever it ends unexpectedly, until it is stopped. @throws when it does not start */
export async function runServer(options: ServerOptions): Promise<{ stop(): Promise<void> }> {
  const { programs, data, settings, onEnd, onGivenUp } = options;
  const logFile = join(data, 'server.log');
  let child: ChildProcess | undefined;
  let isStopping = false;
  let attempts = 0;
  const stopped = new AbortController();

  const start = async () => {
    const server = await programs.serve(data, settings, logFile);
    server.unref();
    child = server;
    await untilReady(server, data, logFile);
    const cancel = stopWithOwner(server.pid ?? 0);
    const began = Date.now();
    const ended = (code: number | null, signal: NodeJS.Signals | null) => {
      cancel();
      child = undefined;
      if (Date.now() - began > recoveredAfterMs) attempts = 0;
      if (!isStopping) restarting = restart(`PostgreSQL ended (${signal ?? `exit code ${code}`})`);
    };
    if (hasEnded(server)) ended(server.exitCode, server.signalCode);
    else server.once('exit', ended);
  };
  const restart = async (reason: string): Promise<void> => {
    const pauseMs = restartPauseMs(attempts++);
    if (pauseMs === undefined)
      return onGivenUp(new Error(`${reason} and is not started again. Its log: ${logFile}`));
    onEnd(`${reason}; it is started again in ${pauseMs / 1000} s.`);
    await wait(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    if (isStopping) return;
    await start().catch((problem: unknown) =>
      isStopping ? undefined : restart((problem as Error).message),
    );
  };
  let restarting = Promise.resolve();

  await start();
  return {
    async stop() {
      isStopping = true;
      stopped.abort();
      if (child) await endServer(child);
      await restarting;
      if (child) await endServer(child);
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** The server writes its state into a file. @throws when it ends instead */
async function untilReady(server: ChildProcess, data: string, logFile: string): Promise<void> {
  const outOfTime = AbortSignal.timeout(readyWithinMs);
  let failure: Error | undefined;
  server.once('error', (problem) => (failure = problem));
  while (!(await isReady(server, data))) {
    if (failure || hasEnded(server) || outOfTime.aborted) {
      if (!hasEnded(server)) server.kill('SIGKILL');
      throw new Error(`PostgreSQL did not start. Its log: ${logFile}`, { cause: failure });
    }
    await wait(20);
  }
}

async function isReady({ pid }: ChildProcess, data: string): Promise<boolean> {
  const lines = await readFile(join(data, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  // A server that was killed has left its own file behind.
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
}

async function endServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const exited = once(server, 'exit').then(() => true);
  const signals = [
    ['SIGINT', fastShutdownMs],
    ['SIGQUIT', immediateShutdownMs],
    ['SIGKILL', fastShutdownMs],
  ] as const;
  for (const [signal, withinMs] of signals) {
    server.kill(signal);
    // A frozen server takes no other signal.
    server.kill('SIGCONT');
    const timeout = new AbortController();
    const isOver = wait(withinMs, false, { signal: timeout.signal }).catch(() => false);
    if (await Promise.race([exited, isOver])) return timeout.abort();
  }
}

/**
 * A PostgreSQL server outlives the process that started it. A guard process waits until its input closes, when this
 * process ends for any reason, and then shuts the server down. It ignores signals to the process group.
 * @returns a function that cancels it
 */
function stopWithOwner(serverId: number): () => void {
  const fastShutdown = 'trap "" HUP INT TERM; read -r _; kill -INT "$0"';
  const guard = spawn('sh', ['-c', fastShutdown, String(serverId)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined); // Without a shell the next start stops the server.
  guard.unref();
  return () => void guard.kill('SIGKILL');
}
