import { execFile, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The command that root puts before PostgreSQL's programs, which refuse to run as root. */
export const asOrdinaryUser =
  process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=1000', '--map-group=1000'] : [];

const programs = globSync('/usr/lib/postgresql/*/bin').at(-1) ?? '';
const command = (program: string, ...args: string[]) => {
  const [first = '', ...rest] = [...asOrdinaryUser, join(programs, program), ...args];
  return [first, rest] as const;
};

/** Whether Debian's PostgreSQL is installed and may be run: the server and, of the same version, pg_dump. */
export const hasInstalledPostgres = spawnSync(...command('initdb', '--version')).status === 0;

/**
 * Starts Debian's PostgreSQL on a new folder: an empty cluster without anybody else's roles.
 * @returns its address
 */
export async function startInstalledPostgres(
  opened: AsyncDisposableStack,
  folder: string,
): Promise<string> {
  const run = async (program: string, ...args: string[]) =>
    void (await promisify(execFile)(...command(program, ...args)));
  await mkdir(folder);
  const data = ['-D', join(folder, 'postgres')];
  const settings = `-F -k ${folder} -c listen_addresses=`;
  await run('initdb', ...data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N');
  await run('pg_ctl', 'start', '-w', ...data, '-l', join(folder, 'log'), '-o', settings);
  opened.defer(() => run('pg_ctl', 'stop', '-m', 'immediate', ...data));
  return `postgresql://owner@localhost/postgres?host=${encodeURIComponent(folder)}`;
}
