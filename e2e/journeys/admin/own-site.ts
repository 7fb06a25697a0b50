import { startSite, type SiteProcess } from '../../site-process.ts';
import { adminPassword } from '../../start-site.ts';
import { test as office } from './office.ts';

/** Journeys of the back office on a site of their own, because what they write would be in the way of others. */
export const testOnOwnSite = (env: Record<string, string> = {}) =>
  office.extend<object, { ownSite: SiteProcess }>({
    ownSite: [
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
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ ownSite }, use) => use(ownSite.url),
  });
