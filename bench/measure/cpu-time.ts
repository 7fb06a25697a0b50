import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the kernel's own clock is. */
const ticksPerSecond = 100;

interface ProcessTimes {
  parent: number;
  ownMs: number;
  /** Time of children that have ended. */
  endedChildrenMs: number;
}

/** Whether the CPU time of other processes can be read: on Linux only. */
export const isCpuTimeKnown = process.platform === 'linux';

/** CPU time of a process so far, over all threads. */
export const processCpuMs = (pid: number): number => timesOf(pid)?.ownMs ?? NaN;

/** CPU time of PostgreSQL so far: the postmaster and all connections, closed ones included. */
export function postgresCpuMs(postmaster: number): number {
  const parent = timesOf(postmaster);
  if (!parent) return NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timesOf(Number(name)))
    .filter((times) => times?.parent === postmaster);
  return children.reduce(
    (sum, times) => sum + (times?.ownMs ?? 0),
    parent.ownMs + parent.endedChildrenMs,
  );
}

/** The postmaster of a connection; undefined if its process is not visible. */
export function postmasterOf(backend: number): number | undefined {
  if (!isCpuTimeKnown || !/postgres/.test(textOf(`/proc/${backend}/comm`))) return undefined;
  return timesOf(backend)?.parent;
}

/** See proc_pid_stat(5); the name in brackets may hold blanks, so fields are counted behind it. */
function timesOf(pid: number): ProcessTimes | undefined {
  const stat = textOf(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 15) return undefined;
  const ms = (first: number) =>
    ((Number(fields[first]) + Number(fields[first + 1])) * 1000) / ticksPerSecond;
  return { parent: Number(fields[1]), ownMs: ms(11), endedChildrenMs: ms(13) };
}

/** Empty if the process has ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (
      !(error instanceof Error) ||
      !('code' in error) ||
      !['ENOENT', 'ESRCH'].includes(String(error.code))
    )
      throw error;
    return '';
  }
}

/** The memory that a process holds, in MiB. */
export const residentMiB = (pid: number): number =>
  Math.round(
    Number(/^VmRSS:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`) ?? '')?.[1] ?? NaN) / 1024,
  );
