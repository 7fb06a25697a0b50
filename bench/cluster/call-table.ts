import { run } from './programs.ts';
import { type Row } from './row.ts';
import { startCluster } from './start-cluster.ts';

/** The test of several sites: the call table through the proxy; sessions, limits and failures over both sites. */
export async function callTable(): Promise<Row> {
  await using cluster = await startCluster({
    DEMO_DATA: 'none',
    // As the test has them.
    ADMIN_PASSWORD: 'the password of the test',
    POSTS_PER_MINUTE: '400',
  });
  const test = 'standalone/src/several-sites.test.ts';
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--silent', test];
  const env = {
    SITES: `${cluster.siteUrls[0]} ${cluster.url}`,
    TEST_DATABASE_URL: cluster.databaseUrl,
  };
  try {
    const output = await run([process.execPath, ...jest], { env });
    return { figures: /Tests: +(.*)/.exec(output)?.[1] ?? '', problems: [] };
  } catch (problem) {
    return { figures: '', problems: [String(problem)] };
  }
}
