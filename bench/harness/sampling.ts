import { readdirSync, readFileSync } from 'node:fs';

/** Several rounds of one figure: the median, and the quartiles around it. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** @returns NaN without measurements */
export const spread = (figures: readonly number[]): Spread => ({
  median: quantile(figures, 0.5),
  low: quantile(figures, 0.25),
  high: quantile(figures, 0.75),
});

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);
export const p99 = (figures: readonly number[]): number => quantile(figures, 0.99);

/** Interpolates linearly between two figures. */
function quantile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** Processor time of a process so far, over all threads; NaN except on Linux. */
export const processCpuMs = (pid: number): number => timesOf(pid)?.ownMs ?? NaN;

/** Processor time of PostgreSQL so far: the postmaster and all connections, closed ones included. */
export function postgresCpuMs(postmaster: number): number {
  const parent = timesOf(postmaster);
  if (!parent) return NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timesOf(Number(name)))
    .filter((times) => times?.parent === postmaster);
  const ownMs = parent.ownMs + parent.endedChildrenMs;
  return children.reduce((sum, times) => sum + (times?.ownMs ?? 0), ownMs);
}

/** The postmaster of a connection; undefined if its process is not visible. */
export const postmasterOf = (backend: number): number | undefined =>
  /postgres/.test(textOf(`/proc/${backend}/comm`)) ? timesOf(backend)?.parent : undefined;

/** The memory that a process holds, in MiB; NaN except on Linux. */
export const residentMiB = (pid: number): number =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? NaN) / 1024);

/** Linux counts processor time in hundredths of a second, whatever the kernel's own clock is. */
const ticksPerSecond = 100;

/** See proc_pid_stat(5); the name in brackets may hold blanks, so fields are counted behind it. */
function timesOf(pid: number) {
  const stat = textOf(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 15) return undefined;
  const ms = (first: number) =>
    ((Number(fields[first]) + Number(fields[first + 1])) * 1000) / ticksPerSecond;
  return { parent: Number(fields[1]), ownMs: ms(11), endedChildrenMs: ms(13) };
}

/** Empty if the process has ended, or where /proc is missing. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
