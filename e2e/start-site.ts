import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildSampleRemote, makeSiteTemplate, startSite } from '@larkfare/test-servers';

export const adminPassword = process.env.ADMIN_PASSWORD ?? 'a password for the journeys';

/** The log of all sites of a run, which `site-log-reporter.ts` prints if a journey fails. */
export const siteLog = new URL('../test-results/sites.log', import.meta.url);

/** One site for all journeys that leave it as they found it. SITE_URL, SITE_DATABASE_URL and ADMIN_PASSWORD bring another. */
export default async function startSharedSite() {
  await mkdir(new URL('.', siteLog), { recursive: true });
  process.env.SITE_LOG = fileURLToPath(siteLog);
  const template = process.env.SITE_URL
    ? undefined
    : makeSiteTemplate({ ADMIN_PASSWORD: adminPassword });
  buildSampleRemote(); // While the template's site starts.
  const removeTemplate = await template;
  if (!removeTemplate) return undefined;
  const site = await startSite({
    env: { READS_PER_MINUTE: '100000', POSTS_PER_MINUTE: '100000', ADMIN_PASSWORD: adminPassword },
  });
  process.env.SITE_URL = site.url;
  process.env.SITE_DATABASE_URL = site.databaseUrl;
  return async () => {
    await site.stop();
    await removeTemplate();
  };
}
