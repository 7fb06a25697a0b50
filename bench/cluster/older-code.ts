import { join } from 'node:path';
import { eventually, freePorts } from '@larkfare/server-kit/testing';
import { runTests, testPassword } from './call-table.ts';
import { run } from './programs.ts';
import { type ClusterOptions, type Row } from './row.ts';
import { temporaryFolder } from './start-cluster.ts';
import { query, startPostgres } from './start-postgres.ts';

/** The call table of older code on this schema, and of this code on a database that the older code has made. */
export async function olderCode({ opened, older }: ClusterOptions): Promise<Row> {
  const there = join(temporaryFolder(opened, 'larkfare-older-'), 'tree');
  const commit = older ?? (await beforeLastMigration());
  await run(['git', 'worktree', 'add', '--detach', there, commit]);
  opened.defer(() => run(['git', 'worktree', 'remove', '--force', there]).then(() => undefined));
  const prepare = "import('./scripts/prepare.mjs').then((steps) => steps.prepareSources())";
  await run([process.execPath, '-e', prepare], { cwd: there });

  const here = process.cwd();
  const onThis = await callTableOn(opened, { schema: here, code: there });
  const back = await callTableOn(opened, { schema: there, code: here });
  return {
    figures: `${commit.slice(0, 9)} on this schema: ${onThis.figures}; back: ${back.figures}`,
    problems: [...onThis.problems, ...back.problems],
  };
}

/** The last code that does not know the newest migration. */
async function beforeLastMigration(): Promise<string> {
  const last = await run(['git', 'log', '-1', '--format=%H', '--', '*/migrations/*.sql']);
  return (await run(['git', 'rev-parse', `${last.trim()}~1`])).trim();
}

/** The results of a working tree's tests where another one's migrations have run in every new database. */
async function callTableOn(
  opened: AsyncDisposableStack,
  { schema, code }: Record<'schema' | 'code', string>,
): Promise<Row> {
  const [port = 0] = await freePorts(1);
  await startPostgres(opened, { folder: temporaryFolder(opened, 'larkfare-older-'), port });
  const url = `postgresql://owner@127.0.0.1:${port}`;
  // PostgreSQL copies every new database from template1, where it forbids what migrations do.
  await eventually(() =>
    query(`${url}/postgres`, 'GRANT TEMPORARY ON DATABASE template1 TO PUBLIC'),
  );
  const migrate = ['--import', './scripts/swc-hook.mjs', 'standalone/src/migrate.ts'];
  await run([process.execPath, ...migrate], {
    cwd: schema,
    env: { DATABASE_URL: `${url}/template1`, DEMO_DATA: 'none', ADMIN_PASSWORD: testPassword },
  });
  return runTests(['--selectProjects', 'server', '--testMatch', '**/call-table/call-table*.ts'], {
    cwd: code,
    env: { TEST_DATABASE_URL: `${url}/postgres` },
  });
}
