import type { Remote } from '../remotes/remote-folder.ts';

/**
 * The address of a request on this site.
 * @param origin the site’s own; the Host header may hold any text
 */
export function pageAddress(origin: string, url: string): URL {
  // Joined as text: a path that starts with two slashes would otherwise be parsed as another host.
  const address = origin + url;
  return new URL(URL.canParse(address) ? address : origin);
}

/** Added to links by advertisers and mail programs; no page reads them. */
const tracking =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|mc_cid|mc_eid|_gl|_ga)$/;

/**
 * The address with the parameters that its page reads, in one order, so that no others make another page.
 * @param parameters as the route declares them; without them all but tracking parameters are kept
 */
export function renderedAddress(address: URL, parameters?: readonly string[]): URL {
  const canonical = new URL(address);
  const isRead = (name: string) => parameters?.includes(name) ?? !tracking.test(name);
  for (const name of new Set(canonical.searchParams.keys()))
    if (!isRead(name)) canonical.searchParams.delete(name);
  canonical.searchParams.sort();
  return canonical;
}

/** The key of a shared page: address, day and the builds of all remotes, with the slots that they fill. */
export const pageKey = (address: URL, today: string, remotes: Remote[]): string =>
  [address.href, today, ...remotes.map(buildsOf)].join(' ');

const buildsOf = ({ name, manifest, version, previous, sandbox, slots }: Remote): string =>
  [
    name,
    version,
    manifest?.build,
    sandbox && 'sandbox',
    previous?.version,
    previous?.manifest?.build,
    previous?.sandbox && 'sandbox',
    slots?.map(({ slot, place }) => slot + place),
  ].join(':');
