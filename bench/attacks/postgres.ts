import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteProcess } from '@larkfare/test-servers';

/** The process of a site's embedded PostgreSQL. */
export const postmasterOf = ({ dataFolder }: SiteProcess): number =>
  Number(readFileSync(join(dataFolder, 'database/postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** Sends a signal to PostgreSQL with all its processes. */
export function signalPostgres(site: SiteProcess, signal: NodeJS.Signals): void {
  const server = postmasterOf(site);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server)], {
    encoding: 'utf8',
  });
  for (const id of [server, ...children.trim().split(/\s+/).map(Number)]) {
    try {
      process.kill(id, signal);
    } catch (problem) {
      // One whose client has left ends without help.
      if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') throw problem;
    }
  }
}
