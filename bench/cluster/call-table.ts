import { run } from './programs.ts';
import { type ClusterOptions, type Row } from './row.ts';
import { startCluster } from './start-cluster.ts';

/** The credentials of the tests. */
export const testPassword = 'the password of the test';

/** The test of several sites: the call table through the proxy; sessions, limits and failures over both sites. */
export const callTable = ({ opened }: ClusterOptions): Promise<Row> => throughProxy(opened, false);

/** The same with a gateway and a shell for each site, and one of each other server. */
export const callTableOfServers = ({ opened }: ClusterOptions): Promise<Row> =>
  throughProxy(opened, true);

async function throughProxy(opened: AsyncDisposableStack, separateServers: boolean): Promise<Row> {
  const cluster = await startCluster(opened, {
    separateServers,
    // The same values as in the test.
    env: {
      DEMO_DATA: 'none',
      ADMIN_PASSWORD: testPassword,
      POSTS_PER_MINUTE: '400',
      READS_PER_MINUTE: '800',
    },
  });
  return runTests(['standalone/src/several-sites.slow.test.ts'], {
    env: {
      SITES: `${cluster.siteUrls[0]} ${cluster.url}`,
      DATA_DIR: cluster.dataFolder,
      TEST_DATABASE_URL: cluster.databaseUrl,
    },
  });
}

/** The tests that Jest's arguments choose, of this working tree or of another one. */
export async function runTests(tests: string[], at: Parameters<typeof run>[1]): Promise<Row> {
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--silent', ...tests];
  try {
    const output = await run([process.execPath, ...jest], at);
    return { figures: /Tests: +(.*)/.exec(output)?.[1] ?? '', problems: [] };
  } catch (problem) {
    return { figures: '', problems: [String(problem)] };
  }
}
