import { eventually, freePorts } from '@larkfare/server-kit/testing';
import { openFolder, queryOnce } from '../harness/sites.ts';
import { type ClusterOptions, type Row, startCluster, startPostgres } from './start-cluster.ts';
import { run } from './supervise.ts';

/** The credentials of the tests. */
const testPassword = 'the password of the test';

/** The test of several sites: the call table through the proxy; sessions, limits and failures over both sites. */
export async function callTable({ opened }: ClusterOptions): Promise<Row> {
  const env = { DEMO_DATA: 'none', ADMIN_PASSWORD: testPassword };
  // The same limits as in the test.
  const limits = { POSTS_PER_MINUTE: '400', READS_PER_MINUTE: '800' };
  const cluster = await startCluster(opened, { env: { ...env, ...limits } });
  return runJest(['standalone/src/several-sites.slow.test.ts'], {
    env: {
      SITES: `${cluster.siteUrls[0]} ${cluster.url}`,
      DATA_DIR: cluster.dataFolder,
      TEST_DATABASE_URL: cluster.databaseUrl,
    },
  });
}

/** The call table of older code on this schema, and of this code on a database that the older code has made. */
export async function olderCode({ opened, older }: ClusterOptions): Promise<Row> {
  const there = `${await openFolder(opened, 'larkfare-older-')}/tree`;
  const commit = older ?? (await commitBeforeLastMigration());
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

async function commitBeforeLastMigration(): Promise<string> {
  const last = await run(['git', 'log', '-1', '--format=%H', '--', '*/migrations/*.sql']);
  return (await run(['git', 'rev-parse', `${last.trim()}~1`])).trim();
}

/** The results of a working tree's tests where another one's migrations have run in every new database. */
async function callTableOn(
  opened: AsyncDisposableStack,
  { schema, code }: Record<'schema' | 'code', string>,
): Promise<Row> {
  const [port = 0] = await freePorts(1);
  await startPostgres(opened, { folder: await openFolder(opened, 'larkfare-older-'), port });
  const url = `postgresql://owner@127.0.0.1:${port}`;
  // PostgreSQL copies every new database from template1, where it forbids what migrations do.
  await eventually(() =>
    queryOnce(`${url}/postgres`, 'GRANT TEMPORARY ON DATABASE template1 TO PUBLIC'),
  );
  const migrate = ['--import', './scripts/swc-hook.mjs', 'standalone/src/migrate.ts'];
  await run([process.execPath, ...migrate], {
    cwd: schema,
    env: { DATABASE_URL: `${url}/template1`, DEMO_DATA: 'none', ADMIN_PASSWORD: testPassword },
  });
  return runJest(['--selectProjects', 'server', '--testMatch', '**/call-table/call-table*.ts'], {
    cwd: code,
    env: { TEST_DATABASE_URL: `${url}/postgres` },
  });
}

/** The tests that Jest's arguments choose, of this working tree or of another one. */
async function runJest(tests: string[], where: Parameters<typeof run>[1]): Promise<Row> {
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--silent'];
  try {
    const output = await run([process.execPath, ...jest, ...tests], where);
    return { figures: /Tests: +(.*)/.exec(output)?.[1] ?? '', problems: [] };
  } catch (problem) {
    return { figures: '', problems: [String(problem)] };
  }
}
