import type { Version } from '../registry-api/index.ts';
import { comesWithSite } from '../remote/own-remotes.rules.ts';
import { type Site } from './site.ts';

type Trust = Version['trust'];

export const versionsOf = async (site: Site, name: string): Promise<Version[]> =>
  (await site.get<{ versions: Version[] }>(`/remotes/${name}/versions`)).versions;

/** Whether the site has reviewed the code of a version. */
export const trustOf = async (site: Site, name: string, version: string): Promise<Trust> =>
  (await versionsOf(site, name)).find((each) => each.version === version)?.trust ?? 'unreviewed';

/** Where a version runs. */
export function runtimeNotice(trust: Trust, name: string): string {
  if (trust === 'reviewed') return 'It is reviewed and runs in the page.';
  return comesWithSite(name)
    ? 'Visitors do not see this version until an administrator has reviewed it.'
    : 'It runs in a sandboxed frame until the site’s owner has reviewed this version.';
}
