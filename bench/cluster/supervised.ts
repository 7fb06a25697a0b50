import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';

const restartAfterMs = 200;

interface Program {
  command: string[];
  env?: Record<string, string>;
  cwd?: string;
  /** Gets its output. */
  log: string;
  /** Ends it; SIGTERM by default. */
  stopSignal?: NodeJS.Signals;
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

export type Supervised = ReturnType<typeof supervise>;

/** A program that is started again whenever it ends, as a service manager does. */
export function supervise({ command, env, cwd, log, stopSignal = 'SIGTERM' }: Program) {
  const [program = '', ...args] = command;
  const output = openSync(log, 'a', 0o600);
  let child: ChildProcess;
  let isOver = false;
  const start = () => {
    child = spawn(program, args, {
      cwd,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', output, output],
      // A separate session: Linux gives each a share of the processor, as it does to services and containers.
      detached: true,
    });
    running.add(child);
    child.once('exit', () => {
      running.delete(child);
      setTimeout(() => {
        if (!isOver) start();
      }, restartAfterMs);
    });
  };
  start();
  /** Ends the running process. @returns its exit code */
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const { exitCode, signalCode } = child;
    if (exitCode !== null || signalCode !== null) return exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code;
  };
  return {
    end,
    pid: () => child.pid ?? 0,
    log: () => readFileSync(log, 'utf8'),
    output: () => readFileSync(log, 'utf8').slice(-2000),
    async stop() {
      isOver = true;
      await end(stopSignal);
    },
  };
}
