import { readTrustedDocuments } from '@larkfare/gateway';
import { type PublishedVersions } from '@larkfare/registry';
import { isProduction } from '@larkfare/server-kit/process';
import { type SettingsOf } from './settings.ts';

/** The gateway's options from the settings and the registry, in whichever process it runs. */
export const gatewayOptions = async (
  settings: SettingsOf<'gateway'>,
  { operations, operationsOf, isPartner, shareUsage }: PublishedVersions,
) => ({
  production: isProduction(settings),
  trustedDocuments: await readTrustedDocuments(settings.REMOTES_DIR),
  permitsOthers: settings.TRUSTED_DOCUMENTS === 'off',
  otherDocuments: { published: operations, ofCaller: operationsOf, isPartner },
  rateLimits: {
    readsPerMinute: settings.READS_PER_MINUTE,
    postsPerMinute: settings.POSTS_PER_MINUTE,
  },
  shareUsage,
});
