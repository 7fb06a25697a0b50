import { startSite, type SiteProcess } from '@larkfare/test-servers';
import { adminPassword } from '../../start-site.ts';
import { useSql } from '../site.ts';
import { test as office } from './office.ts';

/** Journeys of the back office on a separate site, because what they write would be in the way of others. */
export const testOnIsolatedSite = (env: Record<string, string> = {}) =>
  office.extend<object, { isolatedSite: SiteProcess }>({
    isolatedSite: [
      async ({}, use) => {
        const site = await startSite({
          env: {
            READS_PER_MINUTE: '100000',
            POSTS_PER_MINUTE: '100000',
            ADMIN_PASSWORD: adminPassword,
            ...env,
          },
        });
        await use(site);
        await site.stop();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: async ({ isolatedSite }, use) => use(isolatedSite.url),
    sql: async ({ isolatedSite }, use) => useSql(isolatedSite.databaseUrl, use),
  });
