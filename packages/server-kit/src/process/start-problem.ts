import { resolve } from 'node:path';
import { freeBytesOf } from './free-bytes.ts';

interface Fault extends NodeJS.ErrnoException {
  address?: string;
  port?: number;
  hostname?: string;
}

const cannotConnect = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'];
/** Codes of PostgreSQL: a relation, a schema or a role of a service is missing. */
const notMigrated = ['42P01', '3F000', '22023'];
const fullDisk = ['ENOSPC', '53100'];
const unusableFolder: Record<string, string> = {
  EROFS: 'it is on a read-only disk',
  // Node reports this for a read-only disk, because mkdir makes missing folders.
  ENOENT: 'it is on a read-only disk, or its disk is missing',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EEXIST: 'a file has that name',
  ENOTDIR: 'a part of its path is a file',
};

/** Space that PostgreSQL needs for the next file of its log. */
const leastFreeBytes = 32 * 1024 ** 2;
export const isDiskFull = (freeBytes = Infinity): boolean => freeBytes < leastFreeBytes;

/**
 * Why a command ends, in a sentence with the setting's name and what to do about it.
 * @param settings the environment
 * @param freeBytes of the disk of DATA_DIR, if they are known
 */
export function startProblem(
  problem: unknown,
  settings: NodeJS.ProcessEnv,
  freeBytes?: number,
): string {
  if (!(problem instanceof Error)) return String(problem);
  const { code = '', message, path, syscall, ...fault } = described(problem);
  const folder = settings.DATA_DIR ?? '.data';
  if (fullDisk.includes(code) || isDiskFull(freeBytes))
    return `The disk of DATA_DIR (${folder}) or of PostgreSQL is full. Free some space, or choose another folder with DATA_DIR=…`;
  if (cannotConnect.includes(code) || (code === 'ENOENT' && syscall === 'connect')) {
    const { name, host } = settingOf({ ...fault, path }, settings);
    return `${host} cannot be reached. Check ${name}, and that the server there is running.`;
  }
  if (notMigrated.includes(code))
    return `The database is not prepared (${message}). Run npm run migrate with the same DATABASE_URL first.`;
  const reason = unusableFolder[code];
  if (reason && path && resolve(path).startsWith(resolve(folder)))
    return `DATA_DIR=${folder} cannot be used: ${reason} (${path}). Choose another folder with DATA_DIR=…`;
  return message;
}

/** A host with several addresses fails with an error for each. */
function described(problem: Error): Fault & { code?: string } {
  const [first] = problem instanceof AggregateError ? (problem.errors as Fault[]) : [];
  const { code, message, path, syscall, address, port, hostname } = first ?? (problem as Fault);
  return { name: '', code, message, path, syscall, address, port, hostname };
}

/** The setting that names the host and port of a failed connection; the database's, if none does. */
function settingOf(
  { address, port, hostname, path }: Partial<Fault>,
  settings: NodeJS.ProcessEnv,
): { name: string; host: string } {
  const host = path ?? [hostname ?? address, port].filter(Boolean).join(':');
  const [name = 'DATABASE_URL'] =
    Object.entries(settings).find(([key, value]) => {
      const url = key.endsWith('_URL') && value ? URL.parse(value) : undefined;
      return url && (hostname ? url.hostname === hostname : url.port === String(port));
    }) ?? [];
  return { name, host };
}

/** Ends a command that cannot go on, with a sentence for its operator. */
export async function endWithProblem(problem: unknown): Promise<never> {
  const freeBytes = await freeBytesOf(process.env.DATA_DIR ?? '.data');
  console.error(startProblem(problem, process.env, freeBytes));
  process.exit(1);
}
