import { type Migrations } from '@larkfare/data-kit/database';

export { launchInstalled } from './gates/mount/installed-browser.ts';
export { type TestBrowser } from './gates/mount/test-browser.ts';
export { type DeploymentContext } from './gates/gate.ts';
export { openPublished, type PublishedVersions } from './published-versions.ts';
export { type RemoteOnDisk } from './remote-on-disk.ts';
export { retentionSettings } from './retention/retention-settings.ts';
export { buildsIn } from './storage/builds-in.ts';
export { createRegistry, gatesMs, type Registry, type RegistryOptions } from './registry.ts';

export const migrations: Migrations = {
  schema: 'registry',
  folder: new URL('../migrations', import.meta.url),
  hasQueue: true,
};
