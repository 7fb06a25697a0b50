import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { dirname, resolve } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FromRenderThread, ToRenderThread } from '../../src/ssr/messages.ts';

/** Where pages are rendered: a thread of this process, or a separate process. */
export interface RenderWorker {
  send(message: ToRenderThread): void;
  onMessage(listener: (message: FromRenderThread) => void): void;
  /** Resolves to the reason why it has ended. */
  ended: Promise<Error>;
  /** Processor time since its start. */
  cpuMs(): Promise<number>;
  end(): Promise<void>;
}

/** A render thread of this process. */
export function threadWorker(file: string): RenderWorker {
  const worker = new Worker(file, { execArgv: [], env: { NODE_ENV: 'production' } });
  worker.unref();
  return {
    send: (message) => worker.postMessage(message),
    onMessage: (listener) => void worker.on('message', listener),
    ended: new Promise((resolve) => {
      let reason = new Error('The render thread has ended.');
      worker.on(
        'error',
        (problem) => (reason = new Error('The render thread failed.', { cause: problem })),
      );
      worker.on('exit', () => resolve(reason));
    }),
    async cpuMs() {
      const { user, system } = await worker.cpuUsage();
      return (user + system) / 1000;
    },
    end: async () => void (await worker.terminate()),
  };
}

/** A hundred times what a page takes; garbage included. */
const heapMegabytes = 256;
/** Includes the memory outside the heap, such as that of buffers. */
const maxMegabytes = 512;

/**
 * A process that renders partners' remotes: without this server's memory, environment, files and output, and with a
 * lower claim on the processor.
 * @param builds the folder of the published builds, which it may read
 */
export function partnerWorker(file: string, builds: string): RenderWorker {
  const readable = [dirname(file), resolve(builds)];
  const child = fork(file, {
    execArgv: [
      '--permission',
      ...readable.map((folder) => `--allow-fs-read=${folder}/*`),
      `--max-old-space-size=${heapMegabytes}`,
    ],
    env: { NODE_ENV: 'production' },
    cwd: dirname(file),
    serialization: 'advanced',
    // A remote's log might name visitors.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const end = new AbortController();
  let reason = new Error('The process for partners’ pages has ended.');
  child.on('error', (problem) => (reason = problem));
  const ended = new Promise<Error>((settle) => {
    child.on('close', () => {
      end.abort();
      settle(reason);
    });
  });

  async function limitMemory() {
    for await (const _ of setInterval(100, undefined, { signal: end.signal, ref: false })) {
      const { megabytes } = await usageOf(child.pid);
      if (megabytes < maxMegabytes) continue;
      reason = new RangeError(`It took more than ${maxMegabytes} MB.`);
      child.kill('SIGKILL');
    }
  }
  // It has ended, or this system does not report it.
  limitMemory().catch(() => undefined);

  return {
    // One that has ended is replaced.
    send: (message) => void child.send(message, () => undefined),
    onMessage: (listener) => void child.on('message', listener),
    ended,
    cpuMs: () =>
      usageOf(child.pid).then(
        ({ cpuMs }) => cpuMs,
        () => performance.now(),
      ),
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The memory of a process on Linux. @throws elsewhere, and when it has ended */
async function usageOf(pid = 0): Promise<{ cpuMs: number; megabytes: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'latin1');
  // After the name, which may hold anything: fields 3 and following, in hundredths of a second and pages of 4 kB.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, pages = 0] = [fields[11], fields[12], fields[21]];
  return { cpuMs: (user + system) * 10, megabytes: (pages * 4096) / 1e6 };
}
