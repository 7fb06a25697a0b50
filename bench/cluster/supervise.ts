import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const restartAfterMs = 200;

interface Program {
  command: string[];
  env?: Record<string, string>;
  cwd?: string;
  /** The file that gets its output. */
  log: string;
  /** Ends it; SIGTERM by default. */
  stopSignal?: NodeJS.Signals;
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

export type Supervised = ReturnType<typeof supervise>;

/** A program that is started again whenever it ends, as a service manager does, until `opened` ends. */
export function supervise(
  opened: AsyncDisposableStack,
  { command: [program = '', ...args], env, cwd, log, stopSignal = 'SIGTERM' }: Program,
) {
  const output = openSync(log, 'a', 0o600);
  let child: ChildProcess;
  let isStopped = false;
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
        if (!isStopped) start();
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
  opened.defer(async () => {
    isStopped = true;
    await end(stopSignal);
  });
  return { end, pid: () => child.pid ?? 0, log: () => readFileSync(log, 'utf8') };
}

/** Runs a command to its end. @returns its output @throws with its output */
export async function run(
  [program = '', ...args]: string[],
  { env = {}, cwd }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(program, args, {
    cwd,
    env: { ...process.env, ...env },
    maxBuffer: 100_000_000,
  }).catch(({ stdout, stderr }: Record<'stdout' | 'stderr', string>) => {
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  });
  return stdout + stderr;
}
