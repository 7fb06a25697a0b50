import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Debian's programs. @throws naming the packages that are missing */
export function findPrograms() {
  const postgres = globSync('/usr/lib/postgresql/*/bin').at(-1) ?? '';
  const programs = {
    postgres: join(postgres, 'postgres'),
    pgbouncer: '/usr/sbin/pgbouncer',
    haproxy: '/usr/sbin/haproxy',
    redis: '/usr/bin/redis-server',
  };
  if (!Object.values(programs).every((path) => existsSync(path)))
    throw new Error(
      'Please run this first: apt-get install postgresql pgbouncer haproxy redis-server',
    );
  return { ...programs, initdb: join(postgres, 'initdb') };
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
  }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  });
  return stdout + stderr;
}
