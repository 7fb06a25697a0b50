import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export {
  asOrdinaryUser,
  hasInstalledPostgres,
  startInstalledPostgres,
} from './installed-postgres.ts';

const memory = '/dev/shm';
const enoughBytes = 4 * 1024 ** 3;

/**
 * A new folder for the data of a test's PostgreSQL: in Linux's memory where there is room, because each test's database
 * is a copy of hundreds of small files, whose creation and deletion a disk makes it wait for. What earlier processes
 * left there is deleted.
 */
export async function newTestDataFolder(prefix: string): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  if (bavail * bsize < enoughBytes) return mkdtemp(join(tmpdir(), prefix));

  for (const name of await readdir(memory)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) await rm(join(memory, name), { recursive: true });
  }
  return mkdtemp(join(memory, `${prefix}${process.pid}-`));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
