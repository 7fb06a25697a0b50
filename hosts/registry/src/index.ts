import { type Migrations } from '@larkfare/data-kit/database';

export { launchInstalled } from './checks/mount/installed-browser.ts';
export { type TestBrowser } from './checks/mount/installed-browser.ts';
export { type DeploymentContext } from './checks/gate.ts';
export { openPublished, type PublishedVersions } from './serving/published-versions.ts';
export { type RemoteOnDisk } from './serving/remote-on-disk.ts';
export { retentionSettings } from './feedback/delete-expired.ts';
export { buildsIn } from './versions/bucket-storage.ts';
export { createRegistry, gatesMs, type Registry, type RegistryOptions } from './registry.ts';

export const migrations: Migrations = {
  schema: 'registry',
  folder: new URL('../migrations', import.meta.url),
  hasQueue: true,
};
