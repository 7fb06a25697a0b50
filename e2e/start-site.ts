import { buildSampleRemote, makeSiteTemplate, startSite } from '@larkfare/test-servers';

export const adminPassword = process.env.ADMIN_PASSWORD ?? 'a password for the journeys';

/** One site for all journeys that leave it as they found it. SITE_URL, SITE_DATABASE_URL and ADMIN_PASSWORD bring another. */
export default async function startSharedSite() {
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
