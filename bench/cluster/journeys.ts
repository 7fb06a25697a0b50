import { adminPassword } from '../attacks/attack.ts';
import { run } from './programs.ts';
import { type ClusterOptions, type Row } from './row.ts';
import { startCluster } from './start-cluster.ts';

/** Journeys that need no separate site: those of visitors, administrators and partners. */
const files = [
  'find-and-book',
  'enquiries',
  'admin/changes',
  'admin/flights',
  'admin/remotes',
  'admin/whole-way',
];

/** Journeys in a browser through the proxy of two whole sites. */
export const journeys = ({ opened }: ClusterOptions): Promise<Row> => throughProxy(opened, false);

/** The same with two gateways and shells, and one of each other server. */
export const journeysOfServers = ({ opened }: ClusterOptions): Promise<Row> =>
  throughProxy(opened, true);

async function throughProxy(opened: AsyncDisposableStack, separateServers: boolean): Promise<Row> {
  const cluster = await startCluster(opened, { separateServers });
  const playwright = ['test', '--config', 'e2e/playwright.config.ts', '--workers=1'];
  try {
    const output = await run(['npx', 'playwright', ...playwright, ...files], {
      env: {
        SITE_URL: cluster.url,
        SITE_DATABASE_URL: cluster.databaseUrl,
        ADMIN_PASSWORD: adminPassword,
        CI: 'yes',
      },
    });
    return { figures: /\d+ passed/.exec(output)?.[0] ?? '', problems: [] };
  } catch (problem) {
    return { figures: '', problems: [String(problem)] };
  }
}
