import type { Remote } from '../remotes/remote-folder.ts';

/** Added to links by advertisers and mail programs; no page depends on them. */
const tracking =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|mc_cid|mc_eid|_gl|_ga)$/;

/** The address without tracking parameters and with the others in one order. */
export function canonicalAddress(address: URL): URL {
  const canonical = new URL(address);
  for (const name of new Set(canonical.searchParams.keys()))
    if (tracking.test(name)) canonical.searchParams.delete(name);
  canonical.searchParams.sort();
  return canonical;
}

/** What a page is the same for: address, day and the builds of all remotes. */
export const pageKey = (address: URL, today: string, remotes: Remote[]): string =>
  [address.href, today, ...remotes.map(buildsOf)].join(' ');

const buildsOf = ({ name, manifest, version, previous, sandbox }: Remote): string =>
  [
    name,
    version,
    manifest?.build,
    sandbox && 'sandbox',
    previous?.version,
    previous?.manifest?.build,
  ].join(':');
